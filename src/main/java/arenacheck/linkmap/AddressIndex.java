package arenacheck.linkmap;

import java.util.Arrays;

/**
 * The input sections with bytes of one output section by address. Maps may list them out of order
 * and, for merged strings, on top of each other.
 */
final class AddressIndex {
  private final SectionRows sections;
  private final int[] rows;

  /** Of all sections up to this position: how far the one that reaches furthest does, inclusive. */
  private final long[] reach;

  AddressIndex(SectionRows sections, int output) {
    this.sections = sections;
    rows = sorted(sections, output);
    reach = new long[rows.length];
    for (int i = 0; i < rows.length; i++) {
      long last = sections.address(rows[i]) + sections.size(rows[i]) - 1;
      reach[i] = i > 0 && Long.compareUnsigned(reach[i - 1], last) > 0 ? reach[i - 1] : last;
    }
  }

  private static int[] sorted(SectionRows sections, int output) {
    int[] rows = new int[16];
    int count = 0;
    boolean rising = true;
    // The rows of one output section stand together: a map has one section after the other.
    for (int row = sections.firstOf(output); sections.isIn(output, row); row++) {
      if (sections.size(row) != 0) {
        rising &= count == 0 || compare(sections, rows[count - 1], row) <= 0;
        if (count == rows.length) {
          rows = Arrays.copyOf(rows, count * 2);
        }
        rows[count++] = row;
      }
    }
    rows = Arrays.copyOf(rows, count);
    return rising ? rows : sort(sections, rows);
  }

  private static int[] sort(SectionRows sections, int[] rows) {
    Integer[] boxed = new Integer[rows.length];
    for (int i = 0; i < rows.length; i++) {
      boxed[i] = rows[i];
    }
    Arrays.sort(boxed, (a, b) -> compare(sections, a, b));
    int[] sorted = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      sorted[i] = boxed[i];
    }
    return sorted;
  }

  private static int compare(SectionRows sections, int a, int b) {
    return Long.compareUnsigned(sections.address(a), sections.address(b));
  }

  /** The row that holds the address and starts last, or -1. */
  int find(long address) {
    int low = 0;
    int high = rows.length;
    while (low < high) {
      int middle = low + high >>> 1;
      if (Long.compareUnsigned(sections.address(rows[middle]), address) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (int i = low - 1; i >= 0 && Long.compareUnsigned(reach[i], address) >= 0; i--) {
      long start = sections.address(rows[i]);
      if (Long.compareUnsigned(address - start, sections.size(rows[i])) < 0) {
        return rows[i];
      }
    }
    return -1;
  }
}
