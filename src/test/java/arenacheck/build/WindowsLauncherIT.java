package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code arenacheck.cmd} under Wine, with a program as java.exe that prints its arguments. */
@Tag("toolchain")
class WindowsLauncherIT {
  private static final String COMPILER = "x86_64-w64-mingw32-gcc";
  private static final String MAIN = "arenacheck.cli.Main";

  /** Making it takes half a minute: it stays until the build is cleaned. */
  private static final Path WINE = Path.of("target/wine").toAbsolutePath();

  @TempDir static Path shared;
  private static Path java;

  @TempDir Path folder;
  private Path lib;
  private Path launcher;

  @BeforeAll
  static void compile() throws Exception {
    assumeTrue(Outcome.isThere("wine"), "needs Wine");
    assumeTrue(Outcome.isThere(COMPILER), "needs mingw-w64");
    java = shared.resolve("java.exe");
    String source = "src/test/resources/arenacheck/build/java.c";
    Outcome.of(Path.of("").toAbsolutePath(), Map.of(), COMPILER, "-o", java.toString(), source)
        .endsWith(0);
    // The first use makes Wine's own folder, and says so on standard error.
    wine(shared, Map.of(), "wineboot", "-i").endsWith(0);
  }

  @AfterAll
  static void stop() throws Exception {
    if (java != null && Outcome.isThere("wineserver")) {
      Outcome.of(shared, environment(Map.of()), "wineserver", "-k");
    }
  }

  @BeforeEach
  void install() throws Exception {
    Path prefix = folder.resolve("a (b) & c");
    lib = prefix.resolve("lib/arenacheck");
    launcher = prefix.resolve("bin/arenacheck.cmd");
    Files.createDirectories(launcher.getParent());
    Files.writeString(launcher, lines(Files.readString(Path.of("scripts/arenacheck.cmd"))));
    Files.createDirectories(lib);
    Files.writeString(lib.resolve("arenacheck.jar"), "jar");
    Installation.copy(java, folder.resolve("j dk/bin/java.exe"));
  }

  /** Command files have lines of their own. */
  private static String lines(String text) {
    return text.replace("\r\n", "\n").replace("\n", "\r\n");
  }

  private static Map<String, String> environment(Map<String, String> more) {
    Map<String, String> all = new TreeMap<>(more);
    all.put("WINEPREFIX", WINE.toString());
    all.put("WINEDEBUG", "-all");
    return all;
  }

  private static Outcome wine(Path where, Map<String, String> more, String... command)
      throws Exception {
    String[] all = new String[command.length + 1];
    all[0] = "wine";
    System.arraycopy(command, 0, all, 1, command.length);
    return Outcome.of(where, environment(more), all);
  }

  private static String windows(Path path) {
    return "Z:" + path.toAbsolutePath().toString().replace('/', '\\');
  }

  private Map<String, String> jdk(int code) {
    return Map.of("JAVA_HOME", windows(folder.resolve("j dk")), "FAKE_CODE", "" + code);
  }

  /** As a command file calls a program: where it lies, with the arguments as they are written. */
  private Outcome call(Path program, Map<String, String> environment, String arguments)
      throws Exception {
    Path caller = folder.resolve("caller.cmd");
    Files.writeString(caller, lines("@echo off\n\"" + windows(program) + "\" " + arguments + "\n"));
    return wine(folder, environment, "cmd", "/c", "caller.cmd");
  }

  /** What came after the main class: the arguments of the program. */
  private static List<String> arguments(Outcome outcome) {
    List<String> all = outcome.text().lines().toList();
    int main = all.indexOf("[" + MAIN + "]");
    return all.subList(main + 1, all.size());
  }

  @Test
  void arguments_ofEveryKind_arriveWhole() throws Exception {
    String written =
        "check \"a b\" wow! \"wow! two!\" \"x & y | z < > ^^\" --bind=a=b,c;d \"C:\\d e\\\\\" a\\b"
            + " @args.txt \"\" /? (x)";
    Outcome outcome = call(launcher, jdk(32), written).endsWith(0);
    assertEquals(
        List.of(
            "[check]",
            "[a b]",
            "[wow!]",
            "[wow! two!]",
            "[x & y | z < > ^^]",
            "[--bind=a=b,c;d]",
            "[C:\\d e\\]",
            "[a\\b]",
            "[@args.txt]",
            "[]",
            "[/?]",
            "[(x)]"),
        arguments(outcome));
    assertEquals(
        List.of(
            "[-cp]",
            "["
                + windows(lib.getParent().getParent())
                + "\\bin\\..\\lib\\arenacheck"
                + "\\arenacheck.jar]"),
        outcome.text().lines().filter(line -> line.matches("\\[(-cp|.*jar)\\]")).toList());
  }

