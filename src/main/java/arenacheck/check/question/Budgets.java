package arenacheck.check.question;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.BudgetWording;
import arenacheck.residency.ResidencyReport;
import java.util.List;

/** Does each memory hold no more than its budget? */
public final class Budgets {
  private final List<ResidencyReport> reports;
  private final List<Asked> asked;

  public Budgets(List<ResidencyReport> reports, List<Asked> asked) {
    this.reports = reports;
    this.asked = asked;
  }

  public void ask(List<MemoryRow> memory, Findings findings) {
    for (MemoryRow row : memory) {
      for (BudgetUse use : row.budgets()) {
        if (use.value() == null) {
          findings.add(BudgetWording.unknown(row, use));
        } else if (use.value() > use.limit()) {
          findings.add(BudgetWording.exceeded(row, use, reports, asked));
        }
      }
    }
  }
}
