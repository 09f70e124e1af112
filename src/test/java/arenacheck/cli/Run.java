package arenacheck.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** One run of the program in this process: exit code and what it printed. */
record Run(int code, String out, String err) {
  private static final Pipeline NO_CHECK =
      (options, read) -> {
        throw new AssertionError("no check was asked for");
      };

  static Run of(Pipeline pipeline, String... args) {
    return of(pipeline, Map.of(), args);
  }

  static Run of(Pipeline pipeline, Map<String, String> environment, String... args) {
    return of("", pipeline, environment, args);
  }

  /** With a text in standard input; for commands that never come to a check. */
  static Run reading(String input, String... args) {
    return of(input, NO_CHECK, Map.of(), args);
  }

  private static Run of(
      String input, Pipeline pipeline, Map<String, String> environment, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                environment,
                pipeline)
            .run(args);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** For commands that never come to a check. */
  static Run of(String... args) {
    return of(NO_CHECK, args);
  }
}
