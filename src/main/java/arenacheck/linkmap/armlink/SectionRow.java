package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;

/**
 * A row of an execution region; positions are those in the line's buffer.
 *
 * @param address run address
 * @param size bytes
 * @param kind what kind of bytes
 * @param name where the section's name starts; -1 for a padding
 * @param nameEnd behind its last byte
 * @param object where the object starts: {@code main.o}, or {@code c_w.l(__main.o)} for a member
 * @param objectEnd behind its last byte
 */
record SectionRow(
    long address, long size, Kind kind, int name, int nameEnd, int object, int objectEnd) {
  enum Kind {
    STORED,
    ZERO,
    PADDING
  }

  private static final byte[] COMPRESSED = LineCursor.literal("COMPRESSED");
  private static final byte[] PAD = LineCursor.literal("PAD");
  private static final byte[] ZERO = LineCursor.literal("Zero");
  private static final byte[] GAP = LineCursor.literal("  ");

  /** Reads a row from its beginning; {@code null} where it is not complete. */
  static SectionRow parse(LineCursor line, boolean hasLoadColumn) {
    line.blanks();
    if (!line.prefixedHex()) {
      return null;
    }
    long address = line.value();
    if (line.blanks() == 0 || hasLoadColumn && !loadCell(line) || !line.prefixedHex()) {
      return null;
    }
    long size = line.value();
    if (line.blanks() == 0) {
      return null;
    }
    if (line.take(PAD)) {
      line.blanks();
      return line.atEnd() ? new SectionRow(address, size, Kind.PADDING, -1, -1, -1, -1) : null;
    }
    Kind kind = line.standsAt(ZERO, line.at()) ? Kind.ZERO : Kind.STORED;
    // Type and attribute: `Data   RO`.
    boolean words = line.word() && line.blanks() > 0 && line.word() && line.blanks() > 0;
    return words && line.decimal() ? named(line, address, size, kind) : null;
  }

  /** An address, {@code -} (nothing is stored) or {@code COMPRESSED}. */
  private static boolean loadCell(LineCursor line) {
    return (line.take('-') || line.take(COMPRESSED) || line.prefixedHex()) && line.blanks() > 0;
  }

  /** Behind the index: two blanks, the mark of the entry section or a blank, a blank, the names. */
  private static SectionRow named(LineCursor line, long address, long size, Kind kind) {
    int name = line.at() + 4;
    if (!line.take(' ')
        || !line.take(' ')
        || !line.take('*') && !line.take(' ')
        || !line.take(' ')) {
      return null;
    }
    int nameEnd = line.find(GAP);
    if (nameEnd <= name) {
      return null;
    }
    line.goTo(nameEnd);
    line.blanks();
    int object = line.at();
    int objectEnd = line.end();
    return object < objectEnd
        ? new SectionRow(address, size, kind, name, nameEnd, object, objectEnd)
        : null;
  }

  /** {@code __main.o(!!!main)}: how the symbol table names this section. */
  String key(LineCursor line) {
    byte[] bytes = line.bytes();
    int from = object;
    int to = objectEnd;
    if (bytes[to - 1] == ')') {
      for (int at = object; at < to; at++) {
        if (bytes[at] == '(') {
          from = at + 1;
        }
      }
      to = from > object ? to - 1 : to;
    }
    return line.text(from, to) + '(' + line.text(name, nameEnd) + ')';
  }
}
