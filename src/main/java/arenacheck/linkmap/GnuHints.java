package arenacheck.linkmap;

/**
 * Signs of a GNU ld map that was cut before its memory table: English headings, and rows of
 * sections, which look the same in every language. gold writes them too, so they decide nothing
 * while there is more to read.
 */
final class GnuHints {
  private static final byte[][] HEADINGS = {
    LineCursor.literal("Archive member included"),
    LineCursor.literal("As-needed library included"),
    LineCursor.literal("Allocating common symbols"),
    LineCursor.literal("Discarded input sections"),
    LineCursor.literal("There are no discarded input sections"),
    LineCursor.literal("Memory Configuration"),
    LineCursor.literal("Linker script and memory map")
  };

  private boolean any;

  boolean any() {
    return any;
  }

  /** Looks at one line from its beginning. */
  void look(LineCursor line) {
    if (!any) {
      any = isHeading(line) || isRow(line);
    }
  }

  private static boolean isHeading(LineCursor line) {
    for (byte[] heading : HEADINGS) {
      if (line.standsAt(heading, line.start())) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@code .text 0x00000000 0x4 main.o} with one blank or none before it; the name may be above.
   */
  private static boolean isRow(LineCursor line) {
    int indent = line.blanks();
    if (indent != 16) {
      if (indent > 1 || !line.take('.') || !line.word()) {
        return false;
      }
      line.blanks();
    }
    int from = line.at();
    if (!line.prefixedHex() || line.at() - from != 10 && line.at() - from != 18) {
      return false;
    }
    return line.blanks() > 0 && line.prefixedHex() && (line.atEnd() || line.blanks() > 0);
  }
}
