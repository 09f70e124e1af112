package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * The order of documents that are cut off or read from the top: what counts for the verdict first,
 * waived findings last, else the findings' own order.
 */
public final class GravestFirst {
  private GravestFirst() {}

  public static List<Finding> of(List<Finding> findings) {
    List<Finding> sorted = new ArrayList<>(findings.size());
    for (Level level : Level.values()) {
      for (Finding finding : findings) {
        if (finding.level() == level && !finding.waived()) {
          sorted.add(finding);
        }
      }
    }
    for (Finding finding : findings) {
      if (finding.waived()) {
        sorted.add(finding);
      }
    }
    return sorted;
  }
}
