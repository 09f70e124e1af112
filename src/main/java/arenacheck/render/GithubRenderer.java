package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Result;
import arenacheck.io.Place;

/**
 * Annotations of a GitHub workflow: one workflow command per finding, the gravest first, because
 * GitHub shows only the first ten of a kind; the last line is the summary, for the log.
 *
 * <p>What could not be verified is an error here too: the check ends with an exit code that fails
 * the step, and its annotations must say why. A waived finding is a notice.
 */
public final class GithubRenderer implements Renderer {
  @Override
  public String render(Result result) {
    StringBuilder out = new StringBuilder(1024);
    for (Finding finding : GravestFirst.of(result.findings())) {
      annotation(out, finding);
    }
    return out.append("arenacheck: ")
        .append(result.verdict().text())
        .append(": ")
        .append(Summary.of(result))
        .append('\n')
        .toString();
  }

  private static void annotation(StringBuilder out, Finding finding) {
    out.append("::").append(command(finding)).append(' ');
    Place place = finding.place();
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
    data(out, FindingText.lines(finding));
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
