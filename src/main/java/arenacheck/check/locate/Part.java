package arenacheck.check.locate;

/** Which part of a storage object an address lies in. */
public enum Part {
  /** In front of the usable start. */
  GUARD("guard"),
  /** Planned bytes. */
  USED("used"),
  /** Behind the planned bytes. */
  PADDING("padding"),
  /** Where start-up copies the initial contents from. */
  LOAD_IMAGE("load-image");

  private final String text;

  Part(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
