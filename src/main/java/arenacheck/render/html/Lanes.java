package arenacheck.render.html;

import arenacheck.memory.AddressRange;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Puts ranges into as few rows as possible so that those of one row share no byte: each takes the
 * row that has been free the longest. Sorting and one heap, so that many thousands stay quick.
 */
final class Lanes {
  private final int[] lane;
  private int count;

  /** A row and where its last range ends, counted from the first range's start. */
  private record Row(long end, int lane) {}

  /**
   * @param ranges sorted by start
   */
  Lanes(List<AddressRange> ranges) {
    lane = new int[ranges.size()];
    PriorityQueue<Row> rows = new PriorityQueue<>(Lanes::compare);
    long origin = ranges.isEmpty() ? 0 : ranges.get(0).start();
    for (int i = 0; i < lane.length; i++) {
      AddressRange range = ranges.get(i);
      long start = range.start() - origin;
      Row free = rows.peek();
      if (free != null && Long.compareUnsigned(free.end(), start) <= 0) {
        lane[i] = rows.remove().lane();
      } else {
        lane[i] = count++;
      }
      // One of unknown size takes a byte, or it would hide behind its neighbour.
      rows.add(new Row(start + Math.max(range.length(), 1), lane[i]));
    }
  }

  private static int compare(Row a, Row b) {
    int order = Long.compareUnsigned(a.end(), b.end());
    return order != 0 ? order : Integer.compare(a.lane(), b.lane());
  }

  int of(int index) {
    return lane[index];
  }

  int count() {
    return count;
  }
}
