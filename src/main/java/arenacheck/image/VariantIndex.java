package arenacheck.image;

import java.util.Arrays;

/**
 * Positions of linked names by the C names that they may stand for. Only hashes are kept, so a hit
 * has to be looked at.
 */
final class VariantIndex {
  private int[] hashes = new int[64];
  private int[] positions = new int[64];
  private int count;

  /** Heads of the chains, made when first asked; entry + 1, or 0. */
  private int[] first;

  private int[] next;

  /** Takes a linked name; positions rise. */
  void add(String linked, int position) {
    for (String name : SymbolVariant.namesOf(linked)) {
      if (count == hashes.length) {
        hashes = Arrays.copyOf(hashes, 2 * count);
        positions = Arrays.copyOf(positions, 2 * count);
      }
      hashes[count] = name.hashCode();
      positions[count++] = position;
    }
  }

  /** First entry that may be a variant of the name, or -1. */
  int first(String name) {
    if (first == null) {
      chain();
    }
    return next(first[slot(name.hashCode())] - 1, name.hashCode());
  }

  /** The entry behind this one, or -1. */
  int after(int entry, String name) {
    return next(next[entry] - 1, name.hashCode());
  }

  int position(int entry) {
    return positions[entry];
  }

  private int next(int entry, int hash) {
    int at = entry;
    while (at >= 0 && hashes[at] != hash) {
      at = next[at] - 1;
    }
    return at;
  }

  private void chain() {
    first = new int[Integer.highestOneBit(count | 8) * 2];
    next = new int[count];
    // From the last to the first, so that each chain rises.
    for (int entry = count - 1; entry >= 0; entry--) {
      int slot = slot(hashes[entry]);
      next[entry] = first[slot];
      first[slot] = entry + 1;
    }
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 16) & first.length - 1;
  }
}
