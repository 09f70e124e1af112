package arenacheck.render;

import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FindingState;
import arenacheck.compare.HashDifference;
import java.util.List;

/** A comparison for a pull request's comment. */
public final class MarkdownComparison {
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
    for (ChangeRow row : rows) {
      out.append("| ").append(row.what());
      out.append(" | ").append(Markdown.text(row.module()));
      out.append(" | ").append(Markdown.text(row.name()));
      out.append(" | ").append(row.symbol() == null ? "" : Markdown.code(row.symbol()));
      out.append(" | ").append(Markdown.text(row.sentence()));
      out.append(" |\n");
    }
  }

  private static void hashes(StringBuilder out, List<HashDifference> hashes) {
    out.append(hashes.isEmpty() ? "" : "\n");
    for (HashDifference hash : hashes) {
      out.append("- ").append(Markdown.text(ComparisonSummary.text(hash))).append('\n');
      for (String reason : hash.reasons()) {
        out.append("  - ").append(Markdown.message(reason)).append('\n');
      }
    }
    out.append(hashes.isEmpty() ? "" : "- " + ComparisonSummary.NO_CHECKSUM + "\n");
  }

  private static void findings(StringBuilder out, List<Change<FindingState>> findings) {
    out.append(findings.isEmpty() ? "" : "\n");
    for (Change<FindingState> change : findings) {
      out.append(change.isAdded() ? "- **new** " : "- **gone** ")
          .append(Markdown.message(ComparisonSummary.text(change.latest())))
          .append('\n');
    }
  }
}
