package arenacheck.memory;

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

  /** {@code 44176 bytes (0xac90)}; small numbers stay plain. */
  public static String bytes(long size) {
    String plain = Long.toUnsignedString(size) + (size == 1 ? " byte" : " bytes");
    return Long.compareUnsigned(size, 10) < 0
        ? plain
        : plain + " (0x" + Long.toHexString(size) + ")";
  }
}
