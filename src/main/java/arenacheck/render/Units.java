package arenacheck.render;

/** In what the memory table for people counts; other documents have bytes. */
public enum Units {
  BYTES("bytes"),
  KIB("KiB");

  private static final int KIB_BYTES = 1024;

  private final String text;

  Units(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /** {@code 44176}; in KiB with one digit behind the point where it is no whole number. */
  String of(long bytes) {
    if (this == BYTES) {
      return Long.toString(bytes);
    }
    long whole = bytes / KIB_BYTES;
    long rest = Math.abs(bytes % KIB_BYTES);
    if (rest == 0) {
      return Long.toString(whole);
    }
    // Away from zero: one byte is no 0.0.
    long tenths = (rest * 10 + KIB_BYTES - 1) / KIB_BYTES;
    long carried = Math.abs(whole) + tenths / 10;
    return (bytes < 0 ? "-" : "") + carried + "." + tenths % 10;
  }
}
