package arenacheck.elf;

/** Unsigned numbers of one width; ELF32 needs half the room. */
final class Column {
  private final int[] low;
  private final int[] high;

  Column(int count, boolean wide) {
    low = new int[count];
    high = wide ? new int[count] : null;
  }

  void set(int position, long value) {
    low[position] = (int) value;
    if (high != null) {
      high[position] = (int) (value >>> 32);
    }
  }

  long get(int position) {
    long value = low[position] & 0xffffffffL;
    return high == null ? value : value | (long) high[position] << 32;
  }
}
