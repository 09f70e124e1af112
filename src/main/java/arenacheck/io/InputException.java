package arenacheck.io;

/**
 * Input or an option that cannot be used at all: exit 2. Readers throw it, {@code cli} alone
 * catches it. The message is one sentence in the style of a compiler: lower case, no full stop,
 * names in backticks. The help line says what to do.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String help;

  /**
   * @param place the file and place, or {@code null} for an option
   * @param message what is wrong
   * @param help what to do about it
   */
  public InputException(Place place, String message, String help) {
    super(message, null, false, false);
    this.place = place;
    this.help = help;
  }

  public Place place() {
    return place;
  }

  public String help() {
    return help;
  }
}
