package arenacheck.account;

import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;

/** A union of address ranges: bytes that several ranges share count once. */
final class RangeSet {
  private final List<AddressRange> added = new ArrayList<>();
  private List<AddressRange> merged;

  void add(AddressRange range) {
    if (!range.isEmpty()) {
      added.add(range);
      merged = null;
    }
  }

  /** Bytes of the union. */
  long size() {
    long sum = 0;
    for (AddressRange range : merged()) {
      sum += range.length();
    }
    return sum;
  }

  /** Bytes of the union that lie in a memory. */
  long sizeIn(Memory memory) {
    long sum = 0;
    for (AddressRange aperture : merge(memory.apertures())) {
      for (AddressRange range : merged()) {
        sum += aperture.intersection(range).length();
      }
    }
    return sum;
  }

  List<AddressRange> merged() {
    if (merged == null) {
      merged = merge(added);
    }
    return merged;
  }

  private static List<AddressRange> merge(List<AddressRange> ranges) {
    List<AddressRange> sorted = new ArrayList<>(ranges);
    sorted.sort((a, b) -> Long.compareUnsigned(a.start(), b.start()));
    List<AddressRange> union = new ArrayList<>();
    for (AddressRange range : sorted) {
      AddressRange last = union.isEmpty() ? null : union.get(union.size() - 1);
      if (last != null && touches(last, range)) {
        union.set(union.size() - 1, joined(last, range));
      } else if (!range.isEmpty()) {
        union.add(range);
      }
    }
    return union;
  }

  private static boolean touches(AddressRange last, AddressRange next) {
    return Long.compareUnsigned(next.start() - last.start(), last.length()) <= 0;
  }

  private static AddressRange joined(AddressRange last, AddressRange next) {
    long reach = (next.start() - last.start()) + next.length();
    return Long.compareUnsigned(reach, last.length()) > 0
        ? new AddressRange(last.start(), reach)
        : last;
  }
}
