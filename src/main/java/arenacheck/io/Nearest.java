package arenacheck.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names that somebody who mistyped may have meant. */
public final class Nearest {
  private static final int MOST = 3;

  private Nearest() {}

  /** {@code did you mean `a` or `b`?}, or the other text where nothing comes near. */
  public static String question(String word, Iterable<String> names, String otherwise) {
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
   * At most three: the nearest ones, where no more than a third of the letters differ; those that
   * the word begins or ends; and where none is, those that have it, or nearly, between two hyphens;
   * case apart. A word of one or two letters is near to nothing.
   */
  static List<String> to(String word, Iterable<String> names) {
    List<String> near = new ArrayList<>();
    if (word.length() < 3) {
      return near;
    }
    for (int wanted = 0; wanted <= word.length() / 3 && near.isEmpty(); wanted++) {
      for (String name : names) {
        if (near.size() < MOST && distance(lower(word), lower(name)) == wanted) {
          near.add(name);
        }
      }
    }
    boolean mistypedWhole = !near.isEmpty();
    for (String name : names) {
      boolean part = lower(name).startsWith(lower(word)) || lower(name).endsWith(lower(word));
      if ((part || !mistypedWhole && hasPart(name, word))
          && near.size() < MOST
          && !near.contains(name)) {
        near.add(name);
      }
    }
    return near;
  }

  private static boolean hasPart(String name, String word) {
    for (String part : lower(name).split("-", -1)) {
      if (part.length() > 3 && distance(lower(word), part) <= word.length() / 4) {
        return true;
      }
    }
    return false;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Letters to insert, remove, replace or swap with their neighbour. */
  static int distance(String a, String b) {
    int[][] table = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        table[i][j] = i == 0 || j == 0 ? i + j : step(table, a, b, i, j);
      }
    }
    return table[a.length()][b.length()];
  }

  private static int step(int[][] table, String a, String b, int i, int j) {
    char last = a.charAt(i - 1);
    int replaced = table[i - 1][j - 1] + (last == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && last == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
  }
}
