package arenacheck.linkmap;

import java.util.Arrays;

/**
 * Input sections by what stands behind each dot of their names but the first: {@code .bss.x.0} is
 * found by {@code x.0} and by {@code 0}. A hash table of rows, chained in the order of the file.
 */
final class SuffixIndex {
  private final IntColumn rows = new IntColumn();
  private final IntColumn hashes = new IntColumn();
  private final int[] first;
  private final int[] next;

  SuffixIndex(SectionRows sections) {
    for (int row = 0; row < sections.count(); row++) {
      add(sections, row);
    }
    int count = rows.size();
    first = new int[Math.max(16, Integer.highestOneBit(count) * 2)];
    next = new int[count];
    Arrays.fill(first, -1);
    // From the last to the first, so that each chain rises.
    for (int entry = count - 1; entry >= 0; entry--) {
      int slot = hashes.get(entry) & first.length - 1;
      next[entry] = first[slot];
      first[slot] = entry;
    }
  }

  /** From the end, so that the hashes of all endings together cost one walk. */
  private void add(SectionRows sections, int row) {
    byte[] block = sections.block(row);
    int start = sections.start(row);
    int end = start + sections.length(row);
    BytePool.EndingHash hash = new BytePool.EndingHash();
    for (int i = end - 1; i > start; i--) {
      if (block[i] == '.' && i < end - 1) {
        rows.add(row);
        hashes.add(hash.value());
      }
      hash.prepend(block[i]);
    }
  }

  /** First entry whose name may end so, or -1. */
  int first(byte[] symbol) {
    return first[BytePool.hash(symbol, 0, symbol.length) & first.length - 1];
  }

  int after(int entry) {
    return next[entry];
  }

  int row(int entry) {
    return rows.get(entry);
  }
}
