package arenacheck.cli;

import java.util.List;

/**
 * Reads command lines that leave nothing to decide: known options in full, each value a word of its
 * own or behind {@code =}, nothing given twice that may be given once. All others, and every
 * mistake, are picocli's, whose classes cost a check 20 to 35 ms (a fifth of a small one).
 */
final class PlainWords {
  private PlainWords() {}

  /** What picocli would make of the words, or {@code null} if it has to be asked. */
  static Parsed read(Syntax syntax, List<String> words) {
    Parsed parsed = new Parsed(syntax);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.isEmpty()) {
        return null;
      }
      if (word.charAt(0) != '-') {
        if (!syntax.hasPositionals()) {
          return null;
        }
        parsed.addPositional(word);
        continue;
      }
      int equals = word.indexOf('=');
      Option option = syntax.findOption(equals < 0 ? word : word.substring(0, equals));
      if (option == null || parsed.has(option) && option.kind() != Option.Kind.VALUES) {
        return null;
      }
      String value = null;
      if (option.isFlag()) {
        if (equals >= 0) {
          return null;
        }
      } else if (equals >= 0) {
        value = word.substring(equals + 1);
      } else if (++i < words.size()) {
        value = words.get(i);
      }
      if (!option.isFlag() && (value == null || value.isEmpty() || value.charAt(0) == '-')) {
        return null;
      }
      parsed.add(option, value);
    }
    return parsed;
  }
}
