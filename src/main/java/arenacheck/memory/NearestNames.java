package arenacheck.memory;

import java.util.List;
import java.util.Locale;

/** Suggests what a mistyped name may have meant. */
final class NearestNames {
  private static final int SHOWN = 3;

  private NearestNames() {}

  /** {@code did you mean `a`, `b`?}, nearest first; or all of them where none is near. */
  static String help(String name, List<String> names) {
    StringBuilder near = new StringBuilder();
    int shown = 0;
    // A third of the name may be wrong; beyond that a suggestion is a guess.
    for (int distance = 0; distance <= Math.max(2, name.length() / 3); distance++) {
      for (String candidate : names) {
        if (shown < SHOWN && distance(name, candidate) == distance) {
          near.append(shown++ == 0 ? "did you mean `" : "`, `").append(candidate);
        }
      }
    }
    return shown > 0 ? near.append("`?").toString() : "known are " + String.join(", ", names);
  }

  /**
   * Edits (insert, delete, replace) from one to the other, case apart; a name that begins with the
   * other counts as one edit.
   */
  static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    if (!a.equals(b) && !a.isEmpty() && b.startsWith(a)) {
      return 1;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replace = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
