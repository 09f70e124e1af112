package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Nearest;

/**
 * One document that was asked for ({@code -o}).
 *
 * @param file where to write it, or {@code null} for standard output
 */
record Output(OutputFormat format, String file) {

  static Output parse(String text) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals);
    OutputFormat format = OutputFormat.find(name);
    if (format == null) {
      String formats = String.join(", ", OutputFormat.names());
      throw new InputException(
          null,
          "`-o " + text + "`: there is no format `" + name + "`",
          Nearest.question(name, OutputFormat.names(), "the formats are " + formats));
    }
    if (equals == text.length() - 1) {
      throw new InputException(
          null, "`-o " + text + "` names no file", "write `-o " + name + "=FILE`");
    }
    return new Output(format, equals < 0 ? null : text.substring(equals + 1));
  }
}
