package arenacheck.render;

import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.image.LinkedObject;
import arenacheck.memory.Address;

/** The storage objects that are not as promised. */
final class MarkdownObjects {
  private static final int MOST = 50;

  private MarkdownObjects() {}

  static void print(StringBuilder out, Result result) {
    int shown = 0;
    int left = 0;
    for (ObjectResult object : result.objects()) {
      if (object.status() == Status.OK) {
        continue;
      }
      if (shown == 0) {
        out.append("\n| arena | symbol | promised | bytes | linked | address | bytes | status |\n");
        out.append("| --- | --- | --- | ---: | --- | --- | ---: | --- |\n");
      }
      if (shown == MOST) {
        left++;
        continue;
      }
      shown++;
      row(out, object, result.inputs().reports().size() > 1);
    }
    if (left > 0) {
      out.append('\n').append(Count.of(left, "more object")).append(" not as promised\n");
    }
  }

  private static void row(StringBuilder out, ObjectResult object, boolean severalModules) {
    LinkedObject linked = object.linked();
    boolean sized = linked != null && linked.size() != null;
    out.append("| ");
    out.append(Markdown.text(ObjectLabel.arena(object.subject(), severalModules)));
    out.append(' ').append(object.subject().object().text());
    cell(out, name(ObjectLabel.symbol(object)));
    cell(out, name(object.subject().memory()));
    cell(out, Long.toString(object.sizeBytes()));
    cell(out, name(object.linkedMemory()));
    cell(out, linked == null ? "-" : "`" + Address.text(linked.address()) + "`");
    cell(out, sized ? Long.toUnsignedString(linked.size()) : "-");
    StringBuilder status = new StringBuilder("**" + object.status().text() + "**");
    for (Rule rule : object.rules()) {
      status.append(' ').append(rule.text());
    }
    cell(out, status.toString());
    out.append(" |\n");
  }

  private static void cell(StringBuilder out, String text) {
    out.append(" | ").append(text);
  }

  private static String name(String name) {
    return name == null || name.isEmpty() ? "-" : Markdown.code(name);
  }
}
