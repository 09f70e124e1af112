package arenacheck.render;

import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FindingState;
import arenacheck.compare.HashDifference;
import java.util.ArrayList;
import java.util.List;

/**
 * A comparison for a pull request's comment. Its size is bounded, as {@link MarkdownRenderer}'s is;
 * what is left out is counted.
 */
public final class MarkdownComparison {
  private static final int MOST_CHANGES = 75;
  private static final int MOST_LINES = 50;

  private MarkdownComparison() {}

  /** The whole document, ending with a newline. */
  public static String render(Comparison comparison) {
    StringBuilder out = new StringBuilder(2048);
    out.append("### arenacheck: ")
        .append(Markdown.text(ComparisonSummary.of(comparison)))
        .append("\n\nbefore: ")
        .append(Markdown.code(comparison.before().path()))
        .append(" (")
        .append(comparison.before().kind())
        .append("), after: ")
        .append(Markdown.code(comparison.after().path()))
        .append(" (")
        .append(comparison.after().kind())
        .append(")\n");
    changes(out, ChangeRow.of(comparison));
    String left = ChangeRow.left(comparison);
    out.append(left.isEmpty() ? "" : "\n" + left + "\n");
    hashes(out, comparison.hashes());
    findings(out, comparison.findings());
    MarkdownDeltas.print(out, comparison.memory());
    out.append(comparison.notCompared().isEmpty() ? "" : "\n");
    for (String line : comparison.notCompared()) {
      out.append("- not compared: ").append(Markdown.text(line)).append('\n');
    }
    return out.toString();
  }

  private static void changes(StringBuilder out, List<ChangeRow> rows) {
    if (rows.isEmpty()) {
      return;
    }
    out.append("\n| what | module | which | symbol | change |\n");
    out.append("| --- | --- | --- | --- | --- |\n");
    for (ChangeRow row : rows.subList(0, Math.min(rows.size(), MOST_CHANGES))) {
      out.append("| ").append(row.what());
      out.append(" | ").append(Markdown.text(row.module()));
      out.append(" | ").append(Markdown.text(row.name()));
      out.append(" | ").append(row.symbol() == null ? "" : Markdown.code(row.symbol()));
      out.append(" | ").append(Markdown.text(row.sentence()));
      out.append(" |\n");
    }
    out.append(rows.size() > MOST_CHANGES ? "\n" : "");
    left(out, rows.size() - MOST_CHANGES, "more change");
  }

  private static void left(StringBuilder out, int left, String what) {
    if (left > 0) {
      out.append(Count.of(left, what)).append(" not shown here\n");
    }
  }

  private static void hashes(StringBuilder out, List<HashDifference> hashes) {
    List<String> lines = new ArrayList<>();
    for (HashDifference hash : hashes) {
      lines.add("- " + Markdown.text(ComparisonSummary.text(hash)));
      for (String reason : hash.reasons()) {
        lines.add("  - " + Markdown.message(reason));
      }
    }
    list(out, lines);
    out.append(hashes.isEmpty() ? "" : "- " + ComparisonSummary.NO_CHECKSUM + "\n");
  }

  private static void findings(StringBuilder out, List<Change<FindingState>> findings) {
    List<String> lines = new ArrayList<>();
    for (Change<FindingState> change : findings) {
      lines.add(
          (change.isAdded() ? "- **new** " : "- **gone** ")
              + Markdown.message(ComparisonSummary.text(change.latest())));
    }
    list(out, lines);
  }

  private static void list(StringBuilder out, List<String> lines) {
    out.append(lines.isEmpty() ? "" : "\n");
    for (String line : lines.subList(0, Math.min(lines.size(), MOST_LINES))) {
      out.append(line).append('\n');
    }
    left(out.append(lines.size() > MOST_LINES ? "- " : ""), lines.size() - MOST_LINES, "more line");
  }
}
