package arenacheck.render;

import arenacheck.check.Baseline;
import arenacheck.check.Finding;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import java.util.List;

/** What a saved result says otherwise, behind the memory table. */
final class TextBaseline {
  private TextBaseline() {}

  static void print(StringBuilder out, Result result) {
    Baseline baseline = result.baseline();
    if (baseline == null) {
      return;
    }
    out.append("\nsince ")
        .append(Printable.text(baseline.path()))
        .append(": ")
        .append(Count.of(moved(result), "storage object"))
        .append(" moved, ")
        .append(baseline.added().size())
        .append(" new, ")
        .append(baseline.removed().size())
        .append(" gone\n");
    objects(out, "new", baseline.added());
    objects(out, "gone", baseline.removed());
    if (!baseline.memory().isEmpty()) {
      TextDeltas.print(out, baseline.memory());
    }
  }

  private static int moved(Result result) {
    int moved = 0;
    for (Finding finding : result.findings()) {
      moved += finding.rule() == Rule.MOVED ? 1 : 0;
    }
    return moved;
  }

  private static void objects(StringBuilder out, String what, List<Subject> objects) {
    for (Subject object : objects) {
      String symbol = object.symbol() == null ? "" : " `" + object.symbol() + "`";
      out.append(what)
          .append(": ")
          .append(Printable.text(object.module()))
          .append(' ')
          .append(object.role().text())
          .append('/')
          .append(Printable.text(object.arenaMemory()))
          .append(' ')
          .append(object.object().text())
          .append(Printable.text(symbol))
          .append('\n');
    }
  }
}
