package arenacheck.account;

import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the plans put into one memory, in bytes.
 *
 * @param planned whether a report names the memory; else only a budget does
 * @param used sum of {@code used} of the arenas that run there
 * @param sources sum of the generated staged sources' {@code size_bytes} there
 * @param budgets of kind {@link Budget.Of#ARENAS}
 */
public record PlanRow(
    String memory, boolean planned, long used, long sources, List<BudgetUse> budgets) {
  public PlanRow {
    budgets = List.copyOf(budgets);
  }

  /** {@code used} and {@code sources}, at most 2^63 - 1. */
  public long sum() {
    return used > Long.MAX_VALUE - sources ? Long.MAX_VALUE : used + sources;
  }

  /** Whether a budget is over its limit. */
  public boolean isOver() {
    for (BudgetUse budget : budgets) {
      if (budget.value() > budget.limit()) {
        return true;
      }
    }
    return false;
  }

  /**
   * One row per memory that the reports name, then those that only a budget names.
   *
   * @param budgets of kind {@link Budget.Of#ARENAS}: nothing else can be told without an image
   */
  public static List<PlanRow> table(List<ResidencyReport> reports, List<Budget> budgets) {
    PlannedBytes plan = new PlannedBytes(reports);
    Set<String> planned = plan.memories();
    Set<String> memories = new LinkedHashSet<>(planned);
    for (Budget budget : budgets) {
      memories.add(budget.memory());
    }
    List<PlanRow> rows = new ArrayList<>();
    for (String memory : memories) {
      List<BudgetUse> uses = new ArrayList<>();
      for (Budget budget : budgets) {
        if (budget.memory().equals(memory)) {
          long sum = plan.total(memory);
          uses.add(new BudgetUse(budget.of().text(), budget.limit(), sum));
        }
      }
      rows.add(
          new PlanRow(
              memory, planned.contains(memory), plan.used(memory), plan.sources(memory), uses));
    }
    return rows;
  }
}
