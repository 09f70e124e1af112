package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A JVM that does not start, or does not end by itself: never an exit code of the program. */
@DisabledOnOs(OS.WINDOWS)
class StartFailureIT {
  @TempDir Path folder;
  private Path prefix;

  @BeforeEach
  void install() throws IOException {
    prefix = installed("prefix");
  }

  private Path installed(String name) throws IOException {
    Path place = folder.resolve(name);
    Installation.copy(
        Path.of("target/arenacheck.jar"), place.resolve("lib/arenacheck/arenacheck.jar"));
    Installation.copy(Path.of("scripts/arenacheck"), place.resolve("bin/arenacheck"));
    assertTrue(place.resolve("bin/arenacheck").toFile().setExecutable(true));
    return place;
  }

  /** A Java of the given shell commands. */
  private String java(String script) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("java/bin"));
    Path java = Files.writeString(bin.resolve("java"), "#!/bin/sh\n" + script + "\n");
    assertTrue(java.toFile().setExecutable(true));
    Files.writeString(bin.resolveSibling("release"), "JAVA_VERSION=\"17.0.1\"\n");
    return bin.getParent().toString();
  }

  private record Ended(int code, String out, String err) {
    /** Java may have said something before. */
    Ended isRefused(String part) {
      assertEquals(2, code, err);
      assertEquals("", out);
      assertEquals(1, err.split("arenacheck: error: ", -1).length - 1, err);
      assertTrue(err.contains(part), err);
      assertTrue(err.contains("\n    help: "), err);
      return this;
    }
  }

  private Process start(Map<String, String> environment, String... command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(new ArrayList<>(List.of(command)))
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("stdout").toFile())
            .redirectError(folder.resolve("stderr").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Ended run(Map<String, String> environment, String... command) throws Exception {
    Process process = start(environment, command);
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "no answer");
    return new Ended(
        process.exitValue(),
        Files.readString(folder.resolve("stdout")),
        Files.readString(folder.resolve("stderr")));
  }

  private String launcher() {
    return prefix.resolve("bin/arenacheck").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
  void options_thatJavaRefuses_areNamed(String variable) throws Exception {
    run(Map.of(variable, "-Xmx1k"), launcher(), "-V")
        .isRefused("Java did not start with " + variable + "=-Xmx1k");
  }

  @Test
  void addressSpace_tooSmall_isNamed() throws Exception {
    run(Map.of(), "sh", "-c", "ulimit -v 500000; exec \"$0\" -V", launcher())
        .isRefused("Java did not start within 500000 KiB of address space");
  }

  /** What the help line of the test above says. */
  @Test
  void addressSpace_withLessForJava_isEnough() throws Exception {
    Ended refused =
        run(Map.of(), "sh", "-c", "ulimit -v 1000000; exec \"$0\" -V", launcher())
            .isRefused("ulimit -v");
    String options = refused.err().replaceAll("(?s).*JAVA_TOOL_OPTIONS='([^']*)'.*", "$1");
    Map<String, String> environment = Map.of("JAVA_TOOL_OPTIONS", options);
    Ended ended = run(environment, "sh", "-c", "ulimit -v 1000000; exec \"$0\" -V", launcher());
    assertEquals(0, ended.code(), ended.err());
  }

  @Test
  void prefix_withAColon_isNamed() throws Exception {
    prefix = installed("a:b");
    run(Map.of(), launcher(), "-V").isRefused("holds a colon");
  }

  @Test
  void jar_damaged_isNamed() throws Exception {
    Path jar = prefix.resolve("lib/arenacheck/arenacheck.jar");
    Files.writeString(jar, "no jar");
    run(Map.of(), launcher(), "-V").isRefused(jar.toString());
  }

  @Test
  void java_ofAnotherMachine_isNamed() throws Exception {
    String home = java("");
    Files.write(Path.of(home, "bin/java"), new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0});
    run(Map.of("JAVA_HOME", home), launcher(), "-V").isRefused("Java cannot be run: " + home);
  }

  /** 3 is what {@code -XX:+ExitOnOutOfMemoryError} makes of a JVM; to us it means incomplete. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 70, 96})
  void code_ofTheJvm_isNoVerdict(int code) throws Exception {
    run(Map.of("JAVA_HOME", java("exit " + code)), launcher(), "-V")
        .isRefused("its exit code is " + code);
  }

  @ParameterizedTest
  @CsvSource({"32,0", "33,1", "34,2", "35,3", "102,70"})
  void code_ofTheProgram_arrives(int told, int code) throws Exception {
    assertEquals(
        new Ended(code, "", ""), run(Map.of("JAVA_HOME", java("exit " + told)), launcher(), "-V"));
  }

  @Test
  void signal_thatKillsJava_isNoVerdict() throws Exception {
    assertEquals(137, run(Map.of("JAVA_HOME", java("kill -KILL $$")), launcher(), "-V").code());
  }

  /** Reads at once what waits; the JVM is a child of the launcher, not the launcher itself. */
  @ParameterizedTest
  @CsvSource({"TERM,143", "INT,130", "HUP,129"})
  void signal_toTheLauncher_endsJavaFirst(String signal, int code) throws Exception {
    String home =
        java("trap 'echo told >ended; exit 143' TERM; : >started; while :; do sleep 0.02; done");
    Process process = start(Map.of("JAVA_HOME", home), launcher(), "-V");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!Files.exists(folder.resolve("started")) && System.nanoTime() < end) {
      Thread.sleep(5);
    }
    assertEquals(0, run(Map.of(), "kill", "-" + signal, String.valueOf(process.pid())).code());
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still there");
    assertEquals(code, process.exitValue());
    assertEquals("told\n", Files.readString(folder.resolve("ended")));
  }

  @Test
  void standardInput_isHandedOn() throws Exception {
    Map<String, String> environment = Map.of("JAVA_HOME", java("cat; exit 32"));
    assertEquals(
        new Ended(0, "a line\n", ""),
        run(environment, "sh", "-c", "echo 'a line' | \"$0\" -V", launcher()));
    assertEquals(new Ended(0, "", ""), run(environment, "sh", "-c", "\"$0\" -V <&-", launcher()));
  }

  /** No process before Java but the shell: each costs a check a few milliseconds. */
  @Test
  void launcher_beforeJava_startsNothing() throws Exception {
    Path empty = Files.createDirectory(folder.resolve("no programs"));
    String home = java("exit 32");
    Map<String, String> environment = Map.of("JAVA_HOME", home, "PATH", empty.toString());
    assertEquals(new Ended(0, "", ""), run(environment, "/bin/sh", launcher(), "-V"));
  }
}
