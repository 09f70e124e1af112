package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Place;
import arenacheck.render.Printable;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The process's streams and environment; nothing else in the program prints. */
final class Console {
  /** What a pipe takes at once: a short document is there whole, or not at all. */
  private static final int PIPE = 1 << 16;

  private final InputStream in;
  private final PrintStream out;
  private final PrintStream err;
  private final Map<String, String> environment;

  Console(InputStream in, PrintStream out, PrintStream err, Map<String, String> environment) {
    this.in = in;
    this.out = out;
    this.err = err;
    this.environment = environment;
  }

  /**
   * What standard input holds.
   *
   * @param limit bytes; more is refused
   * @throws InputException if it cannot be read, or holds more
   */
  byte[] read(int limit) {
    try {
      byte[] bytes = in.readNBytes(limit + 1);
      if (bytes.length <= limit) {
        return bytes;
      }
    } catch (IOException e) {
      throw new InputException(
          null, "standard input cannot be read: " + e.getMessage(), "redirect a file into it");
    }
    throw new InputException(
        null,
        "standard input holds more than " + (limit >> 20) + " MiB",
        "give the lines of one crash");
  }

  /**
   * Writes a document to standard output, once and whole.
   *
   * @throws InputException if it did not get there: a lost result must not look like a pass
   */
  void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(bytes, 0, bytes.length);
    if (out.checkError()) {
      throw new InputException(
          null,
          "standard output cannot be written",
          "the reader went away or the disk is full; `-o FORMAT=FILE` writes to a file");
    }
  }

  /**
   * Writes a document to standard output, piece by piece.
   *
   * @throws InputException as {@link #print(String)}
   */
  void print(OutputFile.Content document) {
    try {
      Writer writer =
          new OutputStreamWriter(new BufferedOutputStream(out, PIPE), StandardCharsets.UTF_8);
      document.writeTo(writer);
      writer.flush();
    } catch (IOException e) {
      // The stream remembers it.
    }
    print("");
  }

  /**
   * Writes a document to a file. The step summary of a GitHub workflow belongs to all commands of
   * the step: there it is added.
   *
   * @throws InputException if that fails
   */
  void write(String file, OutputFile.Content document) {
    String summary = environment.get("GITHUB_STEP_SUMMARY");
    if (summary != null && Overwriting.isSame(file, summary)) {
      OutputFile.append(file, document);
    } else {
      OutputFile.write(file, document);
    }
  }

  /** {@code FILE:LINE: error: message}, then the help line. */
  void complain(InputException e) {
    Place place = e.place();
    String text = place == null ? "arenacheck" : Printable.text(place.prefix());
    text += ": error: " + Printable.text(e.getMessage());
    if (place != null && place.detail() != null) {
      text += " (at " + Printable.text(place.detail()) + ")";
    }
    text += "\n";
    if (e.help() != null) {
      text += "    help: " + Printable.text(e.help()) + "\n";
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    err.write(bytes, 0, bytes.length);
    err.flush();
  }

  /** A defect of ours: everything that a report of it needs. */
  void confess(Throwable defect) {
    err.print("arenacheck: internal error: " + Printable.text(String.valueOf(defect)) + "\n");
    defect.printStackTrace(err);
    err.print("this is a defect of arenacheck " + Version.text() + ", not of your build\n");
    err.print("please report it with the lines above and the command that was run\n");
    err.flush();
  }

  /** Columns of the terminal on standard output; 0 for a file, a pipe and where nobody knows. */
  int width() {
    Long columns = Numbers.size(environment.getOrDefault("ARENACHECK_COLUMNS", ""));
    return columns == null ? 0 : (int) Math.min(columns, Integer.MAX_VALUE);
  }

  /**
   * Whether to use colours: only where the launcher found a terminal. Java cannot tell alone: its
   * own test asks for standard input too, and answers differently from version to version.
   */
  boolean wantsColour() {
    return "1".equals(environment.get("ARENACHECK_TERMINAL"))
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !"dumb".equals(environment.getOrDefault("TERM", "dumb"));
  }
}
