package arenacheck.linkmap;

import arenacheck.io.NameHash;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of every name of a map, in blocks: growing copies nothing. A place in it is the block's
 * number in the upper and the offset in the lower half of an int. Names become strings on demand,
 * as UTF-8; bytes that are none are shown as the replacement character.
 */
final class BytePool {
  private static final int BLOCK = 1 << 16;

  private byte[][] blocks = new byte[16][];
  private int last = -1;
  private int used = BLOCK;

  /** Copies {@code [start, end)} and returns its place. */
  int add(byte[] buffer, int start, int end) {
    int length = end - start;
    if (length > BLOCK - used) {
      addBlock(length);
    }
    int place = last << 16 | used;
    System.arraycopy(buffer, start, blocks[last], used, length);
    used += length;
    return place;
  }

  private void addBlock(int length) {
    if (++last == blocks.length) {
      blocks = Arrays.copyOf(blocks, last * 2);
    }
    // A name longer than a block gets one of its own, which nothing else fits into.
    blocks[last] = new byte[Math.max(BLOCK, length)];
    used = 0;
  }

  byte[] block(int place) {
    return blocks[place >>> 16];
  }

  static int offset(int place) {
    return place & 0xffff;
  }

  /**
   * Whether {@code place + bytes} is a place in the same block: offsets behind the first 64 KiB of
   * a very long name have none.
   */
  static boolean canShift(int place, int bytes) {
    return bytes <= 0xffff - offset(place);
  }

  String text(int place, int length) {
    return length == 0
        ? ""
        : new String(block(place), offset(place), length, StandardCharsets.UTF_8);
  }

  /** Whether the name at this place is {@code buffer[start, end)}. */
  boolean holds(int place, int length, byte[] buffer, int start, int end) {
    return length == end - start
        && (length == 0
            || Arrays.equals(
                block(place), offset(place), offset(place) + length, buffer, start, end));
  }

  /** The same value for equal bytes here and there. */
  static int hash(byte[] buffer, int start, int end) {
    int hash = end - start;
    for (int i = start; i < end; i++) {
      hash = hash * 31 + buffer[i];
    }
    return hash ^ hash >>> 15;
  }

  /** {@link #hash} of bytes that grow to the front. */
  static final class EndingHash {
    private int length;
    private int power = 1;
    private int sum;

    void prepend(byte first) {
      sum += first * power;
      power *= 31;
      length++;
    }

    int value() {
      int hash = length * power + sum;
      return hash ^ hash >>> 15;
    }
  }

  long nameHash(int place, int length) {
    int offset = offset(place);
    return length == 0
        ? NameHash.of(new byte[0], 0, 0)
        : NameHash.of(block(place), offset, offset + length);
  }

  int hash(int place, int length) {
    return length == 0 ? 0 : hash(block(place), offset(place), offset(place) + length);
  }
}
