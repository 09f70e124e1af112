package arenacheck.account;

import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;

/** A union of address ranges: bytes that several ranges share count once. */
final class RangeSet {
  private static final AddressRange NOTHING = new AddressRange(0, 0);

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

  /** Bytes of the union that lie in a memory's apertures. */
  long sizeIn(Memory memory) {
    return sizeIn(memory.apertures());
  }

  /** Bytes of the union that lie in a range: of thousands few are looked at. */
  long sizeIn(AddressRange range) {
    List<AddressRange> all = merged();
    int low = 0;
    int high = all.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(all.get(middle).start(), range.start()) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    long sum = 0;
    for (int i = Math.max(0, low - 1); i < all.size(); i++) {
      if (i >= low && !range.contains(all.get(i).start())) {
        break;
      }
      sum += range.intersection(all.get(i)).length();
    }
    return sum;
  }

  /** Bytes of the union that lie in any of these ranges. */
  long sizeIn(List<AddressRange> ranges) {
    long sum = 0;
    for (AddressRange one : merge(ranges)) {
      for (AddressRange range : merged()) {
        sum += one.intersection(range).length();
      }
    }
    return sum;
  }

  void addAll(RangeSet other) {
    for (AddressRange range : other.merged()) {
      add(range);
    }
  }

  /** The bytes that are not in the other set. */
  RangeSet minus(RangeSet other) {
    RangeSet rest = new RangeSet();
    for (AddressRange range : merged()) {
      AddressRange left = range;
      for (AddressRange cut : other.merged()) {
        if (left.overlaps(cut)) {
          AddressRange shared = left.intersection(cut);
          long before = shared.start() - left.start();
          rest.add(new AddressRange(left.start(), before));
          long gone = before + shared.length();
          left = gone == left.length() ? NOTHING : after(left, gone);
        }
      }
      rest.add(left);
    }
    return rest;
  }

  private static AddressRange after(AddressRange range, long bytes) {
    return new AddressRange(range.start() + bytes, range.length() - bytes);
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
