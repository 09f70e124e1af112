package arenacheck.memory;

import arenacheck.io.InputException;

/** How addresses and sizes are written and read everywhere. */
public final class Address {
  private Address() {}

  /** {@code 0x} and at least 8 lower-case hex digits, unsigned. */
  public static String text(long address) {
    String digits = Long.toHexString(address);
    return digits.length() >= 8
        ? "0x" + digits
        : "0x" + "00000000".substring(digits.length()) + digits;
  }

  /**
   * An address from 0 to 2^64 - 1, decimal or {@code 0x} and hex digits.
   *
   * @throws InputException for anything else
   */
  public static long parse(String text) {
    boolean hex = Sizes.isHex(text);
    String digits = hex ? text.substring(2) : text;
    try {
      // parseUnsignedLong would take a sign.
      if (!digits.startsWith("+")) {
        return Long.parseUnsignedLong(digits, hex ? 16 : 10);
      }
    } catch (NumberFormatException e) {
      // Refused below.
    }
    throw new InputException(
        null, "`" + text + "` is no address", "write hex or decimal: `0x20000000`");
  }

  /** {@code 44176 bytes (0xac90)}; small numbers stay plain. */
  public static String bytes(long size) {
    return Long.compareUnsigned(size, 10) < 0
        ? count(size)
        : count(size) + " (0x" + Long.toHexString(size) + ")";
  }

  /** {@code 1 byte}, {@code 44176 bytes}. */
  public static String count(long size) {
    return Long.toUnsignedString(size) + (size == 1 ? " byte" : " bytes");
  }
}
