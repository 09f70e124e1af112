package arenacheck.linkmap.lld;

import arenacheck.linkmap.LineCursor;

/** The line above lld's table. */
public final class LldHeader {
  private static final byte[][] COLUMNS = {
    LineCursor.literal("VMA"),
    LineCursor.literal("LMA"),
    LineCursor.literal("Size"),
    LineCursor.literal("Align"),
    LineCursor.literal("Out"),
    LineCursor.literal("In"),
    LineCursor.literal("Symbol")
  };

  private LldHeader() {}

  /** Whether the line is the header of lld 7 and later. Moves the cursor. */
  public static boolean matches(LineCursor line) {
    line.goTo(line.start());
    for (byte[] column : COLUMNS) {
      if (line.blanks() == 0 || !line.take(column)) {
        return false;
      }
    }
    line.blanks();
    return line.atEnd();
  }
}
