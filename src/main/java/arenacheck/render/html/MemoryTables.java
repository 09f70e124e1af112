package arenacheck.render.html;

import arenacheck.account.MemoryRow;
import arenacheck.account.Occupant;
import arenacheck.check.Result;
import arenacheck.memory.Address;
import arenacheck.memory.Memory;
import arenacheck.render.MemoryColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The memory table, and section by section what it is made of. */
final class MemoryTables {
  private MemoryTables() {}

  static void print(Markup out, Result result) {
    out.raw("<section id=\"table\">\n<h2>Memory table</h2>\n");
    table(out, result);
    for (String remark : result.accounts().remarks()) {
      out.raw("<p>").message(remark).raw("</p>\n");
    }
    occupants(out, result);
    out.raw("</section>\n");
  }

  private static void table(Markup out, Result result) {
    MemoryColumns columns = new MemoryColumns(result.accounts().rows());
    List<String> titles = new ArrayList<>(List.of("memory"));
    for (String title : columns.titles()) {
      titles.add("#" + title.toLowerCase(Locale.ROOT));
    }
    if (columns.hasBudgets()) {
      titles.add("budget");
    }
    out.raw("<div class=\"wide\"><table>").head(titles.toArray(new String[0]));
    List<String> untouched = new ArrayList<>();
    for (MemoryRow row : result.accounts().rows()) {
      if (!MemoryColumns.isTouched(row)) {
        untouched.add(row.memory());
        continue;
      }
      out.raw("<tr>").cell(row.memory());
      for (String figure : columns.figures(row)) {
        out.number(figure);
      }
      if (columns.hasBudgets()) {
        out.cell(MemoryColumns.budgets(row));
      }
      out.raw("</tr>\n");
    }
    out.raw("</tbody></table></div>\n");
    if (!untouched.isEmpty()) {
      out.raw("<p>nothing in: ").text(String.join(" ", untouched)).raw("</p>\n");
    }
  }

  private static void occupants(Markup out, Result result) {
    if (result.accounts().occupants().isEmpty()) {
      return;
    }
    out.raw("<details><summary>what is in memory, section by section</summary>\n");
    out.raw("<div class=\"wide\"><table>");
    out.head("section", "use", "memory", "from", "to", "#bytes");
    for (int i = 0; i < result.accounts().occupants().size(); i++) {
      Occupant occupant = result.accounts().occupants().get(i);
      Memory memory = result.accounts().layout().at(occupant.range().start());
      out.raw("<tr id=\"use-").raw(i).raw("\">").code(occupant.name());
      out.cell(occupant.kind().text()).cell(memory == null ? null : memory.name());
      out.code(Address.text(occupant.range().start()));
      out.code(occupant.range().end() == 0 ? "2^64" : Address.text(occupant.range().end()));
      out.number(Long.toUnsignedString(occupant.range().length())).raw("</tr>\n");
    }
    out.raw("</tbody></table></div></details>\n");
  }
}
