package arenacheck.elf;

import arenacheck.io.NameHash;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A string table (ELF specification, "String Table"). A name reaches from its offset to the next
 * NUL; linkers let names share storage, so that {@code foo} may be the tail of {@code barfoo}.
 */
final class StringTable {
  static final StringTable EMPTY = new StringTable(new byte[1]);

  /** A million symbols may share one name of a megabyte: strings end here. */
  static final int LONGEST_TEXT = 1 << 16;

  /** So much of a name is hashed. */
  private static final int HASHED = 1 << 10;

  private final byte[] bytes;

  StringTable(byte[] bytes) {
    this.bytes = bytes;
  }

  int size() {
    return bytes.length;
  }

  boolean isTerminated() {
    return bytes.length > 0 && bytes[bytes.length - 1] == 0;
  }

  boolean isEmptyAt(int offset) {
    return bytes[offset] == 0;
  }

  /**
   * The name at an offset, decoded as UTF-8; malformed bytes become U+FFFD. What stands behind
   * {@link #LONGEST_TEXT} bytes is left out.
   */
  String text(int offset) {
    int length = end(offset, LONGEST_TEXT) - offset;
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }

  private int end(int offset, int most) {
    int limit = (int) Math.min(bytes.length, (long) offset + most);
    int end = offset;
    while (end < limit && bytes[end] != 0) {
      end++;
    }
    return end;
  }

  /** Whether exactly this name stands at the offset; it must hold no NUL. */
  boolean isAt(int offset, byte[] name) {
    int end = offset + name.length;
    // From the end: its NUL rules out most names at the price of one byte, and names of one length
    // tend to differ in their last letters.
    if (end < 0 || end >= bytes.length || bytes[end] != 0) {
      return false;
    }
    for (int i = name.length - 1; i >= 0; i--) {
      if (bytes[offset + i] != name[i]) {
        return false;
      }
    }
    return true;
  }

  long nameHash(int offset) {
    return NameHash.of(bytes, offset, end(offset, NameHash.LONGEST));
  }

  /** Whether the name holds a dot behind its first byte, or starts as those of C++ do. */
  boolean mayBeRewritten(int offset) {
    byte first = bytes[offset];
    if (first == '$' || first == 0) {
      return false;
    }
    if (first == '_' && bytes[offset + 1] == 'Z') {
      return true;
    }
    int end = (int) Math.min(bytes.length, (long) offset + LONGEST_TEXT);
    for (int i = offset + 1; i < end && bytes[i] != 0; i++) {
      if (bytes[i] == '.') {
        return true;
      }
    }
    return false;
  }

  int hash(int offset) {
    return hash(bytes, offset, end(offset, HASHED));
  }

  static int hash(byte[] bytes, int start, int end) {
    int hash = 0;
    for (int i = start; i < Math.min(end, start + HASHED); i++) {
      hash = 31 * hash + bytes[i];
    }
    return hash ^ hash >>> 16;
  }

  /** Finds where a stem stands. It must hold at least one byte and no NUL. */
  Occurrences occurrences(byte[] stem) {
    Occurrences found = new Occurrences();
    int start = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == 0) {
        start = i + 1;
      } else if (bytes[i] == stem[0] && holds(i, stem)) {
        found.add(start, i);
      }
    }
    return found;
  }

  private boolean holds(int offset, byte[] stem) {
    return stem.length <= bytes.length - offset
        && Arrays.equals(bytes, offset, offset + stem.length, stem, 0, stem.length);
  }

  /** For each run of bytes between NULs that holds a stem: its start, and the last occurrence. */
  static final class Occurrences {
    private int[] starts = new int[16];
    private int[] lasts = new int[16];
    private int count;

    private void add(int start, int last) {
      if (count > 0 && starts[count - 1] == start) {
        lasts[count - 1] = last;
        return;
      }
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, 2 * count);
        lasts = Arrays.copyOf(lasts, 2 * count);
      }
      starts[count] = start;
      lasts[count++] = last;
    }

    /** Whether the name that begins at the offset holds the stem: a shared tail may begin later. */
    boolean inNameAt(int offset) {
      int at = Arrays.binarySearch(starts, 0, count, offset);
      int run = at >= 0 ? at : -at - 2;
      return run >= 0 && offset <= lasts[run];
    }
  }
}
