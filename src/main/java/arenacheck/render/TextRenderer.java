package arenacheck.render;

import arenacheck.check.Result;
import arenacheck.check.Verdict;
import java.io.IOException;
import java.io.Writer;

/**
 * For people: inputs, a table of every storage object, the findings, the memory table and one
 * summary line, in this order. A quiet one prints the findings, and the summary line only where the
 * verdict is not {@code pass}.
 */
public final class TextRenderer implements Renderer {
  private final TextStyle style;
  private final Colour colour;

  public TextRenderer(TextStyle style) {
    this.style = style;
    this.colour = style.colour() ? Colour.ANSI : Colour.NONE;
  }

  @Override
  public void render(Result result, Writer out) throws IOException {
    out.write(text(result));
  }

  private String text(Result result) {
    StringBuilder out = new StringBuilder(4096);
    TextFindings findings = new TextFindings(colour);
    if (style.quiet()) {
      findings.print(out, result);
      if (result.verdict() != Verdict.PASS) {
        new TextSummary(colour).print(out, result);
      }
      return out.toString();
    }
    TextInputs.print(out, result);
    new TextObjects(colour).print(out, result);
    if (!result.findings().isEmpty()) {
      out.append('\n');
      findings.print(out, result);
    }
    new TextMemory(style).print(out, result);
    TextBaseline.print(out, result);
    out.append('\n');
    if (!result.findings().isEmpty()) {
      out.append("more about a rule: arenacheck explain ")
          .append(GravestFirst.of(result.findings()).get(0).rule().text())
          .append('\n');
    }
    new TextSummary(colour).print(out, result);
    return out.toString();
  }
}
