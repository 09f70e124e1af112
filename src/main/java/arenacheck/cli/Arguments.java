package arenacheck.cli;

import arenacheck.io.InputException;
import java.util.List;

/** Turns the words of a command line into options: plain ones at once, all others by picocli. */
final class Arguments {
  private Arguments() {}

  static Syntax spec(String command) {
    return new Syntax(command);
  }

  static Option flag(String... names) {
    return new Option(List.of(names), Option.Kind.FLAG);
  }

  /** An option with one value, given once. */
  static Option single(String name) {
    return new Option(List.of(name), Option.Kind.ONE_VALUE);
  }

  /** An option with one value, which may be given again. */
  static Option repeatable(String... names) {
    return new Option(List.of(names), Option.Kind.VALUES);
  }

  /**
   * @throws InputException for arguments that the command does not have
   */
  static Parsed parse(Syntax syntax, List<String> words) {
    refuseEmpty(syntax, words);
    Parsed plain = PlainWords.read(syntax, words);
    return plain != null ? plain : PicocliWords.read(syntax, words);
  }

  /** A variable that a build has not set; as a path it would be the working directory. */
  private static void refuseEmpty(Syntax syntax, List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String before = i == 0 ? "" : words.get(i - 1);
      String option = word.isEmpty() ? before : bare(word);
      boolean named = syntax.findOption(option) != null;
      if (word.isEmpty() || named && word.length() == option.length() + 1) {
        throw new InputException(
            null,
            named ? "the value of `" + option + "` is empty" : "an argument is empty",
            "is a variable that stands here not set?");
      }
    }
  }

  /** An option's name without the value that is written on to it. */
  static String bare(String word) {
    int equals = word.indexOf('=');
    return equals < 0 ? word : word.substring(0, equals);
  }
}
