package arenacheck.check;

/** What a check comes to. */
public enum Verdict {
  PASS("pass"),
  FAIL("fail"),
  INCOMPLETE("incomplete");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
