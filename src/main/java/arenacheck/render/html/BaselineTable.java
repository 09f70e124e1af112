package arenacheck.render.html;

import arenacheck.check.Result;
import arenacheck.render.BaselineLines;
import arenacheck.render.DeltaRow;

/** What a saved result says otherwise. */
final class BaselineTable {
  private BaselineTable() {}

  static void print(Markup out, Result result) {
    if (result.baseline() == null) {
      return;
    }
    out.raw("<section id=\"since\">\n<h2>Since the saved result</h2>\n");
    for (String line : BaselineLines.of(result)) {
      out.raw("<p>").message(line).raw("</p>\n");
    }
    if (!result.baseline().memory().isEmpty()) {
      out.raw("<div class=\"wide\"><table>");
      out.head("memory", "figure", "#before", "#after", "#change");
      for (DeltaRow row : DeltaRow.of(result.baseline().memory())) {
        out.raw("<tr>").cell(row.memory()).cell(row.figure()).number(row.before());
        out.number(row.after()).number(row.change()).raw("</tr>\n");
      }
      out.raw("</tbody></table></div>\n");
    }
    out.raw("</section>\n");
  }
}
