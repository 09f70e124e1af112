package arenacheck.residency;

import arenacheck.io.Archive;
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

/**
 * Finds the reports that the user means: files as they are given, those below folders, and those in
 * archives, which stay open until this is closed.
 */
public final class ReportFiles implements AutoCloseable {
  /** How heliaAOT ends a report's name; what else lies in a folder is no report. */
  public static final String SUFFIX = "_residency.json";

  /** A link may lead to the root of the disk: a search for more files than these is a mistake. */
  private static final int SEARCHED = 200_000;

  private final List<ReportFile> files = new ArrayList<>();
  private final List<Archive> archives = new ArrayList<>();

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
   * @param values files, folders, archives and {@code ARCHIVE!ENTRY}, in the order of the command
   *     line
   * @param read takes the archives, and the folders that were searched
   * @throws InputException if a folder cannot be searched, an archive cannot be used, or one of
   *     them holds no report
   */
  public static ReportFiles find(List<String> values, FilesRead read) {
    ReportFiles files = new ReportFiles(read);
    try {
      for (String value : values) {
        files.add(value);
      }
    } catch (InputException e) {
      files.close();
      throw e;
    }
    return files;
  }

  /**
   * As {@link #find}, of one value that is no folder.
   *
   * @throws InputException if it is no path, or an archive that cannot be used or holds no report
   */
  public static ReportFiles findFile(String value, FilesRead read) {
    ReportFiles files = new ReportFiles(read);
    try {
      files.addFile(value, path(value));
    } catch (InputException e) {
      files.close();
      throw e;
    }
    return files;
  }

  /** Each once. */
  public List<ReportFile> files() {
    return files;
  }

  /**
   * As {@link arenacheck.io.InputFile#refuseRewritten}, of the archives.
   *
   * @throws InputException if one was written to since it was opened
   */
  public void refuseRewritten() {
    for (Archive archive : archives) {
      archive.refuseRewritten();
    }
  }

  @Override
  public void close() {
    for (Archive archive : archives) {
      archive.close();
    }
  }

  private void add(String value) {
    Path path = path(value);
    if (!Files.isDirectory(path)) {
      addFile(value, path);
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

  private static Path path(String value) {
    try {
      return FileName.path(value);
    } catch (InvalidPathException e) {
      throw new InputException(Place.of(value), "is no path: " + e.getReason(), "check the option");
    }
  }

  private void addFile(String value, Path path) {
    int mark = value.lastIndexOf(Archive.SEPARATOR);
    if (Files.isRegularFile(path) && Archive.is(value)) {
      addArchive(value, null);
    } else if (mark > 0 && Files.notExists(path) && Archive.is(value.substring(0, mark))) {
      addArchive(value.substring(0, mark), value.substring(mark + 1));
    } else {
      take(value, path);
    }
  }

  /**
   * @param only the entry that is meant, or {@code null} for every report
   */
  private void addArchive(String name, String only) {
    read.file(name);
    Archive archive = Archive.open(name);
    archives.add(archive);
    Path home = real(FileName.path(name));
    boolean found = false;
    for (String entry : archive.entries()) {
      if (only == null ? entry.endsWith(SUFFIX) : entry.equals(only)) {
        found = true;
        // No file lies below a file: these paths stand for entries alone.
        if (taken.add(home.resolve(FileName.part(Archive.SEPARATOR + entry)))) {
          files.add(new ReportFile(archive.shownAs(entry), archive, entry));
        }
      }
    }
    if (!found) {
      throw new InputException(
          Place.of(only == null ? name : archive.shownAs(only)),
          only == null
              ? "no `*_residency.json` in this archive"
              : "the archive has no entry of this name",
          "heliaAOT writes the report with `memory.dump_residency_json`; is it set, and was the"
              + " module exported since?");
    }
  }

  private void take(String name, Path path) {
    if (taken.add(real(path))) {
      files.add(ReportFile.onDisk(name));
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
