package arenacheck.io;

/**
 * A place in an input file, for messages.
 *
 * @param file the path as the user gave it
 * @param line 1-based line, or 0 where the file has no lines or the place is the whole file
 * @param column 1-based column in characters, or 0 where it is not known
 * @param detail what stands there: a JSON pointer, a byte offset, a table; or {@code null}
 */
public record Place(String file, int line, int column, String detail) {

  /** The whole file. */
  public static Place of(String file) {
    return new Place(file, 0, 0, null);
  }

  public static Place line(String file, int line) {
    return new Place(file, line, 0, null);
  }

  /** A byte offset (unsigned) in a binary file. */
  public static Place offset(String file, long offset) {
    return new Place(file, 0, 0, "offset 0x" + Long.toHexString(offset));
  }

  /**
   * {@code file}, {@code file:line} or {@code file:line:column}, as editors' problem matchers read
   * it.
   */
  public String prefix() {
    String where = file;
    if (line > 0) {
      where += ":" + line;
      if (column > 0) {
        where += ":" + column;
      }
    }
    return where;
  }
}
