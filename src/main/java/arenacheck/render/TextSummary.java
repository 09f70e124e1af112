package arenacheck.render;

import arenacheck.check.Result;

/** The last line: the verdict and what it rests on. */
final class TextSummary {
  private final Colour colour;

  TextSummary(Colour colour) {
    this.colour = colour;
  }

  void print(StringBuilder out, Result result) {
    out.append(colour.verdict(result.verdict(), result.verdict().text()))
        .append(": ")
        .append(Summary.of(result))
        .append('\n');
  }
}
