package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/**
 * Lines of the memory map that are not indented: output sections and the statements between them. A
 * blank line stands before every output section and before hardly anything else.
 */
final class TopLine {
  private static final byte[] OUTPUT = GnuLine.word("OUTPUT(");
  private static final byte[] NUMBER = GnuLine.word(" 0x");
  private static final byte[][] STATEMENTS = {
    GnuLine.word("LOAD "),
    GnuLine.word("START GROUP"),
    GnuLine.word("END GROUP"),
    GnuLine.word("START LIB"),
    GnuLine.word("END LIB"),
    GnuLine.word("TARGET("),
    GnuLine.word("INSERT AFTER "),
    GnuLine.word("INSERT BEFORE "),
    GnuLine.word("Stats: "),
    OUTPUT,
  };

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final SectionFrame frame;

  /** A name that stands alone: of an output section with numbers below, or of one without any. */
  private final PendingName name = new PendingName();

  private boolean heading;
  private boolean afterBlank;
  private boolean namesOutput;

  TopLine(GnuLine line, LinkMapBuilder builder, SectionFrame frame) {
    this.line = line;
    this.builder = builder;
    this.frame = frame;
  }

  void readBlank() {
    name.clear();
    frame.close();
    afterBlank = true;
  }

  /** An indented line follows, which does not complete a name. */
  void leave() {
    name.clear();
    afterBlank = false;
  }

  /** Reads the line; {@code true} if it is the first row of the cross reference table. */
  boolean read() {
    boolean second = name.isWaiting();
    boolean after = afterBlank;
    leave();
    frame.close();
    int column = line.start() + GnuLine.COLUMN;
    boolean wide = line.hasColumn();
    if (wide && line.readAddressAndSize(column)) {
      heading = true;
      if (line.at(line.start(), MemoryTable.DEFAULT)) {
        builder.incomplete(line.number(), CrossReferencePart.SECOND_MAP);
      }
      open(line.text(line.start(), line.nameEnd()), line.number());
    } else if (isStatement()) {
      heading = true;
      if (after) {
        await();
      }
    } else if (!heading) {
      // The heading of this part, in any language.
      heading = true;
    } else if (after && wide && line.bytes()[column] != ' ') {
      builder.trouble(
          line.number(), "an output section without address and size: " + line.quoted());
    } else if (after) {
      await();
    } else if (second && namesOutput) {
      return true;
    } else if (!line.holds(line.start(), line.end(), NUMBER)) {
      // What is left holds a number: "Address of section .x set to 0x100", in any language.
      builder.unknownLine(line.number());
    }
    return false;
  }

  private void await() {
    name.set(line.bytes(), line.start(), line.end(), line.number());
  }

  private boolean isStatement() {
    for (byte[] statement : STATEMENTS) {
      if (line.at(line.start(), statement)) {
        namesOutput |= statement == OUTPUT && line.bytes()[line.end() - 1] == ')';
        return true;
      }
    }
    return false;
  }

  /** Whether this line holds the numbers of the name above it. */
  boolean completes(int at) {
    boolean mine =
        name.isWaiting()
            && at == line.start() + GnuLine.COLUMN
            && line.readAddressAndSize(at)
            && !AddressLine.isData(line);
    if (mine) {
      open(name.text(), name.line());
    }
    leave();
    return mine;
  }

  /** The address and size were read; a load address may follow, behind words in any language. */
  private void open(String name, int number) {
    long address = line.address();
    long size = line.size();
    int rest = line.skipBlanks(line.rest());
    if (line.endsAt(rest)) {
      frame.openOutput(name, address, size, null, number);
      return;
    }
    int end = line.end();
    int last = end;
    while (last > rest && line.bytes()[last - 1] != ' ') {
      last--;
    }
    if (last > rest && line.readAddress(last) && line.rest() == end) {
      frame.openOutput(name, address, size, line.address(), number);
    } else {
      builder.trouble(line.number(), "an output section with something unknown: " + line.quoted());
    }
  }

  boolean isWaiting() {
    return name.isWaiting();
  }

  boolean namesOutput() {
    return namesOutput;
  }
}
