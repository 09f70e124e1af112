package arenacheck.render;

import arenacheck.check.MemoryDelta;
import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FindingState;
import arenacheck.compare.HashDifference;
import arenacheck.compare.Snapshot;
import java.util.ArrayList;
import java.util.List;

/** A comparison for people; its last line says whether anything differs. */
public final class TextComparison {
  private TextComparison() {}

  /** The whole document, ending with a newline. */
  public static String render(Comparison comparison) {
    StringBuilder out = new StringBuilder(2048);
    sides(out, comparison);
    changes(out, comparison);
    hashes(out, comparison.hashes());
    findings(out, comparison.findings());
    memory(out, comparison.memory());
    for (String line : comparison.notCompared()) {
      out.append("not compared: ").append(Printable.text(line)).append('\n');
    }
    return out.append(comparison.notCompared().isEmpty() ? "" : "\n")
        .append(ComparisonSummary.of(comparison))
        .append('\n')
        .toString();
  }

  private static void sides(StringBuilder out, Comparison comparison) {
    Table table = new Table().left("SIDE").left("FILE").left("WHAT IT IS");
    table.row(side("before", comparison.before()));
    table.row(side("after", comparison.after()));
    table.print(out);
    out.append('\n');
  }

  private static List<String> side(String name, Snapshot side) {
    String what = side.isResult() ? "result, " + side.verdict() : "report";
    return List.of(name, Printable.text(side.path()), what);
  }

  private static void changes(StringBuilder out, Comparison comparison) {
    List<ChangeRow> rows = ChangeRow.of(comparison);
    if (rows.isEmpty()) {
      return;
    }
    Table table =
        new Table().left("WHAT").left("MODULE").left("WHICH").left("SYMBOL").left("CHANGE");
    for (ChangeRow row : rows) {
      List<String> cells = new ArrayList<>();
      cells.add(row.what());
      cells.add(Printable.text(row.module()));
      cells.add(row.name().isEmpty() ? "-" : Printable.text(row.name()));
      cells.add(row.symbol() == null ? "-" : Printable.text(row.symbol()));
      cells.add(Printable.text(row.sentence()));
      table.row(cells);
    }
    table.print(out);
    String left = ChangeRow.left(comparison);
    out.append(left).append(left.isEmpty() ? "\n" : "\n\n");
  }

  private static void hashes(StringBuilder out, List<HashDifference> hashes) {
    for (HashDifference hash : hashes) {
      out.append(Printable.text(ComparisonSummary.text(hash))).append('\n');
      for (String reason : hash.reasons()) {
        out.append("    ").append(Printable.text(reason)).append('\n');
      }
    }
    if (!hashes.isEmpty()) {
      out.append(ComparisonSummary.NO_CHECKSUM).append("\n\n");
    }
  }

  private static void findings(StringBuilder out, List<Change<FindingState>> findings) {
    for (Change<FindingState> change : findings) {
      out.append(change.isAdded() ? "new " : "gone ")
          .append(Printable.text(ComparisonSummary.text(change.latest())))
          .append('\n');
    }
    out.append(findings.isEmpty() ? "" : "\n");
  }

  private static void memory(StringBuilder out, List<MemoryDelta> deltas) {
    if (!deltas.isEmpty()) {
      TextDeltas.print(out, deltas);
      out.append('\n');
    }
  }
}
