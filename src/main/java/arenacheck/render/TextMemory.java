package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.check.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * The memory table: one row for each memory that anything is in or planned for. On a terminal that
 * is too narrow for it, one column for each memory.
 */
final class TextMemory {
  private final TextStyle style;

  TextMemory(TextStyle style) {
    this.style = style;
  }

  void print(StringBuilder out, Result result) {
    List<MemoryRow> rows = new ArrayList<>();
    List<String> untouched = new ArrayList<>();
    for (MemoryRow row : result.accounts().rows()) {
      if (MemoryColumns.isTouched(row)) {
        rows.add(row);
      } else {
        untouched.add(row.memory());
      }
    }
    if (!rows.isEmpty()) {
      out.append('\n');
      StringBuilder table = new StringBuilder();
      table(table, rows);
      out.append(style.fits(table) ? table : turned(rows));
    }
    if (!untouched.isEmpty()) {
      out.append(rows.isEmpty() ? "\n" : "")
          .append("nothing in: ")
          .append(Printable.text(String.join(" ", untouched)))
          .append('\n');
    }
    for (String remark : result.accounts().remarks()) {
      out.append("note: ").append(Printable.text(remark)).append('\n');
    }
  }

  private String title() {
    return style.units() == Units.BYTES ? "MEMORY" : "MEMORY, " + style.units().text();
  }

  private void table(StringBuilder out, List<MemoryRow> rows) {
    MemoryColumns columns = new MemoryColumns(rows, style.units());
    Table table = new Table().left(title());
    for (String title : columns.titles()) {
      table.right(title);
    }
    if (columns.hasBudgets()) {
      table.left("BUDGET");
    }
    for (MemoryRow row : rows) {
      List<String> cells = new ArrayList<>();
      cells.add(Printable.text(row.memory()));
      cells.addAll(columns.figures(row));
      if (columns.hasBudgets()) {
        cells.add(MemoryColumns.budgets(row));
      }
      table.row(cells);
    }
    table.print(out);
  }

  /** The figures below one another, as many memories side by side as fit. */
  private StringBuilder turned(List<MemoryRow> rows) {
    StringBuilder out = new StringBuilder();
    int first = 0;
    while (first < rows.size()) {
      int last = rows.size();
      StringBuilder table = turnedTable(rows.subList(first, last));
      while (last > first + 1 && !style.fits(table)) {
        table = turnedTable(rows.subList(first, --last));
      }
      out.append(out.length() == 0 ? "" : "\n").append(table);
      first = last;
    }
    return out;
  }

  private StringBuilder turnedTable(List<MemoryRow> rows) {
    MemoryColumns columns = new MemoryColumns(rows, style.units());
    Table table = new Table().left(title());
    for (MemoryRow row : rows) {
      table.right(Printable.text(row.memory()));
    }
    List<String> titles = columns.titles();
    for (int figure = 0; figure < titles.size(); figure++) {
      List<String> cells = new ArrayList<>();
      cells.add(titles.get(figure));
      for (MemoryRow row : rows) {
        cells.add(columns.figures(row).get(figure));
      }
      table.row(cells);
    }
    StringBuilder out = new StringBuilder();
    table.print(out);
    for (MemoryRow row : rows) {
      if (!row.budgets().isEmpty()) {
        out.append("budget of ")
            .append(Printable.text(row.memory()))
            .append(": ")
            .append(MemoryColumns.budgets(row))
            .append('\n');
      }
    }
    return out;
  }
}
