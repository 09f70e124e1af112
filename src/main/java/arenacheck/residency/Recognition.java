package arenacheck.residency;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.nio.charset.StandardCharsets;

/** Tells a report from the other files of a build, by its first bytes. */
final class Recognition {
  private static final int HEAD = 512;
  private static final String UTF_8_MARK = "\u00ef\u00bb\u00bf";

  private Recognition() {}

  /** Refuses what is no JSON object, and says what it looks like. */
  static void refuseOthers(InputFile file) {
    byte[] head = file.read(0, (int) Math.min(HEAD, file.size()));
    String text = new String(head, StandardCharsets.ISO_8859_1);
    String start = (text.startsWith(UTF_8_MARK) ? text.substring(3) : text).stripLeading();
    String kind = kind(start);
    if (kind != null) {
      throw new InputException(
          Place.of(file.name()), "this is " + kind + ", not a residency report", ReportReader.HELP);
    }
    // What is binary, or blank as far as it was looked at, is refused where it is read.
    if (!start.isEmpty() && !start.startsWith("{") && !binary(text)) {
      String line = line(start);
      throw new InputException(
          Place.of(file.name()),
          "this is no JSON object" + (line.isEmpty() ? "" : ": it starts with `" + line + "`"),
          ReportReader.HELP);
    }
  }

  private static boolean binary(String text) {
    return text.indexOf(0) >= 0
        || text.startsWith("\u00fe\u00ff")
        || text.startsWith("\u00ff\u00fe");
  }

  private static String line(String start) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < start.length() && i < 40 && start.charAt(i) >= ' '; i++) {
      line.append(start.charAt(i) > '~' ? '?' : start.charAt(i));
    }
    return line.toString();
  }

  private static String kind(String start) {
    if (start.startsWith("\u007fELF")) {
      return "an ELF image";
    }
    if (start.startsWith("!<arch>")) {
      return "an archive of object files";
    }
    return !start.startsWith("{") && map(start) ? "a linker map" : null;
  }

  /** The first lines of a map of GNU ld, of lld, of armlink. */
  private static boolean map(String start) {
    return start.startsWith("Archive member included")
        || start.startsWith("Discarded input sections")
        || start.startsWith("Allocating common symbols")
        || start.contains("Memory Configuration")
        || start.contains(" Out     In      Symbol")
        || start.startsWith("Component: ");
  }
}
