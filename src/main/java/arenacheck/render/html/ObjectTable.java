package arenacheck.render.html;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.image.LinkedObject;
import arenacheck.memory.Address;
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
        "load address",
        "copied",
        "file");
    for (int i = 0; i < result.objects().size(); i++) {
      row(out, result.objects().get(i), i);
    }
    out.raw("</tbody></table></div>\n</section>\n");
  }

  private static void row(Markup out, ObjectResult object, int index) {
    LinkedObject linked = object.linked();
    boolean sized = linked != null && linked.size() != null;
    boolean stored = linked != null && linked.loadAddress() != null;
    out.raw("<tr id=\"object-").raw(index).raw("\" class=\"s-").raw(object.status().text());
    out.raw("\">").cell(ObjectLabel.arena(object.subject(), true));
    out.cell(object.subject().object().text());
    out.code(ObjectLabel.symbol(object));
    status(out, object);
    out.cell(object.subject().memory()).number(Long.toString(object.sizeBytes()));
    out.cell(object.linkedMemory());
    out.code(linked == null ? null : Address.text(linked.address()));
    out.number(sized ? Long.toUnsignedString(linked.size()) : null);
    out.code(linked == null ? null : linked.section());
    out.code(stored ? Address.text(linked.loadAddress()) : null);
    out.cell(object.copy() == null ? null : CopyLabel.of(object.copy()));
    out.code(linked == null ? null : linked.file()).raw("</tr>\n");
  }

  private static void status(Markup out, ObjectResult object) {
    out.raw("<td><span class=\"status\">").raw(object.status().text()).raw("</span>");
    for (Rule rule : object.rules()) {
      out.raw(" <a href=\"#rule-").raw(rule.text()).raw("\">").raw(rule.text()).raw("</a>");
    }
    out.raw("</td>");
  }
}
