package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import arenacheck.check.Result;
import java.util.ArrayList;
import java.util.List;

/** The memory table, in bytes; columns that hold nothing at all are left out. */
final class TextMemory {
  private static final List<String> TITLES =
      List.of(
          "CAPACITY",
          "ARENA USED",
          "SOURCE",
          "LINKED",
          "LOAD IMAGE",
          "OTHER",
          "STACK",
          "HEAP",
          "FREE");

  private TextMemory() {}

  static void print(StringBuilder out, Result result) {
    List<MemoryRow> rows = result.memory();
    if (rows.isEmpty()) {
      return;
    }
    boolean[] shown = new boolean[TITLES.size()];
    boolean budgets = false;
    for (MemoryRow row : rows) {
      Long[] figures = figures(row);
      for (int column = 0; column < shown.length; column++) {
        shown[column] |= figures[column] != null;
      }
      budgets |= !row.budgets().isEmpty();
    }
    Table table = new Table().left("MEMORY");
    for (int column = 0; column < shown.length; column++) {
      if (shown[column]) {
        table.right(TITLES.get(column));
      }
    }
    if (budgets) {
      table.left("BUDGET");
    }
    for (MemoryRow row : rows) {
      table.row(cells(row, shown, budgets));
    }
    out.append('\n');
    table.print(out);
    for (String remark : result.remarks()) {
      out.append("note: ").append(Printable.text(remark)).append('\n');
    }
  }

  private static Long[] figures(MemoryRow row) {
    return new Long[] {
      row.capacity(),
      row.arenaUsed(),
      row.sourceBytes(),
      row.linked(),
      row.loadImage(),
      row.other(),
      row.stack(),
      row.heap(),
      row.free()
    };
  }

  private static List<String> cells(MemoryRow row, boolean[] shown, boolean budgets) {
    List<String> cells = new ArrayList<>();
    cells.add(Printable.text(row.memory()));
    Long[] figures = figures(row);
    for (int column = 0; column < shown.length; column++) {
      if (shown[column]) {
        cells.add(figures[column] == null ? "-" : figures[column].toString());
      }
    }
    if (budgets) {
      cells.add(budgets(row));
    }
    return cells;
  }

  private static String budgets(MemoryRow row) {
    StringBuilder text = new StringBuilder();
    for (BudgetUse budget : row.budgets()) {
      text.append(text.length() == 0 ? "" : ", ")
          .append(budget.of())
          .append(' ')
          .append(budget.value() == null ? "unknown" : budget.value().toString())
          .append(" of ")
          .append(budget.limit());
    }
    return text.length() == 0 ? "-" : text.toString();
  }
}
