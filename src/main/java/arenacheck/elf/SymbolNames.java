package arenacheck.elf;

/** Symbols by name: a hash table of positions, chained in the order of the file. */
final class SymbolNames {
  private final int[] first;
  private final int[] next;

  SymbolNames(StringTable names, int[] offsets) {
    first = new int[Math.max(16, Integer.highestOneBit(offsets.length) * 2)];
    next = new int[offsets.length];
    // From the last to the first, so that each chain rises.
    for (int i = offsets.length - 1; i >= 0; i--) {
      int slot = names.hash(offsets[i]) & first.length - 1;
      next[i] = first[slot];
      first[slot] = i + 1;
    }
  }

  /** First position whose name may be it, or -1. */
  int first(byte[] name) {
    return first[StringTable.hash(name, 0, name.length) & first.length - 1] - 1;
  }

  /** The next one after a position, or -1. */
  int after(int position) {
    return next[position] - 1;
  }
}
