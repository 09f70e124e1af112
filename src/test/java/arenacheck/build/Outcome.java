package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How a process ended.
 *
 * @param text standard output and standard error in the order of writing
 */
record Outcome(int code, String text) {

  static Outcome of(Path folder, Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    Path text = Files.createTempFile("outcome", ".txt");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(List.of(command))
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(text.toFile());
      builder.environment().keySet().removeIf(Outcome::steersBuilds);
      builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
      builder.environment().putAll(environment);
      Process process = builder.start();
      if (!process.waitFor(300, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("no answer: " + String.join(" ", command));
      }
      return new Outcome(
          process.exitValue(), new String(Files.readAllBytes(text), StandardCharsets.UTF_8));
    } finally {
      Files.delete(text);
    }
  }

  private static boolean steersBuilds(String variable) {
    return variable.startsWith("MAKE")
        || variable.equals("DESTDIR")
        || variable.equals("VERBOSE")
        || variable.equals("ARENACHECK_GOAL");
  }

  /** Whether a command can be run at all. */
  static boolean isThere(String tool) {
    for (String folder : System.getenv("PATH").split(":")) {
      if (Files.isExecutable(Path.of(folder, tool))) {
        return true;
      }
    }
    return false;
  }

  Outcome endsWith(int expected) {
    assertEquals(expected, code, text);
    return this;
  }

  Outcome fails() {
    assertFalse(code == 0, text);
    return this;
  }

  Outcome says(String part) {
    assertTrue(text.contains(part), () -> "`" + part + "` is not in:\n" + text);
    return this;
  }

  Outcome saysNot(String part) {
    assertFalse(text.contains(part), () -> "`" + part + "` is in:\n" + text);
    return this;
  }
}
