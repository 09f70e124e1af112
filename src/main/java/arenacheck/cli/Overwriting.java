package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Keeps a document from replacing a file that it was made from, or another document. */
final class Overwriting {
  private final List<Document> documents = new ArrayList<>();

  /**
   * Takes the file of a document.
   *
   * @param file or {@code null} for standard output, which {@link Document#all} guards
   * @throws InputException if another document goes to that file, whatever its spelling
   */
  void write(String format, String file) {
    if (file == null) {
      return;
    }
    for (Document other : documents) {
      if (isSame(file, other.file())) {
        throw new InputException(
            Place.of(file),
            "is `" + other.file() + "`, where another format goes already",
            "write each to a file of its own");
      }
    }
    documents.add(new Document(format, file));
  }

  /**
   * @throws InputException if one of these, whatever its spelling, is the file of a document
   */
  void read(List<String> inputs) {
    for (String input : inputs) {
      read(input);
    }
  }

  private void read(String input) {
    for (Document document : documents) {
      if (isSame(document.file(), input)) {
        throw new InputException(
            Place.of(document.file()),
            "is an input of this command and would be overwritten",
            "name another file behind `-o " + document.format() + "=`");
      }
    }
  }

  /**
   * As {@link #read(List)}, of the reports, which may have been found in folders, and of their
   * sidecar files.
   */
  void readReports(List<ResidencyReport> reports) {
    if (documents.isEmpty()) {
      return;
    }
    for (ResidencyReport report : reports) {
      read(report.path());
      for (Arena arena : report.arenas()) {
        if (arena.storage() != null && arena.storage().sidecar() != null) {
          readBeside(report.path(), arena.storage().sidecar().filename());
        }
      }
    }
  }

  private void readBeside(String report, String name) {
    try {
      read(FileName.text(FileName.path(report).resolveSibling(FileName.part(name))));
    } catch (InvalidPathException e) {
      // No file has that name.
    }
  }

  private static boolean isSame(String one, String other) {
    try {
      Path path = FileName.path(one);
      Path second = FileName.path(other);
      return Files.exists(path)
          ? Files.isSameFile(path, second)
          : place(path).equals(place(second));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /** Where a file that is not there yet will be. */
  private static Path place(Path file) throws IOException {
    return file.toAbsolutePath().getParent().toRealPath().resolve(file.getFileName());
  }
}
