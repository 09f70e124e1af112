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

  /** In the columns of a terminal. */
  private static int width(String cell) {
    int width = 0;
    int at = 0;
    while (at < cell.length()) {
      int c = cell.codePointAt(at);
      at += Character.charCount(c);
      width += c < 0x300 ? 1 : width(c);
    }
    return width;
  }

  /** Marks stand on the character before; East Asian and pictures take two columns (UAX 11). */
  private static int width(int c) {
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    boolean wide =
        c >= 0x1100 && c <= 0x115f
            || c >= 0x2e80 && c <= 0xa4cf && c != 0x303f
            || c >= 0xac00 && c <= 0xd7a3
            || c >= 0xf900 && c <= 0xfaff
            || c >= 0xfe30 && c <= 0xfe6f
            || c >= 0xff00 && c <= 0xff60
            || c >= 0xffe0 && c <= 0xffe6
            || c >= 0x1f300 && c <= 0x1f64f
            || c >= 0x1f900 && c <= 0x1f9ff
            || c >= 0x20000 && c <= 0x3fffd;
    return wide ? 2 : 1;
  }
}
