package arenacheck.render.html;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.image.LinkedObject;
import arenacheck.memory.Address;
import arenacheck.memory.Memory;
import arenacheck.render.CopyLabel;
import arenacheck.render.ObjectLabel;

/** Every storage object: what was promised and what was linked. */
final class ObjectTable {
  private ObjectTable() {}

  static void print(Markup out, Result result) {
    out.raw("<section id=\"objects\">\n<h2>Storage objects</h2>\n");
    if (result.objects().isEmpty()) {
      out.raw("<p>the reports name no storage object</p>\n</section>\n");
      return;
    }
    out.raw("<div class=\"wide\"><table>");
    out.head(
        "arena",
        "object",
        "symbol",
        "status",
        "promised",
        "#bytes",
        "linked",
        "address",
        "#bytes",
        "section",
        "kept at, copied",
        "file");
    for (int i = 0; i < result.objects().size(); i++) {
      row(out, result, i);
    }
    out.raw("</tbody></table></div>\n</section>\n");
  }

  private static void row(Markup out, Result result, int index) {
    ObjectResult object = result.objects().get(index);
    LinkedObject linked = object.linked();
    boolean sized = linked != null && linked.size() != null;
    out.raw("<tr id=\"object-").raw(index).raw("\" class=\"s-").raw(object.status().text());
    out.raw("\">").cell(ObjectLabel.arena(object.subject(), true));
    out.cell(object.subject().object().text());
    out.name(ObjectLabel.symbol(object));
    status(out, object);
    out.cell(object.subject().memory()).number(Long.toString(object.sizeBytes()));
    out.cell(object.linkedMemory());
    out.code(linked == null ? null : Address.text(linked.address()));
    out.number(sized ? Long.toUnsignedString(linked.size()) : null);
    out.name(linked == null ? null : linked.section());
    kept(out, result, object);
    out.name(linked == null ? null : linked.file()).raw("</tr>\n");
  }

  /** Where initial contents are kept, and who copies them to where they run. */
  private static void kept(Markup out, Result result, ObjectResult object) {
    Long load = object.linked() == null ? null : object.linked().loadAddress();
    if (load == null) {
      out.cell(null);
      return;
    }
    if (load == object.linked().address()) {
      out.cell("where it runs");
      return;
    }
    Memory memory = result.accounts().layout().at(load);
    out.raw("<td class=\"kept\"><code>").raw(Address.text(load)).raw("</code>");
    if (memory != null) {
      out.raw(" in ").text(memory.name());
    }
    if (object.copy() != null) {
      out.raw(", ").message(CopyLabel.of(object.copy()));
    }
    out.raw("</td>");
  }

  private static void status(Markup out, ObjectResult object) {
    out.raw("<td><span class=\"status\">").raw(object.status().text()).raw("</span>");
    for (Rule rule : object.rules()) {
      out.raw(" <a href=\"#rule-").raw(rule.text()).raw("\">").raw(rule.text()).raw("</a>");
    }
    out.raw("</td>");
  }
}
