package arenacheck.render;

import arenacheck.check.Result;
import arenacheck.check.Verdict;
import arenacheck.flash.FlashFile;
import java.io.IOException;
import java.io.Writer;

/**
 * For a pull-request comment or a step summary: one line and the folded memory table where all is
 * well, else the objects that are not as promised and the findings too. Its size is bounded,
 * because GitHub refuses a comment of more than 65536 characters; what is left out is counted.
 */
public final class MarkdownRenderer implements Renderer {
  /** Invisible; a bot finds its earlier comment by it. */
  private static final String MARK = "<!-- arenacheck -->\n";

  @Override
  public void render(Result result, Writer out) throws IOException {
    out.write(text(result));
  }

  private static String text(Result result) {
    StringBuilder out = new StringBuilder(2048);
    boolean pass = result.verdict() == Verdict.PASS;
    out.append(MARK)
        .append(pass ? "" : "### ")
        .append(pass ? "**arenacheck: pass**" : "arenacheck: " + result.verdict().text())
        .append(pass ? ": " : "\n\n")
        .append(Summary.of(result))
        .append(" (")
        .append(Markdown.code(result.inputs().elf().path()));
    for (FlashFile file : result.inputs().flash()) {
      out.append(", flashed ").append(Markdown.code(file.path()));
    }
    out.append(")\n");
    if (!pass) {
      MarkdownObjects.print(out, result);
    }
    if (!result.findings().isEmpty()) {
      if (pass) {
        open(out, Count.of(result.findings().size(), "finding"));
        MarkdownFindings.print(out, result);
        close(out);
      } else {
        MarkdownFindings.print(out, result);
      }
    }
    MarkdownBaseline.print(out, result);
    if (!result.accounts().rows().isEmpty()) {
      open(out, "memory, in bytes");
      MarkdownMemory.print(out, result);
      close(out);
    }
    return out.toString();
  }

  private static void open(StringBuilder out, String summary) {
    out.append("\n<details><summary>").append(summary).append("</summary>\n");
  }

  private static void close(StringBuilder out) {
    out.append("\n</details>\n");
  }
}
