package arenacheck.render;

/**
 * How text for people looks.
 *
 * @param colour whether to use terminal colours
 * @param quiet whether findings alone are printed
 * @param width columns of the terminal, or 0 where nothing limits a line
 */
public record TextStyle(boolean colour, boolean quiet, Units units, int width) {
  /** For files and pipes. */
  public static final TextStyle PLAIN = new TextStyle(false, false, Units.BYTES, 0);

  /** Whether no line is longer than the terminal is wide. */
  boolean fits(StringBuilder text) {
    int start = 0;
    while (width > 0 && start < text.length()) {
      int end = text.indexOf("\n", start);
      if (end - start > width) {
        return false;
      }
      start = end + 1;
    }
    return true;
  }
}
