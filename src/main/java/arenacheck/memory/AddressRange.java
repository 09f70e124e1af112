package arenacheck.memory;

import arenacheck.io.InputException;

/**
 * A half-open range {@code [start, start + length)} of unsigned 64-bit addresses, in bytes.
 *
 * <p>The last byte never lies beyond 2^64 - 1; {@link #end()} is 0 for a range that reaches the
 * top.
 *
 * @param start first address, unsigned
 * @param length bytes, unsigned; 0 is an empty range, which has a place but contains nothing
 */
public record AddressRange(long start, long length) {
  public AddressRange {
    if (!fits(start, length)) {
      throw new IllegalArgumentException("range wraps around");
    }
  }

  /**
   * {@code START+LENGTH}, an {@link Address} and one of {@link Sizes}: {@code 0x20000000+512K}.
   *
   * @throws InputException for anything else, and for a range that ends above 2^64
   */
  public static AddressRange parse(String text) {
    int plus = text.indexOf('+');
    if (plus < 0) {
      throw new InputException(
          null, "`" + text + "` is no range", "write START+LENGTH: `0x20000000+512K`");
    }
    long start = Address.parse(text.substring(0, plus));
    long length = Sizes.parse(text.substring(plus + 1));
    if (!fits(start, length)) {
      throw new InputException(
          null, "`" + text + "` ends above the 64-bit address space", "check start and length");
    }
    return new AddressRange(start, length);
  }

  /** Whether {@code length} bytes from {@code start} end at or below 2^64. */
  public static boolean fits(long start, long length) {
    return length == 0 || Long.compareUnsigned(start, start + (length - 1)) <= 0;
  }

  /** As the constructor, but cut at 2^64 where the range would wrap around. */
  public static AddressRange clamped(long start, long length) {
    return fits(start, length) ? new AddressRange(start, length) : new AddressRange(start, -start);
  }

  /** The range from {@code start} to {@code end} (exclusive); empty where {@code end <= start}. */
  public static AddressRange between(long start, long end) {
    return new AddressRange(start, Long.compareUnsigned(end, start) > 0 ? end - start : 0);
  }

  /** First address behind the range, unsigned; 0 where the range reaches 2^64. */
  public long end() {
    return start + length;
  }

  public boolean isEmpty() {
    return length == 0;
  }

  public boolean contains(long address) {
    return Long.compareUnsigned(address - start, length) < 0;
  }

  /**
   * Whether every byte of {@code other} lies in this range; an empty one is asked for its start.
   */
  public boolean contains(AddressRange other) {
    return contains(other.start)
        && Long.compareUnsigned(other.length, length - (other.start - start)) <= 0;
  }

  /** Whether at least one byte lies in both. */
  public boolean overlaps(AddressRange other) {
    return length != 0 && other.length != 0 && (contains(other.start) || other.contains(start));
  }

  /** The bytes that lie in both; empty where there are none. */
  public AddressRange intersection(AddressRange other) {
    if (!overlaps(other)) {
      return new AddressRange(start, 0);
    }
    long from = contains(other.start) ? other.start : start;
    long mine = length - (from - start);
    long theirs = other.length - (from - other.start);
    return new AddressRange(from, Long.compareUnsigned(mine, theirs) <= 0 ? mine : theirs);
  }

  /** {@code [0x20000000, 0x20001000)}. */
  public String text() {
    return "["
        + Address.text(start)
        + ", "
        + (end() == 0 && length != 0 ? "2^64" : Address.text(end()))
        + ")";
  }

  /** By hand: the first use of a generated one costs every start 20 ms. */
  @Override
  public boolean equals(Object other) {
    return other instanceof AddressRange range && range.start == start && range.length == length;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(start * 31 + length);
  }
}
