package arenacheck.render;

import arenacheck.check.Result;

/** What a saved result says otherwise, behind the memory table. */
final class TextBaseline {
  private TextBaseline() {}

  static void print(StringBuilder out, Result result) {
    if (result.baseline() == null) {
      return;
    }
    out.append('\n');
    for (String line : BaselineLines.of(result)) {
      out.append(Printable.text(line)).append('\n');
    }
    if (!result.baseline().memory().isEmpty()) {
      TextDeltas.print(out, result.baseline().memory());
    }
  }
}
