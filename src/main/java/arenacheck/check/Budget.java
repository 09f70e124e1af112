package arenacheck.check;

/**
 * {@code KIND[:linked|:total]=SIZE}.
 *
 * @param memory the report's memory name
 * @param of which sum
 * @param limit bytes
 */
public record Budget(String memory, Sum of, long limit) {

  /** What a budget limits. */
  public enum Sum {
    /** The documentation's sum: {@code used} over the roles, plus generated staged sources. */
    ARENAS("arenas"),
    /** The storage really linked there. */
    LINKED("linked"),
    /** Everything allocated there but the heap that fills it to the end. */
    TOTAL("total");

    private final String text;

    Sum(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
