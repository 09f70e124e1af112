package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Result;
import arenacheck.io.Place;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * Annotations of a GitHub workflow: one workflow command per finding, the gravest first and ten at
 * most, because GitHub shows no more of a kind and a pull request is no log; the rest is counted.
 * The last line is the summary, for the log.
 *
 * <p>What could not be verified is an error here too: the check ends with an exit code that fails
 * the step, and its annotations must say why. A waived finding is a notice.
 */
public final class GithubRenderer implements Renderer {
  private static final int MOST = 10;

  @Override
  public void render(Result result, Writer out) throws IOException {
    out.write(text(result));
  }

  private static String text(Result result) {
    StringBuilder out = new StringBuilder(1024);
    SourcePlaces places = new SourcePlaces(result);
    List<Finding> findings = GravestFirst.of(result.findings());
    for (Finding finding : findings.subList(0, Math.min(MOST, findings.size()))) {
      annotation(out, finding, places.of(finding));
    }
    if (findings.size() > MOST) {
      out.append("arenacheck: ")
          .append(findings.size() - MOST)
          .append(" of ")
          .append(findings.size())
          .append(" findings are no annotations: the other formats have all\n");
    }
    return out.append("arenacheck: ")
        .append(result.verdict().text())
        .append(": ")
        .append(Summary.of(result))
        .append('\n')
        .toString();
  }

  private static void annotation(StringBuilder out, Finding finding, Place place) {
    out.append("::").append(command(finding)).append(' ');
    if (place != null && place.file() != null) {
      out.append("file=");
      property(out, place.file());
      if (place.line() > 0) {
        out.append(",line=").append(place.line());
        if (place.column() > 0) {
          out.append(",col=").append(place.column());
        }
      }
      out.append(',');
    }
    out.append("title=arenacheck ").append(finding.rule().text());
    if (finding.waived() || finding.level() == Level.UNVERIFIED) {
      out.append(" (").append(FindingText.level(finding)).append(')');
    }
    out.append("::");
    data(out, FindingText.lines(finding, place));
    out.append('\n');
  }

  private static String command(Finding finding) {
    if (finding.waived()) {
      return "notice";
    }
    return switch (finding.level()) {
      case ERROR, UNVERIFIED -> "error";
      case WARNING -> "warning";
      case NOTE -> "notice";
    };
  }

  private static void property(StringBuilder out, String raw) {
    String text = Printable.text(raw);
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case ':' -> out.append("%3A");
        case ',' -> out.append("%2C");
        default -> data(out, text.charAt(i));
      }
    }
  }

  private static void data(StringBuilder out, String text) {
    for (int i = 0; i < text.length(); i++) {
      data(out, text.charAt(i));
    }
  }

  private static void data(StringBuilder out, char c) {
    switch (c) {
      case '%' -> out.append("%25");
      case '\r' -> out.append("%0D");
      case '\n' -> out.append("%0A");
      default -> out.append(c);
    }
  }
}
