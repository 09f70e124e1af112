package arenacheck.linkmap;

/** Who wrote a map. */
public enum Linker {
  GNU_LD("gnu-ld"),
  LLD("lld"),
  ARMLINK("armlink"),

  /** Of an empty map. */
  UNKNOWN("unknown");

  private final String text;

  Linker(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
