package arenacheck.flash;

import java.util.ArrayList;
import java.util.List;

/** What the device's memory will hold: the bytes of all files, by address. Immutable. */
public final class FlashMemory {
  private final List<FlashFile> files;

  /** By address; no two share one. */
  private final List<FlashRuns.Run> runs;

  private FlashMemory(List<FlashFile> files, List<FlashRuns.Run> runs) {
    this.files = List.copyOf(files);
    this.runs = runs;
  }

  /**
   * Two runs that give one address different bytes.
   *
   * @param address unsigned
   * @param first index of the file of the one, @param second of the other
   */
  record Conflict(long address, int first, int second) {}

  /** Either the memory, or why there is none. */
  record Joined(FlashMemory memory, Conflict conflict) {}

  static Joined join(List<FlashFile> files, List<FlashRuns.Run> found) {
    List<FlashRuns.Run> sorted = new ArrayList<>(found);
    sorted.sort((a, b) -> Long.compareUnsigned(a.start(), b.start()));
    List<FlashRuns.Run> runs = new ArrayList<>(sorted.size());
    for (FlashRuns.Run run : sorted) {
      FlashRuns.Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
      if (last == null || Long.compareUnsigned(run.start(), last.last()) > 0) {
        runs.add(run);
        continue;
      }
      long shared = Math.min(last.last() - run.start() + 1, run.length());
      Conflict conflict = conflict(runs, run, shared);
      if (conflict != null) {
        return new Joined(null, conflict);
      }
      if (shared < run.length()) {
        runs.add(run.behind((int) shared));
      }
    }
    return new Joined(new FlashMemory(files, runs), null);
  }

  /** Holds the first bytes of a run against the ones before it, which have all of these. */
  private static Conflict conflict(List<FlashRuns.Run> before, FlashRuns.Run run, long shared) {
    long from = run.start();
    long to = from + shared - 1;
    for (int i = lastNotBehind(before, to); i >= 0; i--) {
      FlashRuns.Run other = before.get(i);
      long start = Long.compareUnsigned(other.start(), from) > 0 ? other.start() : from;
      for (long at = start; ; at++) {
        byte one = other.block()[other.from() + (int) (at - other.start())];
        if (one != run.block()[run.from() + (int) (at - from)]) {
          return new Conflict(at, other.file(), run.file());
        }
        if (at == to) {
          break;
        }
      }
      if (start == from) {
        break;
      }
      to = start - 1;
    }
    return null;
  }

  /** Index of the last run that does not start behind the address. */
  private static int lastNotBehind(List<FlashRuns.Run> runs, long address) {
    int low = 0;
    int high = runs.size();
    while (low < high) {
      int middle = low + high >>> 1;
      if (Long.compareUnsigned(runs.get(middle).start(), address) > 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low - 1;
  }

  /** In the order of the command line. */
  public List<FlashFile> files() {
    return files;
  }

  /**
   * Reads a range.
   *
   * @param address of the first byte, unsigned; the range does not pass the last address
   * @param bytes filled where the files give a byte
   * @param given set to whether they do, for each
   */
  public void read(long address, byte[] bytes, boolean[] given, int length) {
    java.util.Arrays.fill(given, 0, length, false);
    long last = address + length - 1;
    for (int i = firstReaching(address); i < runs.size() && length > 0; i++) {
      FlashRuns.Run run = runs.get(i);
      if (Long.compareUnsigned(run.start(), last) > 0) {
        return;
      }
      long from = Long.compareUnsigned(run.start(), address) > 0 ? run.start() : address;
      long to = Long.compareUnsigned(run.last(), last) < 0 ? run.last() : last;
      int at = (int) (from - address);
      int count = (int) (to - from + 1);
      System.arraycopy(run.block(), run.from() + (int) (from - run.start()), bytes, at, count);
      java.util.Arrays.fill(given, at, at + count, true);
    }
  }

  /** Index of the first run that does not end before the address. */
  private int firstReaching(long address) {
    int low = 0;
    int high = runs.size();
    while (low < high) {
      int middle = low + high >>> 1;
      if (Long.compareUnsigned(runs.get(middle).last(), address) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
