package arenacheck.account;

import arenacheck.residency.ResidencyReport;
import java.util.List;

/**
 * What the reports alone say, before any link.
 *
 * @param reports in the order given
 * @param memory what they put into each memory
 */
public record Plan(List<ResidencyReport> reports, List<PlanRow> memory) {
  public Plan {
    reports = List.copyOf(reports);
    memory = List.copyOf(memory);
  }

  /**
   * @param budgets of kind {@link Budget.Of#ARENAS}
   */
  public static Plan of(List<ResidencyReport> reports, List<Budget> budgets) {
    return new Plan(reports, PlanRow.table(reports, budgets));
  }

  /** Whether some memory is over its budget. */
  public boolean isOverBudget() {
    for (PlanRow row : memory) {
      if (row.isOver()) {
        return true;
      }
    }
    return false;
  }
}
