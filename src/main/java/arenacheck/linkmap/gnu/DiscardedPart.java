package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/**
 * Input sections that the link dropped. Before the memory table nothing else has the shape of an
 * input section, so the shape and the address zero decide, in whatever language the heading is.
 */
final class DiscardedPart {
  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final PendingName name = new PendingName();
  private boolean found;

  DiscardedPart(GnuLine line, LinkMapBuilder builder) {
    this.line = line;
    this.builder = builder;
  }

  /** Looks at an indented line. */
  void read() {
    if (name.isWaiting()) {
      readSecondLine();
      return;
    }
    if (line.bytes()[line.start() + 1] == ' ') {
      return;
    }
    int at = line.start() + GnuLine.COLUMN;
    if (!line.hasColumn()) {
      name.set(line.bytes(), line.start() + 1, line.end(), line.number());
    } else if (line.readAddressAndSize(at) && isDiscarded()) {
      add(line.bytes(), line.start() + 1, line.nameEnd(), line.number());
    } else {
      complain(line.number(), line.quoted());
    }
  }

  private void readSecondLine() {
    int at = line.skipBlanks(line.start());
    name.clear();
    if (at == line.start() + GnuLine.COLUMN && line.readAddressAndSize(at) && isDiscarded()) {
      add(name.bytes(), 0, name.length(), name.line());
    } else {
      complain(name.line(), name.quoted());
      if (at == line.start() + 1) {
        read();
      }
    }
  }

  private boolean isDiscarded() {
    return line.address() == 0 && line.hasFile();
  }

  private void add(byte[] buffer, int start, int end, int number) {
    builder.discarded(buffer, start, end, line.file(builder), line.size(), number);
    builder.listsDiscarded();
    found = true;
  }

  /** A line that is not indented, or the end of the part. */
  void leave() {
    if (name.isWaiting()) {
      name.clear();
      complain(name.line(), name.quoted());
    }
  }

  /** Before the first row, indented lines are a build log's. */
  private void complain(int number, String what) {
    if (found) {
      builder.trouble(number, "the discarded section " + what + " has no size and file");
    }
  }
}
