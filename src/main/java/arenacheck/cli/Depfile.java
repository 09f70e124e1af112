package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.InputException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A make rule: a stamp depends on everything that was read. An empty rule for each prerequisite
 * says that one that is gone is no error, but a reason to check again.
 *
 * <p>Names are written so that GNU make ("Rule Syntax", "Using Wildcard Characters in File Names")
 * and Ninja (its depfile parser) read the same file. Some names have no such form; they are
 * replaced by a file that never exists, and the check is done in every build.
 */
final class Depfile {
  /** A file that never exists is always out of date. */
  private static final String NEVER = "/arenacheck/name-without-a-form-in-make";

  private static final String BARE = "_-./+,@'\"!{}~&()";

  private Depfile() {}

  /**
   * The text of the file.
   *
   * @param stamp the target, as the build names it; where it is absolute, all names become so
   * @param files names that were read
   * @param folders names of folders whose entries decide what is read
   * @throws InputException if no rule can name the stamp
   */
  static String of(String stamp, List<String> files, List<String> folders) {
    String target = escaped(stamp);
    if (target == null) {
      throw new InputException(
          null,
          "`--stamp " + stamp + "`: make and Ninja cannot both read this name in a depfile",
          "use letters, digits and `_-./+,@` in it");
    }
    boolean absolute = FileName.part(stamp).isAbsolute();
    Set<String> names = new LinkedHashSet<>();
    for (String file : files) {
      names.add(name(file, absolute));
    }
    for (String folder : folders) {
      // `model` alone may be a goal of the Makefile.
      names.add(name(folder.endsWith("/") ? folder + "." : folder + "/.", absolute));
    }
    StringBuilder rules = new StringBuilder();
    StringBuilder text = new StringBuilder(target).append(':');
    for (String name : names) {
      text.append(" \\\n  ").append(name);
      rules.append('\n').append(name).append(":\n");
    }
    return text.append('\n').append(rules).toString();
  }

  private static String name(String name, boolean absolute) {
    String whole = absolute ? FileName.text(FileName.path(name).toAbsolutePath()) : name;
    // The last part of a path drops its dot with the path's text.
    String kept = absolute && name.endsWith("/.") && !whole.endsWith("/.") ? whole + "/." : whole;
    String escaped = escaped(kept);
    return escaped == null ? NEVER : escaped;
  }

  /** The name in a rule, or {@code null} where make and Ninja read none alike. */
  private static String escaped(String name) {
    StringBuilder text = new StringBuilder(name.length() + 8);
    String path = java.io.File.separatorChar == '\\' ? name.replace('\\', '/') : name;
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      boolean last = i == path.length() - 1;
      boolean drive = c == ':' && i == 1 && path.startsWith("/", 2);
      if (c == '$') {
        text.append("$$");
      } else if (c == ' ' || c == '#') {
        text.append('\\').append(c);
      } else if (!isBare(c) && !drive || last && (c == '&' || c == ')')) {
        return null;
      } else {
        text.append(c);
      }
    }
    // Make takes it for somebody's home.
    return path.startsWith("~") ? "./" + text : text.toString();
  }

  private static boolean isBare(char c) {
    boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    return letter || c >= '\u00a0' && c != '\ufffd' || BARE.indexOf(c) >= 0;
  }
}
