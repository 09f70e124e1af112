package arenacheck.residency;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the reports that the user means: files as they are given, and those below folders. */
public final class ReportFiles {
  /** How heliaAOT ends a report's name; what else lies in a folder is no report. */
  public static final String SUFFIX = "_residency.json";

  /** A link may lead to the root of the disk: a search for more files than these is a mistake. */
  private static final int SEARCHED = 200_000;

  private final List<String> names = new ArrayList<>();

  /** Real paths of the files taken so far. */
  private final Set<Path> taken = new HashSet<>();

  private final FilesRead read;

  private ReportFiles(FilesRead read) {
    this.read = read;
  }

  /**
   * The names of the reports, to be opened and shown: a file's as it was given, a folder's with the
   * path below it, {@code /} between. Folders are searched through symbolic links, each real folder
   * once; their reports come in the order of their names. A file that is met again is left out.
   *
   * @param values files and folders, in the order of the command line
   * @param read takes the folders that were searched
   * @throws InputException if a folder cannot be searched or holds no report
   */
  public static List<String> find(List<String> values, FilesRead read) {
    ReportFiles files = new ReportFiles(read);
    for (String value : values) {
      files.add(value);
    }
    return files.names;
  }

  private void add(String value) {
    Path path;
    try {
      path = FileName.path(value);
    } catch (InvalidPathException e) {
      throw new InputException(Place.of(value), "is no path: " + e.getReason(), "check the option");
    }
    if (!Files.isDirectory(path)) {
      take(value, path);
      return;
    }
    List<String> found = new ArrayList<>();
    new Search(value, found, read).in(path, value.endsWith("/") ? value : value + "/");
    if (found.isEmpty()) {
      throw new InputException(
          Place.of(value),
          "no `*_residency.json` in this folder or below",
          "heliaAOT writes the report with `memory.dump_residency_json`; is it set, and was the"
              + " model compiled?");
    }
    Collections.sort(found);
    for (String name : found) {
      take(name, FileName.path(name));
    }
  }

  private void take(String name, Path path) {
    if (taken.add(real(path))) {
      names.add(name);
    }
  }

  /** The path behind all links; for a file that is not there, the path itself. */
  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }

  /** One folder that the user named, and all below it. */
  private static final class Search {
    private final String value;
    private final List<String> found;
    private final FilesRead read;
    private final Set<Path> searched = new HashSet<>();
    private int seen;

    Search(String value, List<String> found, FilesRead read) {
      this.value = value;
      this.found = found;
      this.read = read;
    }

    void in(Path folder, String prefix) {
      // A link to a folder above would lead round and round.
      if (!searched.add(real(folder))) {
        return;
      }
      read.folder(prefix);
      for (Path entry : entries(folder, prefix)) {
        String name = prefix + FileName.text(entry.getFileName());
        if (Files.isDirectory(entry)) {
          in(entry, name + "/");
        } else if (name.endsWith(SUFFIX)) {
          found.add(name);
        }
      }
    }

    private List<Path> entries(Path folder, String prefix) {
      List<Path> entries = new ArrayList<>();
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
        for (Path entry : stream) {
          entries.add(entry);
          if (++seen > SEARCHED) {
            throw new InputException(
                Place.of(value),
                "more than " + SEARCHED + " files are in this folder and below",
                "name the reports themselves, or the folder that holds them");
          }
        }
      } catch (IOException | DirectoryIteratorException e) {
        throw new InputException(
            Place.of(prefix),
            "the folder cannot be searched for reports",
            "check its permissions, or name the reports themselves");
      }
      Collections.sort(entries);
      return entries;
    }
  }
}
