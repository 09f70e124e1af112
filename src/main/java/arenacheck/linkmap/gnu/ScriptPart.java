package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/** The linker script and memory map, line by line; hands over to the cross reference table. */
final class ScriptPart {
  private static final byte[] FILL = GnuLine.word("*fill*");
  private static final byte[] FILL_MASK = GnuLine.word("FILL mask 0x");
  private static final byte[][] COMMANDS = {
    GnuLine.word("CONSTRUCTORS"),
    GnuLine.word("CREATE_OBJECT_SYMBOLS"),
    GnuLine.word("SORT (CONSTRUCTORS)"),
  };

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final SectionFrame frame;
  private final AddressLine addresses;
  private final TopLine top;

  /** Shorter names never stand on a line of their own. */
  private static final int LONG_NAME = 14;

  private boolean cutName;

  /** A one-blank line without an address: a pattern, or a long name of an input section. */
  private final PendingName name = new PendingName();

  ScriptPart(GnuLine line, LinkMapBuilder builder, SectionFrame frame) {
    this.line = line;
    this.builder = builder;
    this.frame = frame;
    addresses = new AddressLine(line, builder, frame);
    top = new TopLine(line, builder, frame);
  }

  /**
   * Reads on; {@code true} where the cross reference table begins with the current line, {@code
   * false} at the end of the file.
   */
  boolean read() {
    boolean more = true;
    boolean crossReference = false;
    while (!crossReference && (more = line.next())) {
      if (line.isCut()) {
        builder.trouble(line.number(), "the line is too long");
      } else {
        crossReference = readLine();
      }
    }
    cutName = !more && (name.isWaiting() || top.isWaiting());
    settle();
    frame.close();
    return more;
  }

  private boolean readLine() {
    int at = line.skipBlanks(line.start());
    if (line.endsAt(at)) {
      settle();
      top.readBlank();
    } else if (at == line.start()) {
      settle();
      return top.read();
    } else if (at == line.start() + 1) {
      settle();
      top.leave();
      readName(at);
    } else if (!top.completes(at) && !completes(at)) {
      settle();
      addresses.read(at);
    }
    return false;
  }

  private void readName(int at) {
    int column = line.start() + GnuLine.COLUMN;
    boolean wide = line.hasColumn();
    if (wide && line.readAddressAndSize(column)) {
      if (line.hasFile()) {
        if (!isFill(at)) {
          frame.addInput(line.bytes(), at, line.nameEnd(), line.number());
        }
      } else if (!line.at(at, FILL)) {
        builder.trouble(line.number(), "the section has no file: " + line.quoted());
        frame.loseInput();
      }
    } else {
      name.set(line.bytes(), at, line.end(wide ? column : at), line.number());
    }
  }

  /** Padding shows its bytes, or nothing, where a section shows its file. */
  private boolean isFill(int at) {
    if (!line.at(at, FILL)) {
      return false;
    }
    int place = line.rest() + 1;
    while (GnuLine.isDigit(line.bytes()[place])) {
      place++;
    }
    return line.endsAt(place);
  }

  /** Whether this line holds the numbers of the long name above it. */
  private boolean completes(int at) {
    if (!name.isWaiting()
        || name.length() < LONG_NAME
        || name.endsLikePattern() && !name.startsLikeSection()
        || at != line.start() + GnuLine.COLUMN
        || !line.readAddressAndSize(at)
        || !line.hasFile()
        || AddressLine.isData(line)) {
      return false;
    }
    frame.addInput(name.bytes(), 0, name.length(), name.line());
    name.clear();
    return true;
  }

  /** The name above was not completed: then it was a pattern or a command. */
  private void settle() {
    if (!name.isWaiting()) {
      return;
    }
    name.clear();
    for (byte[] command : COMMANDS) {
      if (name.isNamed(command)) {
        return;
      }
    }
    if (name.endsLikePattern()) {
      frame.pattern();
    } else if (!name.startsWith(FILL_MASK)) {
      builder.trouble(
          name.line(), "the section " + name.quoted() + " has no address, size and file");
      frame.loseInput();
    }
  }

  /** Whether the file ended with a name that the next line might have completed. */
  boolean endsInName() {
    return cutName;
  }

  /** Whether the statement that names the output file was seen: every whole map has it. */
  boolean namesOutput() {
    return top.namesOutput();
  }
}
