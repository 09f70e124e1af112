package arenacheck.memory;

import arenacheck.io.InputException;

/** Sizes as the command line and target files write them. */
public final class Sizes {
  private static final String HELP =
      "write bytes, hex, or K and M (1024-based): `65536`, `0x10000`, `64K`, `1M`";

  private Sizes() {}

  /**
   * Bytes from 0 to 2^63 - 1: {@code 65536}, {@code 0x10000}, {@code 64K} or {@code 1M}
   * (1024-based), in either case.
   *
   * @throws InputException for anything else
   */
  public static long parse(String text) {
    long size;
    int shift = shift(text);
    try {
      if (text.startsWith("0x") || text.startsWith("0X")) {
        size = Long.parseLong(digits(text, 2, text.length()), 16);
      } else {
        size = Long.parseLong(digits(text, 0, text.length() - (shift > 0 ? 1 : 0)));
      }
    } catch (NumberFormatException e) {
      throw new InputException(
          null, "`" + text + "` is " + (isNumber(text) ? "too large for a" : "no") + " size", HELP);
    }
    if (size > Long.MAX_VALUE >> shift) {
      throw new InputException(null, "`" + text + "` is too large for a size", HELP);
    }
    return size << shift;
  }

  private static int shift(String text) {
    if (text.startsWith("0x") || text.startsWith("0X")) {
      return 0;
    }
    return switch (text.isEmpty() ? ' ' : text.charAt(text.length() - 1)) {
      case 'K', 'k' -> 10;
      case 'M', 'm' -> 20;
      default -> 0;
    };
  }

  /** Without the sign that {@link Long#parseLong} would take. */
  private static String digits(String text, int from, int to) {
    String digits = text.substring(from, to);
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) > 'f' || !Character.isLetterOrDigit(digits.charAt(i))) {
        throw new NumberFormatException();
      }
    }
    return digits;
  }

  private static boolean isNumber(String text) {
    int radix = text.startsWith("0x") || text.startsWith("0X") ? 16 : 10;
    int from = radix == 16 ? 2 : 0;
    int to = text.length() - (shift(text) > 0 ? 1 : 0);
    for (int i = from; i < to; i++) {
      if (text.charAt(i) > 'f' || Character.digit(text.charAt(i), radix) < 0) {
        return false;
      }
    }
    return to > from;
  }
}
