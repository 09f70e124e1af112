package arenacheck.render;

import arenacheck.check.Result;
import java.util.List;

/** What a saved result says otherwise: in sight, because a review is about the change. */
final class MarkdownBaseline {
  private static final int MOST = 50;

  private MarkdownBaseline() {}

  static void print(StringBuilder out, Result result) {
    if (result.baseline() == null) {
      return;
    }
    List<String> lines = BaselineLines.of(result);
    out.append('\n').append(Markdown.message(lines.get(0))).append('\n');
    out.append(lines.size() > 1 ? "\n" : "");
    for (int i = 1; i < lines.size() && i <= MOST; i++) {
      out.append("- ").append(Markdown.message(lines.get(i))).append('\n');
    }
    if (lines.size() > MOST + 1) {
      out.append("- ").append(lines.size() - MOST - 1).append(" more\n");
    }
    MarkdownDeltas.print(out, result.baseline().memory());
  }
}
