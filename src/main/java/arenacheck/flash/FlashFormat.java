package arenacheck.flash;

/** What a file for the device is written in. */
public enum FlashFormat {
  INTEL_HEX("ihex", "Intel HEX"),
  S_RECORDS("srec", "S-records"),
  BINARY("binary", "raw bytes");

  private final String text;
  private final String title;

  FlashFormat(String text, String title) {
    this.text = text;
    this.title = title;
  }

  /** The public name, which is that of objcopy too. */
  public String text() {
    return text;
  }

  /** For people. */
  public String title() {
    return title;
  }
}
