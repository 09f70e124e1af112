package arenacheck.cli;

import java.util.ArrayList;
import java.util.List;

/** Names that somebody who mistyped may have meant. */
final class Nearest {
  private static final int MOST = 3;

  private Nearest() {}

  /** {@code did you mean `a` or `b`?}, or the other text where nothing comes near. */
  static String question(String word, Iterable<String> names, String otherwise) {
    List<String> near = to(word, names);
    if (near.isEmpty()) {
      return otherwise;
    }
    StringBuilder text = new StringBuilder("did you mean ");
    for (int i = 0; i < near.size(); i++) {
      text.append(i == 0 ? "" : i == near.size() - 1 ? " or " : ", ");
      text.append('`').append(near.get(i)).append('`');
    }
    return text.append('?').toString();
  }

  /**
   * At most three: the nearest ones, where no more than a third of the letters differ, and those
   * that the word begins or ends. A word of one or two letters is near to nothing.
   */
  static List<String> to(String word, Iterable<String> names) {
    List<String> near = new ArrayList<>();
    if (word.length() < 3) {
      return near;
    }
    for (int wanted = 0; wanted <= word.length() / 3 && near.isEmpty(); wanted++) {
      for (String name : names) {
        if (near.size() < MOST && distance(word, name) == wanted) {
          near.add(name);
        }
      }
    }
    for (String name : names) {
      boolean part = name.startsWith(word) || name.endsWith(word);
      if (part && near.size() < MOST && !near.contains(name)) {
        near.add(name);
      }
    }
    return near;
  }

  /** Letters to insert, remove or replace (Levenshtein). */
  static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], above[j]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
