package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs the jar that this build made, by {@code sh}: {@code $A} in a script is the program. */
final class Shell {
  private static final Path JAR = Path.of("target/arenacheck.jar").toAbsolutePath();
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
  private static final int PATIENCE = 120;

  private final Path folder;
  private final String options;

  /** How a script ended, and what it wrote. */
  record Ended(int code, String out, String err) {
    /** Whether one clear message and nothing else is on standard error. */
    boolean hasOneMessage(String part) {
      return err.contains(part)
          && err.contains(": error: ")
          && err.lines().count() == 2
          && !err.contains("Exception")
          && !err.contains("\tat ");
    }
  }

  /**
   * @param folder where scripts run
   * @param options of the JVM
   */
  Shell(Path folder, String options) {
    this.folder = folder;
    this.options = options;
  }

  Ended run(String script) throws IOException, InterruptedException {
    Process process = start(script);
    boolean ended = process.waitFor(PATIENCE, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertTrue(ended, "no end of: " + script);
    return ended(process);
  }

  Process start(String script) throws IOException {
    String program = JAVA + " -XX:-UsePerfData " + options + " -jar " + JAR;
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", "A='" + program + "'; " + script)
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("stdout").toFile())
            .redirectError(folder.resolve("stderr").toFile());
    return builder.start();
  }

  /** The files of the folder, without what scripts print. */
  List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("std"))
          .sorted()
          .toList();
    }
  }

  Ended ended(Process process) throws IOException {
    return new Ended(
        process.exitValue(),
        Files.readString(folder.resolve("stdout")),
        Files.readString(folder.resolve("stderr")));
  }
}
