package arenacheck.linkmap;

import java.util.Arrays;

/** A growing list of ints, in blocks: growing copies nothing and wastes little. */
final class IntColumn {
  static final int SHIFT = 10;
  static final int BLOCK = 1 << SHIFT;

  private int[][] blocks = new int[16][];
  private int[] last;
  private int size;

  void add(int value) {
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
    last = new int[BLOCK];
    blocks[block] = last;
  }

  int get(int position) {
    return blocks[position >>> SHIFT][position & BLOCK - 1];
  }

  int size() {
    return size;
  }
}
