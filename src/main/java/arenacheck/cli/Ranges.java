package arenacheck.cli;

import arenacheck.memory.AddressRange;

/** Address ranges as options write them. */
final class Ranges {
  private Ranges() {}

  /** {@code START+LENGTH}, not empty and below 2^64; {@code null} where it is no such range. */
  static AddressRange parse(String text) {
    int plus = text.indexOf('+');
    if (plus < 0) {
      return null;
    }
    Long start = Numbers.address(text.substring(0, plus));
    Long length = Numbers.size(text.substring(plus + 1));
    if (start == null || length == null || length == 0 || !AddressRange.fits(start, length)) {
      return null;
    }
    return new AddressRange(start, length);
  }

  /** Whether a value has the form {@code START+LENGTH}, but ends behind the last address. */
  static boolean isTooLong(String text) {
    int plus = text.indexOf('+');
    Long start = plus < 0 ? null : Numbers.address(text.substring(0, plus));
    Long length = plus < 0 ? null : Numbers.size(text.substring(plus + 1));
    return start != null && length != null && length != 0 && !AddressRange.fits(start, length);
  }
}
