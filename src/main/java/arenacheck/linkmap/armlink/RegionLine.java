package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;

/**
 * The line of an execution region, {@code NAME (Exec base: 0x.., Load base: 0x.., Size: 0x.., Max:
 * 0x.., ABSOLUTE, COMPRESSED[0x..])}, or {@code NAME (Base: 0x.., Size: ..., ...)} up to 5.06
 * update 4. The attributes are an open list.
 *
 * @param range run addresses; the size is the run-time one, also where contents are compressed
 * @param loadBase LMA, or {@code null} in the old form
 * @param max the scatter file's limit in bytes; 0 or 0xffffffff where there is none
 * @param compressed whether the initialised contents are stored compressed
 */
record RegionLine(
    String name, AddressRange range, Long loadBase, long max, boolean compressed, int line) {
  private static final long NO_LIMIT = 0xffffffffL;
  private static final long TOP = 1L << 32;
  private static final byte[] NEW_BASE = LineCursor.literal(" (Exec base: ");
  private static final byte[] OLD_BASE = LineCursor.literal(" (Base: ");
  private static final byte[] LOAD_BASE = LineCursor.literal(", Load base: ");
  private static final byte[] SIZE = LineCursor.literal(", Size: ");
  private static final byte[] MAX = LineCursor.literal(", Max: ");
  private static final byte[] COMPRESSED = LineCursor.literal(", COMPRESSED[");

  /** Reads the line from the name on; {@code null} where it is not complete. */
  static RegionLine parse(LineCursor line, int number) {
    int nameStart = line.at();
    int base = line.find(NEW_BASE);
    boolean loads = base >= 0;
    if (!loads) {
      base = line.find(OLD_BASE);
    }
    if (base <= nameStart) {
      return null;
    }
    String name = line.text(nameStart, base);
    line.goTo(base + (loads ? NEW_BASE.length : OLD_BASE.length));
    if (!line.prefixedHex()) {
      return null;
    }
    long start = line.value();
    Long loadBase = null;
    if (loads) {
      if (!line.take(LOAD_BASE) || !line.prefixedHex()) {
        return null;
      }
      loadBase = line.value();
    }
    if (!line.take(SIZE) || !line.prefixedHex()) {
      return null;
    }
    AddressRange range = AddressRange.clamped(start, line.value());
    if (!line.take(MAX) || !line.prefixedHex() || line.bytes()[line.end() - 1] != ')') {
      return null;
    }
    long max = line.value();
    return new RegionLine(name, range, loadBase, max, line.find(COMPRESSED) >= 0, number);
  }

  boolean hasLoadColumn() {
    return loadBase != null;
  }

  /**
   * The region as a row of a memory table: base and limit. {@code null} where the scatter file sets
   * no limit and for regions that armlink made itself ({@code ER$$.ARM.__AT_0x20000000}), whose
   * limit is only their size.
   */
  MapRegion asMemory() {
    if (max == 0 || max == NO_LIMIT || name.contains("$$")) {
      return null;
    }
    long room = TOP - range.start();
    boolean wraps =
        Long.compareUnsigned(range.start(), TOP) < 0 && Long.compareUnsigned(max, room) > 0;
    return new MapRegion(name, AddressRange.clamped(range.start(), wraps ? room : max), line);
  }
}
