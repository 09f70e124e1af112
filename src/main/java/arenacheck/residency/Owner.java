package arenacheck.residency;

/** Who provides a runtime storage object (report field {@code owner}). */
public enum Owner {
  /** The generated C sources define it under {@code symbol}. */
  GENERATED("generated"),
  /** The application provides a buffer at run time; there is no symbol. */
  APPLICATION("application");

  private final String text;

  Owner(String text) {
    this.text = text;
  }

  /** The report's word. */
  public String text() {
    return text;
  }

  /** The owner of that word, or {@code null}. */
  static Owner find(String text) {
    for (Owner owner : values()) {
      if (owner.text.equals(text)) {
        return owner;
      }
    }
    return null;
  }
}
