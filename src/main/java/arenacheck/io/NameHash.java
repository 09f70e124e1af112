package arenacheck.io;

/**
 * A 64-bit hash of a name's bytes, the same on every side that reads names: so that hundreds of
 * thousands of them can be compared without making strings.
 */
public final class NameHash {
  /**
   * Bytes behind these do not count: a hostile table may hold a million endings of one long name.
   */
  public static final int LONGEST = 512;

  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x9e3779b97f4a7c15L;

  private NameHash() {}

  /** Of {@code [start, end)}. Four bytes at a time: half a million names take half as long. */
  public static long of(byte[] bytes, int start, int end) {
    int limit = Math.min(end, start + LONGEST);
    long hash = START;
    int i = start;
    for (; i < limit - 3; i += 4) {
      int four =
          bytes[i] & 0xff
              | (bytes[i + 1] & 0xff) << 8
              | (bytes[i + 2] & 0xff) << 16
              | bytes[i + 3] << 24;
      hash = mix(hash ^ four);
    }
    for (; i < limit; i++) {
      hash = mix(hash ^ bytes[i]);
    }
    return hash;
  }

  /** Upper bits into lower ones too, which a product alone never does. */
  private static long mix(long hash) {
    long product = hash * PRIME;
    return product ^ product >>> 32;
  }
}
