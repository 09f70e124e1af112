package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Keeps a document from replacing the file that it was made from. */
final class Overwriting {
  private Overwriting() {}

  /**
   * @throws InputException if the output is one of the inputs, whatever its spelling
   */
  static void refuse(String output, String format, List<String> inputs) {
    for (String input : inputs) {
      if (isSame(output, input)) {
        throw new InputException(
            Place.of(output),
            "is an input of this check and would be overwritten",
            "name another file behind `-o " + format + "=`");
      }
    }
  }

  private static boolean isSame(String output, String input) {
    try {
      Path path = Path.of(output);
      return Files.exists(path) && Files.isSameFile(path, Path.of(input));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }
}
