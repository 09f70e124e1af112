package arenacheck.cli;

import arenacheck.io.InputException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What {@code locate} is asked: the words of the command line, and for {@code -} what stands in
 * standard input. There a line of one word is a query like any other; of a longer line, as crash
 * logs have them, only the addresses are, each asked once.
 *
 * @param texts in the order in which they are answered
 * @param arguments how many of these were words of the command line; the others are of a log
 */
record Queries(List<String> texts, int arguments) {
  private static final int LIMIT = 1 << 20;
  private static final int SHORTEST_BARE = 8;
  private static final int LONGEST = 16;

  Queries {
    texts = List.copyOf(texts);
  }

  /**
   * @throws InputException if standard input is asked for, but holds no query
   */
  static Queries of(List<String> words, Console console) {
    List<String> texts = new ArrayList<>(words);
    if (!texts.removeIf(word -> word.equals("-"))) {
      return new Queries(texts, texts.size());
    }
    int arguments = texts.size();
    Set<String> listed = new LinkedHashSet<>();
    String log = new String(console.read(LIMIT), StandardCharsets.UTF_8);
    log.lines().forEach(line -> listed.addAll(ofLine(line.strip())));
    if (listed.isEmpty()) {
      throw new InputException(
          null,
          "standard input names no address",
          "an address has `0x` in front, or at least " + SHORTEST_BARE + " hex digits");
    }
    texts.addAll(listed);
    return new Queries(texts, arguments);
  }

  private static List<String> ofLine(String line) {
    List<String> found = new ArrayList<>();
    boolean oneWord = !line.isEmpty() && line.chars().noneMatch(Character::isWhitespace);
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && isPart(line.charAt(end))) {
        end++;
      }
      String word = line.substring(at, end);
      if (isAddress(word)) {
        found.add(word);
      }
      at = end + 1;
    }
    return found.isEmpty() && oneWord ? List.of(line) : found;
  }

  /** {@code lr=0x2000ed14,} holds one address; {@code task_2000ed14} none. */
  private static boolean isPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private static boolean isAddress(String word) {
    boolean prefixed = word.startsWith("0x") || word.startsWith("0X");
    String digits = prefixed ? word.substring(2) : word;
    return digits.length() >= (prefixed ? 1 : SHORTEST_BARE) && isHex(digits);
  }

  private static boolean isHex(String digits) {
    return digits.length() <= LONGEST
        && digits.chars().allMatch(c -> c < 128 && Character.digit(c, 16) >= 0);
  }

  /**
   * The addresses, unsigned, that a query may mean: a number as it is written, and hex digits as in
   * a fault dump, without {@code 0x}. Digits alone are decimal first: {@code 20004000} is asked
   * both ways.
   */
  static List<Long> addresses(String query) {
    List<Long> addresses = new ArrayList<>();
    Long written = Numbers.address(query);
    if (written != null) {
      addresses.add(written);
    }
    boolean decimal = query.chars().allMatch(c -> c >= '0' && c <= '9');
    if (isHex(query) && query.length() >= (decimal ? SHORTEST_BARE : 5)) {
      addresses.add(Long.parseUnsignedLong(query, 16));
    }
    return addresses;
  }

  boolean isOne() {
    return texts.size() == 1 && arguments == 1;
  }

  boolean isFromLog(int index) {
    return index >= arguments;
  }

  /**
   * Whether every word of the command line was found and, where a log was read, anything of it:
   * most addresses of a log are code.
   *
   * @param found for each text whether it was
   */
  boolean answered(List<Boolean> found) {
    boolean log = texts.size() == arguments;
    for (int i = 0; i < found.size(); i++) {
      if (!found.get(i) && !isFromLog(i)) {
        return false;
      }
      log |= found.get(i) && isFromLog(i);
    }
    return log;
  }
}
