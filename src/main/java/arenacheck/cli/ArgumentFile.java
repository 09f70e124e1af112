package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code @FILE} on the command line: the words of the file stand in its place. Words are separated
 * by white space; quotes hold words with spaces together; {@code #} at the start of a word makes
 * the rest of the line a comment. A backslash is an ordinary character, except before a quote or a
 * backslash in double quotes.
 */
final class ArgumentFile {
  private static final int LIMIT = 1 << 20;

  private final String name;
  private final String text;
  private final List<String> words = new ArrayList<>();
  private int at;
  private int line = 1;

  private ArgumentFile(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /**
   * The arguments with every {@code @FILE} replaced; behind {@code --} all stay as they are.
   *
   * @throws InputException if a file cannot be used
   */
  static List<String> expand(List<String> args) {
    List<String> expanded = new ArrayList<>();
    boolean literal = false;
    for (String arg : args) {
      literal |= arg.equals("--");
      if (!literal && arg.startsWith("@")) {
        expanded.addAll(read(arg.substring(1)));
      } else {
        expanded.add(arg);
      }
    }
    return expanded;
  }

  /** The files that {@link #expand} reads. */
  static List<String> names(List<String> args) {
    List<String> names = new ArrayList<>();
    for (String arg : args) {
      if (arg.equals("--")) {
        break;
      }
      if (arg.startsWith("@")) {
        names.add(arg.substring(1));
      }
    }
    return names;
  }

  private static List<String> read(String name) {
    if (name.isEmpty()) {
      throw new InputException(null, "`@` names no file", "write `@FILE`");
    }
    // A file that holds nothing yet is the configuration of a project that needs none.
    try (InputFile file = InputFile.openAllowingEmpty(name)) {
      String text = text(name, file.readAll(LIMIT));
      return new ArgumentFile(name, text.startsWith("\ufeff") ? text.substring(1) : text).words();
    }
  }

  /** Windows shells redirect into UTF-16, whose words would be none that the user knows. */
  private static String text(String name, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\0') >= 0 || text.indexOf('\ufffd') >= 0) {
      throw new InputException(
          Place.of(name), "this argument file is no text in UTF-8", "save it as UTF-8 text");
    }
    return text;
  }

  private List<String> words() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isSpace(c)) {
        line += c == '\n' ? 1 : 0;
        at++;
      } else if (c == '#') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else {
        words.add(word());
      }
    }
    return words;
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    if (text.charAt(at) == '@') {
      throw new InputException(
          Place.line(name, line),
          "an argument file cannot name another",
          "name both files on the command line");
    }
    while (at < text.length() && !isSpace(text.charAt(at))) {
      char c = text.charAt(at++);
      if (c == '"' || c == '\'') {
        quoted(word, c);
      } else {
        word.append(c);
      }
    }
    return word.toString();
  }

  private void quoted(StringBuilder word, char quote) {
    while (at < text.length() && text.charAt(at) != '\n') {
      char c = text.charAt(at++);
      if (c == quote) {
        return;
      }
      boolean escape = c == '\\' && quote == '"' && at < text.length();
      if (escape && (text.charAt(at) == '"' || text.charAt(at) == '\\')) {
        c = text.charAt(at++);
      }
      word.append(c);
    }
    throw new InputException(
        Place.line(name, line),
        "the quote is not closed on this line",
        "close it, or put the quote itself between quotes of the other kind");
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
  }
}
