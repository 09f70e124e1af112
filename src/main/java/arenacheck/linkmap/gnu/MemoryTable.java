package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * The memory table. It is found from its end: ld always prints {@code *default*} as the last row,
 * and no translation touches that. The rows are those directly above, below one heading line.
 */
final class MemoryTable {
  /** The name of the last row. */
  static final byte[] DEFAULT = GnuLine.word("*default*");

  private final GnuLine line;
  private final LinkMapBuilder builder;
  private final List<MapRegion> rows = new ArrayList<>();
  private final List<Integer> odd = new ArrayList<>();
  private boolean started;

  MemoryTable(GnuLine line, LinkMapBuilder builder) {
    this.line = line;
    this.builder = builder;
  }

  /** A blank line, or one that belongs to another part: what came before it was no table. */
  void restart() {
    if (started) {
      rows.clear();
      odd.clear();
      started = false;
    }
  }

  /** Looks at a line that begins with a name; {@code true} for the last row of the table. */
  boolean read() {
    int at = numbersAt();
    if (at > 0) {
      int nameEnd = at;
      while (line.bytes()[nameEnd - 1] == ' ') {
        nameEnd--;
      }
      if (nameEnd - line.start() == DEFAULT.length && line.at(line.start(), DEFAULT)) {
        finish();
        return true;
      }
      String name = line.text(line.start(), nameEnd);
      AddressRange range = AddressRange.clamped(line.address(), line.size());
      rows.add(new MapRegion(name, range, line.number()));
    } else if (started && odd.size() < 100) {
      odd.add(line.number());
    }
    started = true;
    return false;
  }

  /** Where the origin stands in a line of a name, an origin, a length and flags, or 0. */
  private int numbersAt() {
    int end = line.end();
    for (int at = line.start() + 1; at < end; at++) {
      if (line.bytes()[at] == '0'
          && line.bytes()[at - 1] == ' '
          && line.readAddressAndSize(at)
          && onlyFlags(line.rest(), end)) {
        return at;
      }
    }
    return 0;
  }

  private boolean onlyFlags(int from, int end) {
    for (int at = from; at < end; at++) {
      byte b = line.bytes()[at];
      if (b != ' ' && b != '!' && (b < 'a' || b > 'z')) {
        return false;
      }
    }
    return true;
  }

  private void finish() {
    for (MapRegion row : rows) {
      builder.region(row);
    }
    for (int number : odd) {
      builder.trouble(number, "a row of the memory table has no origin and length");
    }
  }
}
