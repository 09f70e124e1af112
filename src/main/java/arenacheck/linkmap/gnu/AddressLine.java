package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/**
 * Lines of the memory map that begin with blanks up to the address: symbols, assignments, data, and
 * the size that a section had before relaxing. Only symbols are facts for us.
 */
final class AddressLine {
  private static final byte[] LOCAL = GnuLine.word("(local) ");
  private static final byte[] ASSIGNS = GnuLine.word(" = ");
  private static final byte[] PAREN = GnuLine.word(" (");
  private static final byte[] NUMBER = GnuLine.word("0x");
  private static final byte[][] STATEMENTS = {
    GnuLine.word("PROVIDE ("), GnuLine.word("ASSERT ("), GnuLine.word(". = ")
  };
  private static final byte[][] VALUES = {
    GnuLine.word("[!provide]"),
    GnuLine.word("*undef*"),
    GnuLine.word("[unresolved]"),
    GnuLine.word("[0x")
  };
  private static final byte[][] DATA = {
    GnuLine.word(" BYTE "),
    GnuLine.word(" SHORT "),
    GnuLine.word(" LONG "),
    GnuLine.word(" QUAD "),
    GnuLine.word(" SQUAD "),
    GnuLine.word(" RELOC ")
  };

  private static final int SYMBOL_GAP = 16;
  private static final int LOCAL_GAP = 8;
  private static final int ASSIGNMENT_GAP = 24;

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final SectionFrame frame;

  /** Whether this ld gives assignments a wider gap than symbols (2.40 with 8 digits). */
  private boolean gapsDiffer;

  AddressLine(GnuLine line, LinkMapBuilder builder, SectionFrame frame) {
    this.line = line;
    this.builder = builder;
    this.frame = frame;
  }

  /**
   * @param at the first byte that is no blank
   */
  void read(int at) {
    int column = at - line.start();
    if (column == GnuLine.COLUMN) {
      readAtColumn(at);
    } else if (column <= GnuLine.COLUMN + 10 || !isRawSize(at)) {
      builder.unknownLine(line.number());
    }
  }

  private void readAtColumn(int at) {
    if (!line.readAddress(at)) {
      if (!isWithoutAddress(at)) {
        builder.trouble(line.number(), "no address: " + line.quoted());
      }
      return;
    }
    int text = line.skipBlanks(line.rest());
    int gap = text - line.rest();
    if (gap == SYMBOL_GAP && isSymbol(text)) {
      frame.addSymbol(text, line.end(text));
    } else if (gap == LOCAL_GAP && line.at(text, LOCAL)) {
      int name = text + LOCAL.length;
      frame.addSymbol(name, line.end(name));
    } else if (line.endsAt(text) || !isAssignment(gap) && !isData()) {
      builder.trouble(line.number(), "an address without its section: " + line.quoted());
      frame.loseInput();
    }
  }

  private boolean isAssignment(int gap) {
    gapsDiffer |= gap >= ASSIGNMENT_GAP;
    return gap >= ASSIGNMENT_GAP || gap == SYMBOL_GAP;
  }

  /**
   * Where both have the same gap, the text decides: an assignment is {@code PROVIDE (}, {@code
   * ASSERT (} or a word and {@code =} between blanks. No name that a compiler makes looks like
   * that.
   */
  private boolean isSymbol(int text) {
    if (gapsDiffer) {
      return true;
    }
    byte[] bytes = line.bytes();
    int at = text;
    while (bytes[at] != ' ' && bytes[at] != '(' && bytes[at] != '\n') {
      at++;
    }
    return bytes[at] == '\n' || !line.at(at, ASSIGNS) && !isStatement(text);
  }

  private boolean isStatement(int text) {
    for (byte[] statement : STATEMENTS) {
      if (line.at(text, statement)) {
        return true;
      }
    }
    return false;
  }

  /** An assignment that has no address to show. */
  private boolean isWithoutAddress(int at) {
    for (byte[] value : VALUES) {
      if (line.at(at, value)) {
        int end = line.end();
        return line.holds(at, end, ASSIGNS) || line.bytes()[end - 1] == ')';
      }
    }
    return false;
  }

  private boolean isData() {
    return line.readSize() && isData(line);
  }

  /** Whether the name of a data statement stands behind the numbers that were read. */
  static boolean isData(GnuLine line) {
    byte letter = line.bytes()[line.rest() + 1];
    if (letter < 'B' || letter > 'S') {
      return false;
    }
    for (byte[] statement : DATA) {
      if (line.at(line.rest(), statement)) {
        return true;
      }
    }
    return false;
  }

  /** {@code 0x27 (size before relaxing)}, in any language. */
  private boolean isRawSize(int at) {
    int end = line.end();
    return line.at(at, NUMBER) && line.bytes()[end - 1] == ')' && line.holds(at, end, PAREN);
  }
}
