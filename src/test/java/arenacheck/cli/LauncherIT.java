package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher with the jar that this build made. */
@DisabledOnOs(OS.WINDOWS)
class LauncherIT {
  private static final Path LAUNCHER = Path.of("scripts/arenacheck").toAbsolutePath();
  private static final Path JAR = Path.of("target/arenacheck.jar").toAbsolutePath();

  @TempDir Path folder;

  private Run launch(Path launcher, Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(args));
    Path out = folder.resolve("stdout");
    Path err = folder.resolve("stderr");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "no answer");
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /** A copy of what a user has: scripts and jar, without sources that could be built. */
  private Path installation(String name) throws IOException {
    Path home = folder.resolve(name);
    Files.createDirectories(home.resolve("scripts"));
    Files.createDirectories(home.resolve("target"));
    Files.copy(JAR, home.resolve("target/arenacheck.jar"));
    Path launcher = home.resolve("scripts/arenacheck");
    Files.copy(LAUNCHER, launcher, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
    return launcher;
  }

  private Path fakeJava(String version) throws IOException {
    Path home = folder.resolve("old java");
    Files.createDirectories(home.resolve("bin"));
    Path java = Files.writeString(home.resolve("bin/java"), "#!/bin/sh\nexit 99\n");
    assertTrue(java.toFile().setExecutable(true));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  /** What Maven prints goes into build logs: it is told to leave escape codes out. */
  @Test
  void build_atFirstUse_asksForNoColours() throws Exception {
    Path launcher = installation("a tree");
    Path home = launcher.getParent().getParent();
    Files.delete(home.resolve("target/arenacheck.jar"));
    Files.createFile(home.resolve("pom.xml"));
    Path maven = Files.createDirectory(folder.resolve("maven")).resolve("mvn");
    Files.writeString(maven, "#!/bin/sh\necho \"$@\" >../told\nexit 1\n");
    assertTrue(maven.toFile().setExecutable(true));
    String path = maven.getParent() + ":" + System.getenv("PATH");
    Run run = launch(launcher, Map.of("PATH", path), "--version");
    assertEquals(2, run.code(), run.err());
    assertFalse(run.err().contains("\u001b"), run.err());
    assertTrue(Files.readString(folder.resolve("told")).contains("-Dstyle.color=never"));
  }

  @Test
  void launch_fromAnotherFolder_runsTheBuiltJar() throws Exception {
    Run run = launch(LAUNCHER, Map.of(), "--version");
    assertEquals(new Run(0, "arenacheck " + Version.text() + "\n", ""), run);
  }

  @Test
  void launch_throughLinksAndSpaces_findsItsJar() throws Exception {
    Path launcher = installation("an installation");
    Path links = Files.createDirectory(folder.resolve("my links"));
    Path absolute = Files.createSymbolicLink(links.resolve("first link"), launcher);
    Path relative =
        Files.createSymbolicLink(
            folder.resolve("second"), Path.of("my links", absolute.getFileName().toString()));
    assertEquals(0, launch(relative, Map.of(), "--version").code());
  }

  @Test
  void launch_argumentsWithSpacesAndLetters_arriveWhole() throws Exception {
    Path args = Files.writeString(folder.resolve("my \u00e4rgs.txt"), "'no such image.elf'");
    // The last four are not installed where nobody installed them, and are no reason to fail if so.
    for (String locale :
        List.of("C", "POSIX", "C.UTF-8", "en_US.UTF-8", "ja_JP.utf8", "xx_YY.UTF-8", "xx_YY")) {
      Run run = launch(LAUNCHER, Map.of("LC_ALL", locale), "check", "@" + args.getFileName());
      assertEquals(
          new Run(
              2,
              "",
              "arenacheck: error: no report is named\n    help: add `--report FILE`, the residency"
                  + " report beside the generated sources\n"),
          run);
    }
  }

  @Test
  void launch_oldJava_isRefusedByVersion() throws Exception {
    for (String version : List.of("1.8.0_382", "11.0.20", "16.0.2")) {
      Path old = fakeJava(version);
      Run run = launch(LAUNCHER, Map.of("JAVA_HOME", old.toString()), "--version");
      assertEquals(2, run.code());
      assertEquals("", run.out());
      assertTrue(run.err().contains("error: Java " + version + " is too old"), run.err());
    }
  }

  @Test
  void launch_noJava_isRefused() throws Exception {
    Run run = launch(LAUNCHER, Map.of("JAVA_HOME", folder.resolve("none").toString()), "-V");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("error: JAVA_HOME has no bin/java"), run.err());
  }

  @Test
  void launch_missingJarWithoutSources_isRefused() throws Exception {
    Path launcher = installation("broken");
    Files.delete(launcher.resolveSibling("../target/arenacheck.jar"));
    Run run = launch(launcher, Map.of(), "-V");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("error: the jar is missing"), run.err());
  }

  @Test
  void launch_warningsOfTheJvm_stayOffStandardOutput() throws Exception {
    Map<String, String> options = Map.of("JDK_JAVA_OPTIONS", "-XX:SharedArchiveFile=none.jsa");
    Run run = launch(LAUNCHER, options, "--version");
    assertEquals("arenacheck " + Version.text() + "\n", run.out());
  }

  /** A JVM that does not start exits with 1, which would read as a failed check. */
  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"})
  void launch_collectorOfTheUser_isTaken(String variable) throws Exception {
    Run run = launch(LAUNCHER, Map.of(variable, "-XX:+UseParallelGC -Xmn8m"), "--version");
    assertEquals(0, run.code(), run.err());
    assertEquals("arenacheck " + Version.text() + "\n", run.out());
  }

  @Test
  void launch_throughALinkedFolder_findsItsJar() throws Exception {
    installation("an installation");
    Path link = Files.createSymbolicLink(folder.resolve("bin"), Path.of("an installation/scripts"));
    assertEquals(0, launch(link.resolve("arenacheck"), Map.of(), "--version").code());
    Run run = launch(Path.of("/bin/sh"), Map.of(), "bin/arenacheck", "--version");
    assertEquals("arenacheck " + Version.text() + "\n", run.out());
  }

  @Test
  void launch_javaOnThePath_isTheFirstThatCanRun() throws Exception {
    Path first = Files.createDirectories(folder.resolve("a folder/java")).getParent();
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    Map<String, String> environment =
        Map.of("JAVA_HOME", "", "PATH", first + "::*:" + java + ":" + System.getenv("PATH"));
    Run run = launch(LAUNCHER, environment, "--version");
    assertEquals(new Run(0, "arenacheck " + Version.text() + "\n", ""), run);
    environment = Map.of("JAVA_HOME", "", "PATH", first.toString());
    run = launch(LAUNCHER, environment, "--version");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("error: no java is found"), run.err());
  }

  @Test
  void launch_closedPipe_hasNoTrace() throws Exception {
    Process process =
        new ProcessBuilder(
                "sh", "-c", "{ \"$0\" explain; echo \"code $?\" >&2; } | true", LAUNCHER.toString())
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    assertFalse(err.contains("\tat "), err);
    assertFalse(err.contains("Exception"), err);
  }
}
