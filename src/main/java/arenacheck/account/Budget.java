package arenacheck.account;

/**
 * An upper limit for a memory ({@code --budget}).
 *
 * @param text the option's value as it was given, for messages
 * @param memory which memory
 * @param of which sum is limited
 * @param limit bytes, 0 to 2^63 - 1
 */
public record Budget(String text, String memory, Of of, long limit) {

  /** Which sum of a memory a budget limits. */
  public enum Of {
    /** {@code used} over the roles, plus generated staged sources: the report's documentation. */
    ARENAS("arenas"),
    /** Storage that was really linked there. */
    LINKED("linked"),
    /** Everything that is allocated there, but the heap that fills the region to its end. */
    TOTAL("total");

    private final String text;

    Of(String text) {
      this.text = text;
    }

    /** The word in results; the option's suffix. */
    public String text() {
      return text;
    }
  }
}
