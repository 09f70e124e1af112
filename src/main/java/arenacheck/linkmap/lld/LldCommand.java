package arenacheck.linkmap.lld;

import arenacheck.linkmap.LineCursor;

/**
 * Tells the commands of a linker script from sections. lld prints them with blanks between the
 * tokens up to version 19 and as they were spelled in 22.
 */
final class LldCommand {
  private static final byte[][] CALLS = {
    LineCursor.literal("PROVIDE"),
    LineCursor.literal("PROVIDE_HIDDEN"),
    LineCursor.literal("HIDDEN"),
    LineCursor.literal("ASSERT"),
    LineCursor.literal("BYTE"),
    LineCursor.literal("SHORT"),
    LineCursor.literal("LONG"),
    LineCursor.literal("QUAD"),
    LineCursor.literal("FILL")
  };

  private LldCommand() {}

  /**
   * Whether the text from the cursor on is a command. The cursor stays.
   *
   * @param named whether it also reads like {@code FILE:(SECTION)}; of an assignment only one with
   *     {@code ? :} does
   */
  static boolean isCommand(LineCursor line, boolean named) {
    int from = line.at();
    boolean command = isCall(line) || isAssignment(line);
    if (command && named) {
      command = hasCondition(line, from);
    }
    line.goTo(from);
    return command;
  }

  private static boolean isCall(LineCursor line) {
    int from = line.at();
    for (byte[] call : CALLS) {
      if (line.take(call)) {
        line.blanks();
        if (line.take('(')) {
          return true;
        }
        line.goTo(from);
      }
    }
    return false;
  }

  private static boolean isAssignment(LineCursor line) {
    byte[] bytes = line.bytes();
    int at = nameEnd(line);
    if (at == line.at()) {
      return false;
    }
    line.goTo(at);
    line.blanks();
    for (at = line.at(); at < line.end() && isOperatorByte(bytes[at]); at++) {}
    line.goTo(at);
    return line.take('=') && !line.take('=');
  }

  /** Behind the symbol that is assigned to: a name, or anything between quotes. */
  private static int nameEnd(LineCursor line) {
    byte[] bytes = line.bytes();
    int at = line.at();
    if (bytes[at] == '"') {
      do {
        at++;
      } while (at < line.end() && bytes[at] != '"');
      return at + 1;
    }
    while (at < line.end() && isNameByte(bytes[at])) {
      at++;
    }
    return at;
  }

  private static boolean hasCondition(LineCursor line, int from) {
    for (int at = from; at < line.end(); at++) {
      if (line.bytes()[at] == '?') {
        return true;
      }
    }
    return false;
  }

  private static boolean isNameByte(byte letter) {
    return Character.isLetterOrDigit(letter) || letter == '_' || letter == '.' || letter == '$';
  }

  private static boolean isOperatorByte(byte letter) {
    return "+-*/<>&|^".indexOf(letter) >= 0;
  }
}
