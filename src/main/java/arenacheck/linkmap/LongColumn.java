package arenacheck.linkmap;

import java.util.Arrays;

/**
 * A growing list of longs. Addresses and sizes rarely need more than 32 bits: the upper halves have
 * blocks only where one is not zero.
 */
final class LongColumn {
  private final IntColumn low = new IntColumn();
  private int[][] high = new int[0][];

  void add(long value) {
    low.add((int) value);
    if (value >>> 32 != 0) {
      setHigh(low.size() - 1, (int) (value >>> 32));
    }
  }

  private void setHigh(int position, int value) {
    int block = position >>> IntColumn.SHIFT;
    if (block >= high.length) {
      high = Arrays.copyOf(high, Math.max(16, block * 2));
    }
    if (high[block] == null) {
      high[block] = new int[IntColumn.BLOCK];
    }
    high[block][position & IntColumn.BLOCK - 1] = value;
  }

  long get(int position) {
    int block = position >>> IntColumn.SHIFT;
    long value = low.get(position) & 0xffff_ffffL;
    return block < high.length && high[block] != null
        ? value | (long) high[block][position & IntColumn.BLOCK - 1] << 32
        : value;
  }
}
