package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which of some values stand in the contents of an image as words (4-byte aligned, in its byte
 * order) or as movw/movt pairs (encoding T3, Armv8-M Architecture Reference Manual, "MOV
 * (immediate)" and "MOVT"). One pass; a filter of bits drops nearly every word before it is looked
 * up.
 */
final class ValueScan {
  /** Instructions of up to four bytes that a compiler puts between movw and movt. */
  static final int PAIR_REACH = 20 * 4;

  /** A value that is this much behind a wanted one is taken for it: ends are rounded up. */
  static final long ROUNDING = 15;

  private static final int CHUNK = 1 << 16;

  /** Bytes for one call: a method that is called often is compiled early. */
  private static final int STRIDE = 256;

  private static final int MOST_PLACES = 16;

  /** A place of a value. */
  record Place(Section section, long offset, boolean pair) {
    long address() {
      return section.address() + offset;
    }
  }

  private final LinkedImage image;
  private final boolean bigEndian;
  private final long[] starts;
  private final long[] ends;
  private final long[] filter = new long[1024];
  private final Map<Long, List<Place>> found = new HashMap<>();

  private Section section;
  private long base;
  private final long[] low = new long[32];
  private final long[] lowAt = new long[32];

  private ValueScan(LinkedImage image, long[] starts, long[] ends) {
    this.image = image;
    this.bigEndian = image.elf().bigEndian();
    this.starts = starts;
    this.ends = ends;
    for (long start : starts) {
      want(start);
    }
    for (long end : ends) {
      want(end);
      want(end + ROUNDING);
    }
  }

  /**
   * Scans all allocated contents but compressed ones.
   *
   * @param starts values that count where they are met exactly
   * @param ends values that count up to {@link #ROUNDING} higher, too
   */
  static ValueScan of(LinkedImage image, long[] starts, long[] ends) {
    Arrays.sort(starts);
    Arrays.sort(ends);
    ValueScan scan = new ValueScan(image, starts, ends);
    ElfImage elf = image.elf();
    for (Section section : elf.sections()) {
      if (section.isAllocated() && section.hasFileContents() && !image.isStoredSize(section)) {
        scan.scan(section);
      }
    }
    return scan;
  }

  /** Places of a value, at most some; empty where it was not met. */
  List<Place> places(long value) {
    return found.getOrDefault(value, List.of());
  }

  /** The places where an end stands, rounded up or not. */
  List<Place> endPlaces(long end) {
    List<Place> places = new ArrayList<>();
    for (long value = end; value <= end + ROUNDING; value++) {
      places.addAll(places(value));
    }
    return places;
  }

  /** The other words or pairs within reach of a place, in the order of their addresses. */
  List<Long> around(Place place, int words, int instructions) {
    long reach = place.pair() ? instructions * 4L : words * 4L;
    long from = Math.max(0, place.offset() - reach);
    long to = Math.min(place.section().size(), place.offset() + reach + (place.pair() ? 8 : 4));
    byte[] bytes = image.elf().contents(place.section(), from, (int) (to - from));
    List<Long> values = new ArrayList<>();
    if (place.pair()) {
      Arrays.fill(lowAt, Long.MIN_VALUE / 2);
      for (int at = 0; at + 4 <= bytes.length; at += 2) {
        addPair(values, bytes, at, false);
        if (bigEndian) {
          addPair(values, bytes, at, true);
        }
      }
    } else {
      int first = (int) (place.offset() - from & 3);
      for (int at = first; at + 4 <= bytes.length; at += 4) {
        values.add(word(bytes, at));
      }
    }
    return values;
  }

  private void addPair(List<Long> values, byte[] bytes, int at, boolean big) {
    int first = half(bytes, at, big);
    if ((first & 0xfb70) == 0xf240) {
      int register = move(bytes, at, first, at, big);
      for (int i = register; register >= 0 && i < register + 2; i++) {
        if (at - lowAt[i] <= PAIR_REACH) {
          values.add((long) immediate(first, half(bytes, at + 2, big)) << 16 | low[i]);
        }
      }
    }
  }

  private void scan(Section scanned) {
    section = scanned;
    Arrays.fill(lowAt, Long.MIN_VALUE / 2);
    // The words of a section that starts between two of them begin behind its start.
    int skip = (int) (-scanned.address() & 3);
    for (long at = 0; at < scanned.size(); at += CHUNK) {
      int length = (int) Math.min(CHUNK, scanned.size() - at);
      int ahead = (int) Math.min(4, scanned.size() - at - length);
      byte[] bytes = image.elf().contents(scanned, at, length + ahead);
      base = at;
      for (int from = 0; from < length; from += STRIDE) {
        words(bytes, from + skip, Math.min(from + STRIDE + skip, bytes.length - 3));
        pairs(bytes, from, Math.min(from + STRIDE, bytes.length - 3), false);
        if (bigEndian) {
          // Code of a BE8 image is little-endian, that of a BE32 image is not.
          pairs(bytes, from, Math.min(from + STRIDE, bytes.length - 3), true);
        }
      }
    }
  }

  private void words(byte[] bytes, int from, int to) {
    for (int at = from; at < to; at += 4) {
      int value =
          bytes[at] & 0xff
              | (bytes[at + 1] & 0xff) << 8
              | (bytes[at + 2] & 0xff) << 16
              | bytes[at + 3] << 24;
      value = bigEndian ? Integer.reverseBytes(value) : value;
      int slot = slot(value);
      if ((filter[slot >>> 6] >>> slot & 1) != 0) {
        met(value & 0xffff_ffffL, base + at, false);
      }
    }
  }

  private void pairs(byte[] bytes, int from, int to, boolean big) {
    int high = big ? 0 : 1;
    for (int at = from; at < to; at += 2) {
      // 11110i10x100: movw (x 0) and movt (x 1); most code fails at its upper byte already.
      if ((bytes[at + high] & 0xfb) == 0xf2) {
        int first = half(bytes, at, big);
        if ((first & 0xfb70) == 0xf240) {
          pair(bytes, at, first, big);
        }
      }
    }
  }

  private void pair(byte[] bytes, int at, int first, boolean big) {
    int register = move(bytes, at, first, base + at, big);
    for (int i = register; register >= 0 && i < register + 2; i++) {
      if (base + at - lowAt[i] <= PAIR_REACH) {
        long value = (long) immediate(first, half(bytes, at + 2, big)) << 16 | low[i];
        int slot = slot((int) value);
        if ((filter[slot >>> 6] >>> slot & 1) != 0) {
          met(value, lowAt[i], true);
        }
      }
    }
  }

  /**
   * Notes a movw; of a movt tells where the two last movw of its register are kept, else -1. Two,
   * since the second half of an instruction may look like a movw.
   */
  private int move(byte[] bytes, int at, int first, long place, boolean big) {
    int second = half(bytes, at + 2, big);
    if ((second & 0x8000) != 0) {
      return -1;
    }
    int register = (second >>> 8 & 0xf) * 2;
    if ((first & 0x80) != 0) {
      return register;
    }
    low[register + 1] = low[register];
    lowAt[register + 1] = lowAt[register];
    low[register] = immediate(first, second);
    lowAt[register] = place;
    return -1;
  }

  /** imm4:i:imm3:imm8. */
  private static int immediate(int first, int second) {
    return (first & 0xf) << 12
        | (first >>> 10 & 1) << 11
        | (second >>> 12 & 7) << 8
        | second & 0xff;
  }

  private static int half(byte[] bytes, int at, boolean big) {
    return big
        ? (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff
        : bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
  }

  private long word(byte[] bytes, int at) {
    return bigEndian
        ? (long) half(bytes, at, true) << 16 | half(bytes, at + 2, true)
        : (long) half(bytes, at + 2, false) << 16 | half(bytes, at, false);
  }

  private void met(long value, long offset, boolean pair) {
    if (isWanted(value)) {
      List<Place> places = found.get(value);
      if (places == null) {
        places = new ArrayList<>(1);
        found.put(value, places);
      }
      if (places.size() < MOST_PLACES) {
        places.add(new Place(section, offset, pair));
      }
    }
  }

  private boolean isWanted(long value) {
    if (Arrays.binarySearch(starts, value) >= 0) {
      return true;
    }
    int at = Arrays.binarySearch(ends, value);
    at = at >= 0 ? at : -at - 2;
    return at >= 0 && value - ends[at] <= ROUNDING;
  }

  private void want(long value) {
    int slot = slot((int) value);
    filter[slot >>> 6] |= 1L << slot;
  }

  /** One of 65536 for each 16 bytes of addresses, so that a rounded end shares one of two slots. */
  private static int slot(int value) {
    return (value >>> 4) * 0x9e37_79b1 >>> 16;
  }
}
