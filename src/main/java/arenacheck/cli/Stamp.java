package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;

/**
 * What a build knows of a check: a file that is there, and newer than all that was read, exactly
 * where the check has passed.
 *
 * @param file its name
 * @param depfile where to say what was read, or {@code null}
 */
record Stamp(String file, String depfile) {
  static final String OPTION = "--stamp";

  /**
   * The stamp's name in arguments that may be none: after a mistyped option, too, no stamp stays.
   *
   * @return {@code null} where there is none, or where another argument names the same file
   */
  static String named(List<String> args) {
    String file = null;
    for (int i = 0; i < args.size(); i++) {
      if (args.get(i).equals(OPTION) && i + 1 < args.size()) {
        file = args.get(i + 1);
      } else if (args.get(i).startsWith(OPTION + "=")) {
        file = args.get(i).substring(OPTION.length() + 1);
      }
    }
    int uses = 0;
    for (String arg : args) {
      String value = arg.substring(arg.startsWith("--") ? arg.indexOf('=') + 1 : 0);
      uses += file != null && Overwriting.isSame(value, file) ? 1 : 0;
    }
    return uses == 1 ? file : null;
  }

  /**
   * Says that the check has passed.
   *
   * @throws InputException if it cannot be written
   */
  void set(String version) {
    OutputFile.write(file, "arenacheck " + version + ": pass\n");
    try {
      // Where the stamp lies in a folder of reports, its own arrival has changed that folder.
      Files.setLastModifiedTime(FileName.path(file), FileTime.from(Instant.now()));
    } catch (IOException e) {
      throw new InputException(
          Place.of(file), "its time cannot be set", "name a stamp on a file system that you own");
    }
  }

  /**
   * Writes what was read, if that is asked for.
   *
   * @throws InputException if it cannot be written
   */
  void tell(FilesRead read) {
    if (depfile != null) {
      OutputFile.write(depfile, Depfile.of(file, read.files(), read.folders()));
    }
  }

  /**
   * Takes a stamp away; it is fine if there is none.
   *
   * @throws InputException if it stays
   */
  static void remove(String file) {
    try {
      Path path = FileName.path(file);
      if (!Files.isDirectory(path)) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new InputException(
          Place.of(file),
          "this stamp of an earlier check cannot be removed",
          "remove it: nothing has passed");
    } catch (InvalidPathException e) {
      // No file has that name.
    }
  }
}
