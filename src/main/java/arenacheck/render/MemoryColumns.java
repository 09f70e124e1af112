package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.Figure;
import arenacheck.account.MemoryRow;
import java.util.ArrayList;
import java.util.List;

/**
 * The memory table's columns behind the name: the figures, but those that nobody could tell, and
 * the share of the capacity that is taken.
 */
public final class MemoryColumns {
  private static final String SHARE = "TAKEN";

  /** The heap behind what is free: it is a part of it. */
  private static final List<Figure> ORDER =
      List.of(
          Figure.CAPACITY,
          Figure.ARENA_USED,
          Figure.SOURCE_BYTES,
          Figure.LINKED,
          Figure.LOAD_IMAGE,
          Figure.OTHER,
          Figure.STACK,
          Figure.FREE,
          Figure.HEAP);

  private final List<Figure> shown = new ArrayList<>();
  private final Units units;
  private boolean share;
  private boolean budgets;

  public MemoryColumns(List<MemoryRow> rows) {
    this(rows, Units.BYTES);
  }

  MemoryColumns(List<MemoryRow> rows, Units units) {
    this.units = units;
    for (Figure figure : ORDER) {
      for (MemoryRow row : rows) {
        if (figure.of(row) != null) {
          shown.add(figure);
          break;
        }
      }
    }
    for (MemoryRow row : rows) {
      share |= share(row) != null;
      budgets |= !row.budgets().isEmpty();
    }
  }

  /** The titles of the columns that are shown. */
  public List<String> titles() {
    List<String> titles = new ArrayList<>();
    for (Figure figure : shown) {
      boolean part = figure == Figure.HEAP && shown.contains(Figure.FREE);
      titles.add(part ? "OF IT HEAP" : figure.title());
      if (figure == Figure.CAPACITY && share) {
        titles.add(SHARE);
      }
    }
    return titles;
  }

  /** The figures in the columns that are shown; {@code -} where one is not known. */
  public List<String> figures(MemoryRow row) {
    List<String> cells = new ArrayList<>();
    for (Figure figure : shown) {
      Long value = figure.of(row);
      cells.add(value == null ? "-" : units.of(value));
      if (figure == Figure.CAPACITY && share) {
        String taken = share(row);
        cells.add(taken == null ? "-" : taken);
      }
    }
    return cells;
  }

  /** {@code 13%}, {@code <1%}, {@code 101%}: what is not free, of the capacity; or {@code null}. */
  public static String share(MemoryRow row) {
    if (row.capacity() == null || row.free() == null || row.capacity() <= 0) {
      return null;
    }
    double percent = 100.0 * (row.capacity() - row.free()) / row.capacity();
    if (percent > 0 && percent < 1) {
      return "<1%";
    }
    // 100 is full: never rounded up to it, and over it is over.
    return (long) (percent > 100 ? Math.ceil(percent) : percent) + "%";
  }

  /** Whether any row has a budget. */
  public boolean hasBudgets() {
    return budgets;
  }

  /** Whether anything is there, or planned, or limited. */
  public static boolean isTouched(MemoryRow row) {
    for (Figure figure : Figure.values()) {
      Long value = figure.of(row);
      boolean room = figure == Figure.CAPACITY || figure == Figure.FREE;
      if (!room && (value == null || value != 0)) {
        return true;
      }
    }
    return !row.budgets().isEmpty();
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
}
