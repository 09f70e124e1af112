package arenacheck.check;

/** How much a finding weighs. */
public enum Level {
  ERROR("error"),
  UNVERIFIED("unverified"),
  WARNING("warning"),
  NOTE("note");

  private final String text;

  Level(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
