package arenacheck.linkmap;

import arenacheck.io.InputFile;
import arenacheck.linkmap.lld.LldHeader;

/**
 * Looks for the lines that only one linker writes. They may stand anywhere: with {@code -Map=-} the
 * map is in the middle of a build log, and GNU ld translates its headings, so only {@code
 * *default*} is sure there. What is not sure is kept as a hint.
 */
final class DialectScan {
  private static final byte[] DEFAULT_REGION = LineCursor.literal("*default* ");
  private static final byte[] PAGE_BREAK = LineCursor.literal(" ** ");
  private static final byte[] VMA = LineCursor.literal("VMA");
  private static final byte[] ADDRESS = LineCursor.literal("Address");
  private static final byte[] TABLE_TAIL = LineCursor.literal("Symbol");
  private static final byte[] TABLE_HEAD = LineCursor.literal(" Align Out ");
  private static final byte[] GOLD_HEADING = LineCursor.literal("Memory map");
  private static final byte[] COMPONENT = LineCursor.literal("Component: ");
  private static final byte[] TOOL = LineCursor.literal("Tool: armlink");
  private static final byte[] OLD_ARMLINK = LineCursor.literal("ARM Linker, ");

  private static final byte[][] ARMLINK_HEADINGS = {
    LineCursor.literal("Image Symbol Table"),
    LineCursor.literal("Memory Map of the image"),
    LineCursor.literal("Image component sizes")
  };

  private final LineCursor line = new LineCursor();
  private final GnuHints gnu = new GnuHints();
  private final OtherText other = new OtherText();
  private boolean goldHeading;
  private boolean empty = true;
  private MapDialect found;

  private DialectScan() {}

  /**
   * Scans until a line decides, at most the first {@code bytes} bytes.
   *
   * @throws arenacheck.io.InputException if the file cannot be read
   */
  static DialectScan of(InputFile file, long bytes) {
    DialectScan scan = new DialectScan();
    scan.found = Magic.of(file);
    MapLines lines = new MapLines(file);
    long seen = 0;
    while (scan.found == null && seen < bytes && lines.next()) {
      scan.line.on(lines);
      seen += scan.line.end() - scan.line.start() + 1;
      scan.look();
    }
    return scan;
  }

  /** The dialect that a line decided, or {@code null}. */
  MapDialect found() {
    return found;
  }

  /** Whether something looks like GNU ld's work though nothing decided it. */
  boolean looksGnu() {
    return gnu.any();
  }

  /** Whether there are only blanks. */
  boolean isEmpty() {
    return found == null && empty;
  }

  /** The best guess after the whole file. */
  MapDialect verdict() {
    if (found != null) {
      return found;
    }
    return gnu.any() ? MapDialect.GNU_LD : other.guess();
  }

  private void look() {
    line.blanks();
    if (line.atEnd()) {
      return;
    }
    empty = false;
    byte first = line.bytes()[line.start()];
    if (first == ' ' || first == '\t') {
      indented();
    } else {
      flush(first);
    }
    if (found == null) {
      line.goTo(line.start());
      gnu.look(line);
      line.goTo(line.start());
      other.look(line);
    }
  }

  private void indented() {
    boolean table = line.standsAt(VMA, line.at()) && endsInTableHead();
    if (table) {
      found = LldHeader.matches(line) ? MapDialect.LLD : MapDialect.MOLD;
    } else if (goldHeading && line.standsAt(PAGE_BREAK, line.start())) {
      found = MapDialect.GOLD;
    } else {
      found = OtherLinkers.heading(line);
    }
  }

  private boolean endsInTableHead() {
    return line.find(TABLE_HEAD) > 0 && line.standsAt(TABLE_TAIL, line.end() - TABLE_TAIL.length);
  }

  private void flush(byte first) {
    goldHeading |= line.isAll(GOLD_HEADING);
    if (first == '*' && isDefaultRegion()) {
      found = MapDialect.GNU_LD;
    } else if (line.standsAt(ADDRESS, line.start()) && endsInTableHead()) {
      found = MapDialect.OLD_LLD;
    } else if (line.standsAt(VMA, line.start()) && endsInTableHead()) {
      // A narrow table has no blanks before its first word.
      found = MapDialect.MOLD;
    } else {
      found = isArmlink() ? MapDialect.ARMLINK : OtherLinkers.heading(line);
    }
  }

  private boolean isDefaultRegion() {
    if (!line.take(DEFAULT_REGION)) {
      return false;
    }
    line.blanks();
    return line.prefixedHex() && line.blanks() > 0 && line.prefixedHex();
  }

  private boolean isArmlink() {
    if (line.standsAt(COMPONENT, line.start()) && line.find(TOOL) > 0
        || line.standsAt(OLD_ARMLINK, line.start())) {
      return true;
    }
    for (byte[] heading : ARMLINK_HEADINGS) {
      if (line.isAll(heading)) {
        return true;
      }
    }
    return false;
  }
}
