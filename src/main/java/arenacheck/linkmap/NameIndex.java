package arenacheck.linkmap;

import java.util.ArrayList;
import java.util.List;

/** Symbols by name: a hash table of rows, chained in the order of the file. */
final class NameIndex {
  private final SymbolRows symbols;
  private final int[] first;
  private final int[] next;

  NameIndex(SymbolRows symbols) {
    this.symbols = symbols;
    int count = symbols.count();
    first = new int[Math.max(16, Integer.highestOneBit(count) * 2)];
    next = new int[count];
    // From the last to the first, so that each chain rises.
    for (int row = count - 1; row >= 0; row--) {
      int slot = symbols.hash(row) & first.length - 1;
      next[row] = first[slot];
      first[slot] = row + 1;
    }
  }

  List<MapSymbol> find(byte[] name) {
    List<MapSymbol> found = new ArrayList<>();
    int slot = BytePool.hash(name, 0, name.length) & first.length - 1;
    for (int row = first[slot] - 1; row >= 0; row = next[row] - 1) {
      if (symbols.isNamed(row, name)) {
        found.add(symbols.get(row));
      }
    }
    return found;
  }
}
