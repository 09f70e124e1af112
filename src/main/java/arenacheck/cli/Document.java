package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * One document that was asked for ({@code -o FORMAT[=FILE]}).
 *
 * @param format its name
 * @param file where to write it, or {@code null} for standard output
 */
record Document(String format, String file) {
  static final String TEXT = "text";

  private static final List<String> STANDARD_OUTPUT =
      List.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

  /**
   * The values of the option.
   *
   * @param formats those that the command has
   * @throws InputException for another format, and where two documents go to one place
   */
  static List<Document> all(List<String> values, List<String> formats) {
    List<Document> documents = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String value : values) {
      Document document = one(value, formats);
      String file = document.file;
      if (!seen.add(file == null ? "" : "=" + file)) {
        String where = file == null ? "standard output" : "`" + file + "`";
        throw new InputException(
            null,
            "`-o " + value + "`: another format goes to " + where + " already",
            "write one of them to a file of its own: `-o FORMAT=FILE`");
      }
      documents.add(document);
    }
    return documents;
  }

  private static Document one(String value, List<String> formats) {
    int equals = value.indexOf('=');
    String name = equals < 0 ? value : value.substring(0, equals);
    if (!formats.contains(name)) {
      String all = "the formats are " + String.join(", ", formats);
      throw new InputException(
          null,
          "`-o " + value + "`: there is no format `" + name + "`",
          Nearest.question(name, formats, all));
    }
    if (equals == value.length() - 1) {
      throw new InputException(
          null, "`-o " + value + "` names no file", "write `-o " + name + "=FILE`");
    }
    return new Document(name, equals < 0 ? null : file(value.substring(equals + 1)));
  }

  /**
   * Standard output by its name in the file system is standard output: opened once more, it would
   * be written over from its start.
   */
  private static String file(String name) {
    return STANDARD_OUTPUT.contains(name) ? null : name;
  }

  /**
   * Writes each document where it was asked for; without one for standard output, text goes there.
   * Files come first: where one cannot be written, nothing is on standard output.
   *
   * @param renderer from a format's name to the document
   */
  static void deliver(List<Document> documents, UnaryOperator<String> renderer, Console console) {
    deliver(documents, renderer, renderer, console);
  }

  /**
   * As the other.
   *
   * @param shown as {@code renderer}, for standard output, which may be a terminal
   */
  static void deliver(
      List<Document> documents,
      UnaryOperator<String> renderer,
      UnaryOperator<String> shown,
      Console console) {
    String onConsole = TEXT;
    for (Document document : documents) {
      if (document.file == null) {
        onConsole = document.format;
      } else {
        String text = renderer.apply(document.format);
        console.write(document.file, out -> out.write(text));
      }
    }
    console.print(shown.apply(onConsole));
  }

  /**
   * Guards the files of the documents.
   *
   * @throws InputException if two are one, whatever the spelling
   */
  static Overwriting guard(List<Document> documents) {
    Overwriting overwriting = new Overwriting();
    for (Document document : documents) {
      overwriting.write(document.format, document.file);
    }
    return overwriting;
  }
}
