package arenacheck.check;

/** What became of one storage object; every one ends as exactly one of these. */
public enum Status {
  OK("ok"),
  FAILED("failed"),
  UNVERIFIED("unverified");

  private final String text;

  Status(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
