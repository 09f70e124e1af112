package arenacheck.linkmap;

import java.util.Arrays;

/** A growing list of longs, in blocks: growing copies nothing and wastes little. */
final class LongColumn {
  private static final int SHIFT = 10;
  private static final int BLOCK = 1 << SHIFT;

  private long[][] blocks = new long[16][];
  private long[] last;
  private int size;

  void add(long value) {
    int at = size & BLOCK - 1;
    if (at == 0) {
      addBlock();
    }
    last[at] = value;
    size++;
  }

  private void addBlock() {
    int block = size >>> SHIFT;
    if (block == blocks.length) {
      blocks = Arrays.copyOf(blocks, block * 2);
    }
    last = new long[BLOCK];
    blocks[block] = last;
  }

  long get(int position) {
    return blocks[position >>> SHIFT][position & BLOCK - 1];
  }
}
