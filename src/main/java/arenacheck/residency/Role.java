package arenacheck.residency;

/** What an arena holds; the report's three lists, in the order in which the report prints them. */
public enum Role {
  CONSTANT("constant"),
  PERSISTENT("persistent"),
  SCRATCH("scratch");

  private final String text;

  Role(String text) {
    this.text = text;
  }

  /** The report's word. */
  public String text() {
    return text;
  }

  /** The role of that word, or {@code null}. */
  static Role find(String text) {
    for (Role role : values()) {
      if (role.text.equals(text)) {
        return role;
      }
    }
    return null;
  }
}
