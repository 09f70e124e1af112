package arenacheck.compare;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.JsonCursor;
import arenacheck.io.Place;
import arenacheck.residency.ReportFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import java.nio.charset.StandardCharsets;

/** Opens a file that may be compared: a saved result or a residency report. */
public final class Side {
  /** Larger saved results are refused by name: 100 MiB, as reports. */
  public static final int LIMIT = ReportReader.LIMIT;

  /** Name and version of the results that are read. */
  private static final String FORMAT = "arenacheck/1";

  private static final int HEAD = 512;

  private static final String RESULT = "save a result with `arenacheck check ... -o json=FILE`";
  private static final String EITHER =
      "compared are results that `arenacheck check ... -o json=FILE` saved, and residency reports";

  private Side() {}

  /**
   * Reads either.
   *
   * @param read takes the file, or the archive that it lies in
   * @throws InputException if it is neither, or cannot be used
   */
  public static Snapshot read(String path, FilesRead read) {
    try (ReportFiles found = ReportFiles.findFile(path, read)) {
      if (found.files().size() > 1) {
        throw new InputException(
            Place.of(path),
            "holds " + found.files().size() + " reports; one is compared",
            "name one of them: `" + found.files().get(0).name() + "`");
      }
      return read(found.files().get(0), read);
    }
  }

  private static Snapshot read(ReportFile found, FilesRead read) {
    try (InputFile file = found.open(read)) {
      file.refuseLarger(LIMIT);
      return isResult(file, EITHER)
          ? SavedResultReader.read(file, EITHER)
          : Snapshots.of(ReportReader.read(file));
    }
  }

  /**
   * Reads a saved result.
   *
   * @throws InputException if it is none, or cannot be used
   */
  public static Snapshot readResult(String path) {
    try (InputFile file = InputFile.open(path)) {
      file.refuseLarger(LIMIT);
      if (!isResult(file, RESULT)) {
        throw new InputException(
            Place.of(path), "this is a residency report, not a saved result", RESULT);
      }
      return SavedResultReader.read(file, RESULT);
    }
  }

  /** By the keys of the top object; anything but a result or a report is refused. */
  private static boolean isResult(InputFile file, String help) {
    refuseOthers(file, help);
    try (JsonCursor json = JsonCursor.open(file, file.stream(), help)) {
      json.enterObject();
      boolean report = false;
      String key;
      while ((key = json.nextKey()) != null) {
        if (key.equals("format") && json.isText()) {
          refuseOther(json, json.text());
          return true;
        }
        report |= key.equals("schema_version") || key.equals("arenas");
        json.skip();
      }
      if (!report) {
        throw new InputException(
            Place.of(file.name()),
            "this JSON object is neither a saved result (`format`) nor a residency report"
                + " (`schema_version`)",
            help);
      }
      return false;
    }
  }

  private static void refuseOther(JsonCursor json, String format) {
    if (format.equals(FORMAT)) {
      return;
    }
    if (format.startsWith("arenacheck/")) {
      throw json.refuse(
          "the saved result has the format `" + format + "`; `" + FORMAT + "` is read",
          "another version of arenacheck wrote it: use that one, or save the result again");
    }
    throw json.refuse(
        "the format `" + format + "` is no saved result of a check",
        "save a result with `arenacheck check ... -o json=FILE`");
  }

  /** By its first bytes; what is blank or binary is refused where it is read. */
  private static void refuseOthers(InputFile file, String help) {
    byte[] head = file.read(0, (int) Math.min(HEAD, file.size()));
    String text = new String(head, StandardCharsets.UTF_8).stripLeading();
    if (text.startsWith("\u007fELF")) {
      throw new InputException(Place.of(file.name()), "this is an ELF image, not a result", help);
    }
    boolean printable = !text.isEmpty() && text.charAt(0) >= ' ' && text.charAt(0) <= '~';
    if (printable && text.charAt(0) != '{') {
      throw new InputException(
          Place.of(file.name()),
          "this is no JSON object, so neither a saved result nor a residency report",
          help);
    }
  }
}
