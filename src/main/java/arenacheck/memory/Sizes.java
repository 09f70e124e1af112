package arenacheck.memory;

import arenacheck.io.InputException;

/** Sizes as the command line and target files write them. */
public final class Sizes {
  private Sizes() {}

  /**
   * Bytes from 0 to 2^63 - 1: {@code 65536}, {@code 0x10000}, {@code 64K} or {@code 1M}
   * (1024-based), in either case.
   *
   * @throws InputException for anything else
   */
  public static long parse(String text) {
    boolean hex = isHex(text);
    int radix = hex ? 16 : 10;
    int shift = hex ? 0 : shift(text);
    int from = hex ? 2 : 0;
    int to = shift > 0 ? text.length() - 1 : text.length();
    if (from == to) {
      throw refused(text, " is no size");
    }
    long size = 0;
    boolean large = false;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      int digit = c < 0x80 ? Character.digit(c, radix) : -1;
      if (digit < 0) {
        throw refused(text, " is no size");
      }
      large |= size > (Long.MAX_VALUE - digit) / radix;
      size = size * radix + digit;
    }
    if (large || size > Long.MAX_VALUE >> shift) {
      throw refused(text, " is larger than any size can be");
    }
    return size << shift;
  }

  static boolean isHex(String text) {
    return text.startsWith("0x") || text.startsWith("0X");
  }

  private static int shift(String text) {
    return switch (text.isEmpty() ? ' ' : text.charAt(text.length() - 1)) {
      case 'K', 'k' -> 10;
      case 'M', 'm' -> 20;
      default -> 0;
    };
  }

  private static InputException refused(String text, String why) {
    return new InputException(
        null,
        "`" + text + "`" + why,
        "write bytes, hex, or K and M (1024-based): `65536`, `0x10000`, `64K`, `1M`");
  }
}