  /**
   * Wine 8 expands percent signs of arguments again, as Windows does not: with a plain file too.
   */
  @Test
  void arguments_withPercentSigns_areNotTouchedByTheLauncher() throws Exception {
    Path plain = folder.resolve("plain.cmd");
    String program = windows(folder.resolve("j dk/bin/java.exe"));
    Files.writeString(plain, lines("@echo off\n\"" + program + "\" " + MAIN + " %*\n"));
    for (String written : List.of("100%% z", "\"50%%\" z", "a%%TEMP%%b")) {
      List<String> expected = arguments(call(plain, jdk(0), written));
      assertFalse(expected.isEmpty());
      assertEquals(expected, arguments(call(launcher, jdk(32), written)), written);
    }
  }

  @ParameterizedTest
  @CsvSource({"32,0", "33,1", "34,2", "35,3", "102,70"})
  void code_ofTheProgram_arrives(int told, int code) throws Exception {
    call(launcher, jdk(told), "--version").endsWith(code).saysNot("error");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 70})
  void code_ofTheJvm_isNoVerdict(int code) throws Exception {
    call(launcher, jdk(code), "--version")
        .endsWith(2)
        .says("arenacheck: error: Java did not start")
        .says("(its exit code is " + code + ")");
  }

  @Test
  void jar_missing_isNamed() throws Exception {
    Files.delete(lib.resolve("arenacheck.jar"));
    call(launcher, jdk(32), "--version")
        .endsWith(2)
        .says("arenacheck: error: the jar is missing: \"")
        .says("    help: ")
        .saysNot("[");
  }

  @Test
  void jar_ofTheSourceTree_isTaken() throws Exception {
    Path scripts = Files.createDirectories(folder.resolve("tree/scripts"));
    Files.createDirectories(folder.resolve("tree/target"));
    Files.writeString(folder.resolve("tree/target/arenacheck.jar"), "jar");
    Path there = Files.copy(launcher, scripts.resolve("arenacheck.cmd"));
    call(there, jdk(32), "-V").endsWith(0).says("\\scripts\\..\\target\\arenacheck.jar]");
  }

  @Test
  void java_isThatOfJavaHomeOrOfThePath() throws Exception {
    String bin = windows(folder.resolve("j dk/bin"));
    Map<String, String> path = Map.of("JAVA_HOME", "", "WINEPATH", bin, "FAKE_CODE", "35");
    call(launcher, path, "-V").endsWith(3).says("[-V]");
    Map<String, String> quoted =
        Map.of("JAVA_HOME", "\"" + windows(folder.resolve("j dk")) + "\"", "FAKE_CODE", "33");
    call(launcher, quoted, "-V").endsWith(1).says("[-V]");
    call(launcher, Map.of("JAVA_HOME", "Z:\\none (x) & y"), "-V")
        .endsWith(2)
        .says("error: JAVA_HOME has no bin\\java.exe: \"Z:\\none (x) & y\"");
    call(launcher, Map.of("JAVA_HOME", ""), "-V").endsWith(2).says("error: no java is found");
  }

  @Test
  void flags_areThoseOfThePosixLauncher() throws Exception {
    Outcome outcome = call(launcher, jdk(32), "-V").endsWith(0);
    String posix = Files.readString(Path.of("scripts/arenacheck"));
    for (String line : outcome.text().lines().takeWhile(line -> !line.equals("[-cp]")).toList()) {
      String flag = line.substring(1, line.length() - 1);
      assertTrue(posix.contains(flag), flag);
    }
    outcome.says("[-XX:+UseSerialGC]").says("[-XX:TieredStopAtLevel=1]");
    for (String name : List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS")) {
      Map<String, String> environment = new TreeMap<>(jdk(32));
      environment.put(name, "-XX:+UseParallelGC");
      call(launcher, environment, "-V").endsWith(0).saysNot("UseSerialGC");
    }
  }

  @Test
  void runtime_ofTheArchive_isPreferredWithItsCache() throws Exception {
    Installation.copy(java, lib.resolve("runtime/bin/java.exe"));
    Path cache = Files.writeString(lib.resolve("arenacheck.aot"), "cache");
    FileTime packed = FileTime.from(Instant.parse("2026-11-30T00:00:00Z"));
    Files.setLastModifiedTime(cache, packed);
    Files.setLastModifiedTime(lib.resolve("arenacheck.jar"), packed);
    Map<String, String> environment = Map.of("JAVA_HOME", "Z:\\none", "FAKE_CODE", "32");
    call(launcher, environment, "-V").endsWith(0).says("[-XX:AOTCache=Z:");
    Files.setLastModifiedTime(
        lib.resolve("arenacheck.jar"),
        FileTime.fromMillis(packed.toMillis() + TimeUnit.DAYS.toMillis(1)));
    call(launcher, environment, "-V").endsWith(0).saysNot("AOTCache");
    Files.setLastModifiedTime(lib.resolve("arenacheck.jar"), packed);
    Map<String, String> without = new TreeMap<>(environment);
    without.put("ARENACHECK_ARCHIVE", "no");
    call(launcher, without, "-V").endsWith(0).saysNot("AOTCache");
  }
}
