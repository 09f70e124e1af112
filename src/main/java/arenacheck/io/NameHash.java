package arenacheck.io;

/**
 * A 64-bit hash of a name's bytes (FNV-1a), the same on every side that reads names: so that
 * hundreds of thousands of them can be compared without making strings.
 */
public final class NameHash {
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private NameHash() {}

  /** Of {@code [start, end)}. */
  public static long of(byte[] bytes, int start, int end) {
    long hash = START;
    for (int i = start; i < end; i++) {
      hash = (hash ^ bytes[i] & 0xff) * PRIME;
    }
    return hash;
  }
}
