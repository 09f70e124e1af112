package arenacheck.residency;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.JsonCursor;
import arenacheck.io.Place;

/**
 * Finds {@code schema_version} before the report is read: keys are often sorted, so that it stands
 * behind the arenas whose fields it decides.
 */
final class SchemaVersion {
  /** The oldest that is read. */
  static final int OLDEST = 4;

  /** The first with {@code storage} and {@code compiler_version}; the newest that is read. */
  static final int STORAGE = 5;

  private SchemaVersion() {}

  static int find(InputFile file) {
    try (JsonCursor json = JsonCursor.open(file, file.stream(), ReportReader.REWRITE)) {
      json.enterObject();
      boolean arenas = false;
      String key;
      while ((key = json.nextKey()) != null) {
        if (key.equals("schema_version")) {
          return version(json);
        }
        if (key.equals("format") && json.isText() && json.text().startsWith("arenacheck/")) {
          throw json.refuse(
              "this is a saved result of arenacheck, not a residency report", ReportReader.HELP);
        }
        arenas |= key.equals("arenas");
        json.skip();
      }
      throw new InputException(
          Place.of(file.name()),
          arenas
              ? "`schema_version` is missing"
              : "this JSON object has neither `schema_version` nor `arenas`: it is no residency"
                  + " report",
          ReportReader.HELP);
    }
  }

  private static int version(JsonCursor json) {
    long version = json.whole();
    if (version < OLDEST || version > STORAGE) {
      throw json.refuse(
          "schema version " + version + " is not known; versions 4 and 5 are read",
          version > STORAGE
              ? "a newer arenacheck may read it"
              : "let a heliaAOT that writes schema 5 make the report");
    }
    return (int) version;
  }
}
