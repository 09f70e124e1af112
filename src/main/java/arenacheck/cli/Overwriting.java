package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Keeps what a command writes from replacing a file that it was made from, or another. */
final class Overwriting {
  /**
   * A file that will be written.
   *
   * @param option what names it, up to the name
   */
  private record Written(String option, String file) {}

  private final List<Written> all = new ArrayList<>();

  /**
   * Takes the file of a document.
   *
   * @param file or {@code null} for standard output, which {@link Document#all} guards
   * @throws InputException if something else goes to that file, whatever its spelling
   */
  void write(String format, String file) {
    writeBy("-o " + format + "=", file);
  }

  /**
   * As {@link #write}, for a file that another option names.
   *
   * @param option as it is written before the name
   */
  void writeBy(String option, String file) {
    if (file == null) {
      return;
    }
    for (Written other : all) {
      if (isSame(file, other.file)) {
        throw new InputException(
            Place.of(file),
            "is `" + other.file + "`, where another format goes already",
            "write each to a file of its own");
      }
    }
    all.add(new Written(option, file));
  }

  /**
   * @throws InputException if one of these, whatever its spelling, is a file to be written
   */
  void read(List<String> inputs) {
    if (all.isEmpty()) {
      return;
    }
    for (String input : inputs) {
      for (Written written : all) {
        if (isSame(written.file, input)) {
          throw new InputException(
              Place.of(written.file),
              "is an input of this command and would be overwritten",
              "name another file behind `" + written.option.strip() + "`");
        }
      }
    }
  }

  /** Whether that file, whatever its spelling, is one of these. */
  boolean isInput(String file, List<String> inputs) {
    for (String input : inputs) {
      if (isSame(file, input)) {
        return true;
      }
    }
    return false;
  }

  /** Whether two names are one file, whatever the spelling. */
  static boolean isSame(String one, String other) {
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
