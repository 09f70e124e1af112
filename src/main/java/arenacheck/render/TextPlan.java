package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.Plan;
import arenacheck.account.PlanRow;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;

/** A plan for people: each report, then what they put into each memory, then the budgets. */
public final class TextPlan {
  private final int tensors;

  /**
   * @param tensors how many of each report are shown, the largest first
   */
  public TextPlan(int tensors) {
    this.tensors = tensors;
  }

  /**
   * The whole document, ending with a newline.
   *
   * @param notes on the reports, told behind them
   */
  public String render(Plan plan, List<String> notes) {
    StringBuilder out = new StringBuilder(4096);
    for (ResidencyReport report : plan.reports()) {
      TextPlanReport.print(out, report, tensors);
      out.append('\n');
    }
    for (String note : notes) {
      out.append("note: ").append(Printable.text(note)).append("\n\n");
    }
    memory(out, plan.memory());
    budgets(out, plan);
    return out.toString();
  }

  private static void memory(StringBuilder out, List<PlanRow> rows) {
    boolean budgets = hasBudgets(rows);
    Table table = new Table().left("MEMORY").right("USED").right("SOURCE").right("SUM");
    if (budgets) {
      table.right("BUDGET").right("FREE");
    }
    for (PlanRow row : rows) {
      List<String> cells = new ArrayList<>();
      cells.add(Printable.text(row.memory()));
      cells.add(Long.toString(row.used()));
      cells.add(Long.toString(row.sources()));
      cells.add(Long.toString(row.sum()));
      if (budgets) {
        BudgetUse use = row.budgets().isEmpty() ? null : row.budgets().get(0);
        cells.add(use == null ? "-" : Long.toString(use.limit()));
        cells.add(use == null ? "-" : Long.toString(use.limit() - use.value()));
      }
      table.row(cells);
    }
    table.print(out);
    for (PlanRow row : rows) {
      if (!row.planned()) {
        out.append("note: no report plans for `")
            .append(Printable.text(row.memory()))
            .append("`: its budget limits nothing\n");
      }
    }
  }

  private static boolean hasBudgets(List<PlanRow> rows) {
    for (PlanRow row : rows) {
      if (!row.budgets().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** One line of its own for each budget, so that the last one alone tells the outcome. */
  private static void budgets(StringBuilder out, Plan plan) {
    StringBuilder kept = new StringBuilder();
    StringBuilder broken = new StringBuilder();
    for (PlanRow row : plan.memory()) {
      for (BudgetUse use : row.budgets()) {
        boolean over = use.value() > use.limit();
        StringBuilder text = over ? broken : kept;
        text.append(text.length() == 0 ? "" : "; ")
            .append(Printable.text(row.memory()))
            .append(over ? " holds " : " ")
            .append(use.value())
            .append(over ? " bytes, over its budget of " : " of ")
            .append(use.limit())
            .append(over ? " by " : " bytes, ")
            .append(over ? use.value() - use.limit() : use.limit() - use.value())
            .append(over ? "" : " free");
      }
    }
    if (kept.length() + broken.length() > 0) {
      out.append(plan.isOverBudget() ? "\nfail: " + broken : "\npass: " + kept).append('\n');
    }
  }
}
