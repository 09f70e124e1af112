package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/**
 * The cross reference table and the statistics behind it. Nothing is taken from them: the first
 * file of a symbol need not be the one that defines it. Lines of another shape are counted, so that
 * a memory map that was taken for this table by mistake does not vanish.
 */
final class CrossReferencePart {
  /** Two links in one log: nobody can tell which of them made the image. */
  static final String SECOND_MAP = "a second map begins before this line";

  private static final int FILES = 50;

  private final GnuLine line;
  private final LinkMapBuilder builder;

  CrossReferencePart(GnuLine line, LinkMapBuilder builder) {
    this.line = line;
    this.builder = builder;
  }

  void read() {
    while (line.next()) {
      byte first = line.bytes()[line.start()];
      if (first == ' ') {
        if (line.skipBlanks(line.start()) != line.start() + FILES) {
          builder.unknownLine(line.number());
        }
      } else if (first == '*' && line.at(line.start(), MemoryTable.DEFAULT)) {
        builder.incomplete(line.number(), SECOND_MAP);
      }
    }
  }
}
