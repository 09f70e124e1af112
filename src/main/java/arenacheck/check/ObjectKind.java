package arenacheck.check;

/** What a finding is about. */
public enum ObjectKind {
  RUNTIME("runtime"),
  SOURCE("source"),
  SIDECAR("sidecar"),
  TENSOR("tensor"),
  REPORT("report"),
  MAP("map"),
  IMAGE("image"),
  BUDGET("budget");

  private final String text;

  ObjectKind(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /** Whether it is one of the storage objects of an arena. */
  public boolean isStorage() {
    return this == RUNTIME || this == SOURCE || this == SIDECAR;
  }
}
