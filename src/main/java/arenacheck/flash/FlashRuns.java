package arenacheck.flash;

import java.util.ArrayList;
import java.util.List;

/** Collects bytes as runs of neighbouring addresses, in the order in which they come. */
final class FlashRuns implements ByteSink {
  private static final int BLOCK = 1 << 20;

  private final List<Run> runs = new ArrayList<>();
  private int file;
  private byte[] block = new byte[1 << 12];
  private int used;
  private long start;
  private int from;
  private long lowest;
  private long highest;
  private long taken;

  /**
   * Bytes at {@code [start, start + length)}, unsigned; never empty.
   *
   * @param block that holds them
   * @param from where they start in it
   * @param file index of the file that gave them
   */
  record Run(long start, byte[] block, int from, int length, int file) {
    /** The last address. */
    long last() {
      return start + length - 1;
    }

    /** The same without its first bytes. */
    Run behind(int bytes) {
      return new Run(start + bytes, block, from + bytes, length - bytes, file);
    }
  }

  /** What comes next is another file's. */
  void startFile(int index) {
    finish();
    file = index;
    taken = 0;
  }

  @Override
  public void take(long address, byte[] bytes, int at, int length, int line) {
    if (length == 0) {
      return;
    }
    if (address != start + (used - from) || used == from || block.length - used < length) {
      finish();
      if (block.length - used < length) {
        block = new byte[Math.max(length, Math.min(BLOCK, 2 * block.length))];
        used = 0;
      }
      start = address;
      from = used;
    }
    System.arraycopy(bytes, at, block, used, length);
    used += length;
    long last = address + length - 1;
    lowest = taken == 0 || Long.compareUnsigned(address, lowest) < 0 ? address : lowest;
    highest = taken == 0 || Long.compareUnsigned(last, highest) > 0 ? last : highest;
    taken += length;
  }

  private void finish() {
    if (used > from) {
      runs.add(new Run(start, block, from, used - from, file));
      from = used;
    }
  }

  /** Bytes that the present file gave, those that it gave twice twice. */
  long taken() {
    return taken;
  }

  /** Lowest address of the present file. */
  long lowest() {
    return lowest;
  }

  /** Highest address of the present file. */
  long highest() {
    return highest;
  }

  /** All runs, of all files. */
  List<Run> runs() {
    finish();
    return runs;
  }
}
