package arenacheck.cli;

/** Sizes and addresses as options write them. */
final class Numbers {
  private Numbers() {}

  /**
   * Bytes, 0 to 2^63 - 1: {@code 65536}, {@code 0x10000}, {@code 64K}, {@code 1M} (1024-based).
   *
   * @return {@code null} where the text is no such number
   */
  static Long size(String text) {
    int shift = text.endsWith("K") ? 10 : text.endsWith("M") ? 20 : 0;
    Long number = address(shift == 0 ? text : text.substring(0, text.length() - 1));
    if (number == null || number < 0 || number > Long.MAX_VALUE >> shift) {
      return null;
    }
    return shift != 0 && text.startsWith("0x") ? null : (Long) (number << shift);
  }

  /**
   * An unsigned 64-bit number, decimal or with {@code 0x}.
   *
   * @return {@code null} where the text is no such number
   */
  static Long address(String text) {
    boolean hex = text.startsWith("0x") || text.startsWith("0X");
    String digits = hex ? text.substring(2) : text;
    if (digits.isEmpty() || Character.digit(digits.charAt(0), hex ? 16 : 10) < 0) {
      return null;
    }
    try {
      return Long.parseUnsignedLong(digits, hex ? 16 : 10);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
