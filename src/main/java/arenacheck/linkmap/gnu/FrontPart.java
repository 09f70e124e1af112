package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;

/**
 * Everything up to the last row of the memory table: archive members, common symbols, discarded
 * sections, and whatever a build log put before them. Each kind of line has a shape of its own;
 * what has none of them is passed over, for anything may stand here.
 */
final class FrontPart {
  private static final byte[] DISCARDED = GnuLine.word("Discarded input sections");
  private static final byte[] NONE_DISCARDED =
      GnuLine.word("There are no discarded input sections");

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final CommonSymbols commons;
  private final DiscardedPart discarded;
  private final MemoryTable memory;

  FrontPart(GnuLine line, LinkMapBuilder builder) {
    this.line = line;
    this.builder = builder;
    commons = new CommonSymbols(line);
    discarded = new DiscardedPart(line, builder);
    memory = new MemoryTable(line, builder);
  }

  CommonSymbols commons() {
    return commons;
  }

  /** Reads on; {@code false} where the file ends before its memory table does. */
  boolean read() {
    while (line.next()) {
      if (line.isCut()) {
        builder.trouble(line.number(), "the line is too long");
      } else if (line.bytes()[line.start()] == ' ') {
        discarded.read();
        commons.readIndented();
        memory.restart();
      } else {
        discarded.leave();
        if (line.endsAt(line.start())) {
          memory.restart();
        } else if (readNamed()) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean readNamed() {
    if (line.at(line.start(), DISCARDED) || line.at(line.start(), NONE_DISCARDED)) {
      builder.listsDiscarded();
    }
    commons.readNamed();
    return memory.read();
  }
}
