package arenacheck.render;

import java.util.ArrayList;
import java.util.List;

/**
 * Columns of text under their titles, two spaces apart. The last column is written as it is and may
 * be of any length.
 */
public final class Table {
  private final List<String> titles = new ArrayList<>();
  private final List<Boolean> right = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  public Table left(String title) {
    return column(title, false);
  }

  /** A column of numbers. */
  public Table right(String title) {
    return column(title, true);
  }

  private Table column(String title, boolean alignRight) {
    titles.add(title);
    right.add(alignRight);
    return this;
  }

  public void row(List<String> cells) {
    if (cells.size() != titles.size()) {
      throw new IllegalArgumentException("row of another width than the table");
    }
    rows.add(cells);
  }

  public void print(StringBuilder out) {
    int[] widths = new int[titles.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = width(titles.get(column));
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], width(row.get(column)));
      }
    }
    print(out, titles, widths);
    for (List<String> row : rows) {
      print(out, row, widths);
    }
  }

  private void print(StringBuilder out, List<String> cells, int[] widths) {
    for (int column = 0; column < widths.length; column++) {
      String cell = cells.get(column);
      String gap = " ".repeat(Math.max(0, widths[column] - width(cell)));
      boolean last = column == widths.length - 1;
      out.append(column == 0 ? "" : "  ");
      if (right.get(column)) {
        out.append(gap).append(cell);
      } else {
        out.append(cell).append(last ? "" : gap);
      }
    }
    out.append('\n');
  }

  private static int width(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
