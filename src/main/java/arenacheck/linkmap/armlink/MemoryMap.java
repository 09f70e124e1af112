package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.LinkMapBuilder;

/**
 * The memory map: load regions, the execution regions in them, and their rows. Up to 5.06 update 4
 * there is no load address:
 *
 * <pre>
 *   Image Entry point : 0x080000ed
 *
 *   Load Region LR_IROM1 (Base: 0x08000000, Size: 0x00005904, Max: 0x00010000, ABSOLUTE)
 *
 *     Execution Region RW_IRAM1 (Exec base: 0x20000000, Load base: 0x08000100, Size: ...)
 *
 *     Exec Addr    Load Addr    Size         Type   Attr      Idx    E Section Name        Object
 *
 *     0x20000000   COMPRESSED   0x00000009   Data   RW           21    .data.ini           pool.o
 *     0x20000009   COMPRESSED   0x00000007   PAD
 *     0x20000010        -       0x00000400   Zero   RW           22    .bss.arena          pool.o
 * </pre>
 */
final class MemoryMap {
  private static final byte[] LOAD_REGION = LineCursor.literal("  Load Region ");
  private static final byte[] EXECUTION_REGION = LineCursor.literal("    Execution Region ");
  private static final byte[] ENTRY_POINT = LineCursor.literal("  Image Entry point : 0x");
  private static final byte[] NO_SECTION = LineCursor.literal("    **** No section assigned");
  private static final byte[] NEW_HEADER = LineCursor.literal("    Exec Addr ");
  private static final byte[] OLD_HEADER = LineCursor.literal("    Base Addr ");
  private static final byte[] ROW = LineCursor.literal("    0x");

  private final LinkMapBuilder map;
  private final InputRows rows;
  private ExecutionRegion region;
  private boolean any;

  MemoryMap(LinkMapBuilder map, InputRows rows) {
    this.map = map;
    this.rows = rows;
  }

  void line(LineCursor line, int number) {
    if (line.atEnd()) {
      return;
    }
    if (line.standsAt(ROW, line.start())) {
      row(line, number);
    } else if (line.take(EXECUTION_REGION)) {
      closeRegion(false);
      open(line, number);
    } else if (line.standsAt(LOAD_REGION, line.start())) {
      closeRegion(false);
    } else if (!isOther(line)) {
      map.unknownLine(number);
    }
  }

  private static boolean isOther(LineCursor line) {
    int start = line.start();
    return line.standsAt(NEW_HEADER, start)
        || line.standsAt(OLD_HEADER, start)
        || line.standsAt(NO_SECTION, start)
        || line.standsAt(ENTRY_POINT, start);
  }

  private void open(LineCursor line, int number) {
    RegionLine head = RegionLine.parse(line, number);
    if (head == null) {
      map.trouble(number, "an execution region without base or size");
    } else {
      any = true;
      region = new ExecutionRegion(map, head);
    }
  }

  private void row(LineCursor line, int number) {
    SectionRow row = region == null ? null : SectionRow.parse(line, region.head().hasLoadColumn());
    if (row == null) {
      map.trouble(
          number,
          region == null
              ? "a row outside of every execution region"
              : "a row of an execution region that is not complete");
      return;
    }
    int position = region.add(row, line.bytes(), number);
    if (position >= 0) {
      rows.add(row.key(line), row.address(), row.size(), position);
    }
  }

  /**
   * Ends the region whose rows are being read, if any.
   *
   * @param fileEnds whether nothing follows
   */
  void closeRegion(boolean fileEnds) {
    if (region != null) {
      region.close(fileEnds);
      region = null;
    }
  }

  boolean hasRegions() {
    return any;
  }
}
