package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import java.util.ArrayList;
import java.util.List;

/** The memory table's columns behind the name; one that holds nothing at all is left out. */
public final class MemoryColumns {
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

  private final boolean[] shown = new boolean[TITLES.size()];
  private boolean budgets;

  public MemoryColumns(List<MemoryRow> rows) {
    for (MemoryRow row : rows) {
      Long[] figures = all(row);
      for (int column = 0; column < shown.length; column++) {
        shown[column] |= figures[column] != null;
      }
      budgets |= !row.budgets().isEmpty();
    }
  }

  /** The titles of the columns that are shown. */
  public List<String> titles() {
    return pick(TITLES.toArray());
  }

  /** The figures in the columns that are shown; {@code -} where one is not known. */
  public List<String> figures(MemoryRow row) {
    return pick((Object[]) all(row));
  }

  private List<String> pick(Object[] cells) {
    List<String> picked = new ArrayList<>();
    for (int column = 0; column < shown.length; column++) {
      if (shown[column]) {
        picked.add(cells[column] == null ? "-" : cells[column].toString());
      }
    }
    return picked;
  }

  /** Whether any row has a budget. */
  public boolean hasBudgets() {
    return budgets;
  }

  /** {@code linked 50000 of 65536, total unknown of 131072}; {@code -} for none. */
  public static String budgets(MemoryRow row) {
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

  private static Long[] all(MemoryRow row) {
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
}
