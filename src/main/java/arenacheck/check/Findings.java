package arenacheck.check;

import java.util.ArrayList;
import java.util.List;

/** Collects findings in the order in which the questions are asked. */
public final class Findings {
  private final List<Finding> all = new ArrayList<>();

  public void add(FindingDraft draft) {
    all.add(draft.done());
  }

  public void add(Finding finding) {
    all.add(finding);
  }

  public List<Finding> all() {
    return all;
  }
}
