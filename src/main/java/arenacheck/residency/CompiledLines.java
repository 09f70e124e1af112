package arenacheck.residency;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The lines of a C header that a compiler sees: not those in block comments, nor those that {@code
 * #if 0} takes out. Of other conditions nothing is known, so their lines count.
 */
final class CompiledLines {
  private enum Branch {
    TAKEN,
    DEAD,
    /** Behind a branch that was surely taken. */
    DONE,
    OPEN
  }

  private final Deque<Branch> branches = new ArrayDeque<>();
  private boolean inComment;

  /** The line without comments and blanks around it, or {@code null} where it is not compiled. */
  String next(String line) {
    String text = withoutComments(line).strip();
    if (text.startsWith("#")) {
      String directive = text.substring(1).strip();
      if (directive.startsWith("if")) {
        branches.push(opened(directive));
        return null;
      }
      if (directive.startsWith("el") && !branches.isEmpty()) {
        branches.push(next(branches.pop(), directive));
        return null;
      }
      if (directive.startsWith("endif") && !branches.isEmpty()) {
        branches.pop();
        return null;
      }
    }
    return branches.contains(Branch.DEAD) || branches.contains(Branch.DONE) ? null : text;
  }

  private static Branch opened(String directive) {
    String[] words = directive.split("\\s+", 2);
    if (words.length < 2 || !words[0].equals("if")) {
      return Branch.OPEN;
    }
    return switch (words[1].strip()) {
      case "0", "(0)", "false" -> Branch.DEAD;
      case "1", "(1)", "true" -> Branch.TAKEN;
      default -> Branch.OPEN;
    };
  }

  private static Branch next(Branch before, String directive) {
    return switch (before) {
      case TAKEN, DONE -> Branch.DONE;
      case OPEN -> Branch.OPEN;
      case DEAD ->
          directive.startsWith("else")
              ? Branch.TAKEN
              : opened(directive.replaceFirst("^elif", "if"));
    };
  }

  private String withoutComments(String line) {
    StringBuilder text = new StringBuilder();
    boolean inString = false;
    for (int i = 0; i < line.length(); i++) {
      if (inComment) {
        if (line.startsWith("*/", i)) {
          inComment = false;
          i++;
        }
      } else if (!inString && line.startsWith("/*", i)) {
        inComment = true;
        text.append(' ');
        i++;
      } else if (!inString && line.startsWith("//", i)) {
        break;
      } else {
        if (line.charAt(i) == '"' && (i == 0 || line.charAt(i - 1) != '\\')) {
          inString = !inString;
        }
        text.append(line.charAt(i));
      }
    }
    return text.toString();
  }
}
