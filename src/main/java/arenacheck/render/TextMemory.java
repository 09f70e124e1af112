package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.check.Result;
import java.util.ArrayList;
import java.util.List;

/** The memory table, in bytes. */
final class TextMemory {
  private TextMemory() {}

  static void print(StringBuilder out, Result result) {
    List<MemoryRow> rows = result.accounts().rows();
    if (rows.isEmpty()) {
      return;
    }
    MemoryColumns columns = new MemoryColumns(rows);
    Table table = new Table().left("MEMORY");
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
    out.append('\n');
    table.print(out);
    for (String remark : result.accounts().remarks()) {
      out.append("note: ").append(Printable.text(remark)).append('\n');
    }
  }
}
