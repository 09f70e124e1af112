package arenacheck.residency;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.nio.charset.StandardCharsets;

/** Tells a report from the other files of a build, by its first bytes. */
final class Recognition {
  private static final int HEAD = 512;

  private Recognition() {}

  /** Refuses what is no JSON, and says what it looks like. */
  static void refuseOthers(InputFile file) {
    byte[] head = file.read(0, (int) Math.min(HEAD, file.size()));
    String text = new String(head, StandardCharsets.ISO_8859_1);
    String kind = kind(text);
    if (kind != null) {
      throw new InputException(
          Place.of(file.name()), "this is " + kind + ", not a residency report", ReportReader.HELP);
    }
  }

  private static String kind(String head) {
    if (head.startsWith("\u007fELF")) {
      return "an ELF image";
    }
    if (head.startsWith("!<arch>")) {
      return "an archive of object files";
    }
    String start = head.stripLeading();
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
