package arenacheck.residency;

import arenacheck.io.Archive;
import arenacheck.io.FilesRead;
import arenacheck.io.InputFile;

/**
 * A report that was found: a file, or an entry of an archive.
 *
 * @param name to be shown: the path, or {@code ARCHIVE!ENTRY}
 * @param archive that holds it, open; {@code null} for a file
 * @param entry its name there; {@code null} for a file
 */
public record ReportFile(String name, Archive archive, String entry) {

  /** A report that is a file. */
  public static ReportFile onDisk(String path) {
    return new ReportFile(path, null, null);
  }

  /**
   * Opens it.
   *
   * @param read takes it, where it is a file; an archive was taken when it was opened
   * @throws arenacheck.io.InputException if it cannot be read
   */
  public InputFile open(FilesRead read) {
    if (archive == null) {
      read.file(name);
    }
    return archive == null
        ? InputFile.open(name)
        : InputFile.of(name, archive.read(entry, ReportReader.LIMIT));
  }

  /** The folder of the entry, with a slash at its end, or nothing. */
  String folder() {
    return entry.substring(0, entry.lastIndexOf('/') + 1);
  }

  /**
   * The name of an entry that a path leads to from the report's folder, or {@code null} where it
   * leads out of that folder.
   */
  String beside(String path) {
    StringBuilder name = new StringBuilder();
    String slashed = path.replace('\\', '/');
    if (slashed.startsWith("/") || slashed.indexOf(':') >= 0) {
      return null;
    }
    for (String part : slashed.split("/")) {
      if (part.equals("..")) {
        int cut = name.length() == 0 ? -1 : name.lastIndexOf("/", name.length() - 2);
        if (name.length() == 0) {
          return null;
        }
        name.setLength(cut + 1);
      } else if (!part.isEmpty() && !part.equals(".")) {
        name.append(part).append('/');
      }
    }
    return name.length() == 0 ? null : folder() + name.substring(0, name.length() - 1);
  }
}
