package arenacheck.render;

import arenacheck.check.Baseline;
import arenacheck.check.Finding;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import java.util.ArrayList;
import java.util.List;

/** What became of the storage objects since a saved result; raw text, to be made safe. */
public final class BaselineLines {
  private BaselineLines() {}

  /**
   * The sum first, then one line for each object that is new or gone.
   *
   * @param result one with a baseline
   */
  public static List<String> of(Result result) {
    Baseline baseline = result.baseline();
    int moved = 0;
    for (Finding finding : result.findings()) {
      moved += finding.rule() == Rule.MOVED ? 1 : 0;
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "since "
            + baseline.path()
            + ": "
            + Count.of(moved, "storage object")
            + " moved, "
            + baseline.added().size()
            + " new, "
            + baseline.removed().size()
            + " gone");
    add(lines, "new", baseline.added());
    add(lines, "gone", baseline.removed());
    return lines;
  }

  private static void add(List<String> lines, String what, List<Subject> objects) {
    for (Subject object : objects) {
      String arena = object.role().text() + "/" + object.arenaMemory();
      String symbol = object.symbol() == null ? "" : " `" + object.symbol() + "`";
      lines.add(
          what + ": " + object.module() + " " + arena + " " + object.object().text() + symbol);
    }
  }
}
