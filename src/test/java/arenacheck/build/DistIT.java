package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code scripts/dist} packs, unpacked where users unpack: same bytes on standard output and
 * same exit codes as the launcher of the source tree.
 */
@Tag("toolchain")
@DisabledOnOs(OS.WINDOWS)
class DistIT {
  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final Path DIST = HERE.resolve("target/dist");

  @TempDir static Path shared;
  private static Path unpacked;

  @TempDir Path folder;

  @BeforeAll
  static void pack() throws Exception {
    assumeTrue(Outcome.isThere("python3"), "needs python3");
    Outcome.of(HERE, Map.of(), "sh", "-c", "unset JAVA_HOME; scripts/dist").endsWith(0);
    unpacked = unpack("linux", shared);
  }

  @BeforeEach
  void outputs() throws IOException {
    Files.createDirectories(folder);
  }

  private static Path archive(String part) throws IOException {
    try (Stream<Path> files = Files.list(DIST)) {
      return files
          .filter(file -> file.getFileName().toString().contains(part))
          .filter(file -> file.toString().endsWith(".tar.gz"))
          .findFirst()
          .orElseThrow(() -> new AssertionError("no archive " + part));
    }
  }

  private static Path unpack(String part, Path where) throws Exception {
    Path archive = archive(part);
    Outcome.of(where, Map.of(), "tar", "-xzf", archive.toString()).endsWith(0);
    return where.resolve(archive.getFileName().toString().replace(".tar.gz", ""));
  }

  private record Ended(int code, String out, String err) {}

  /** Without a home, without a Java; with nothing but what a bare container has. */
  private Ended run(Map<String, String> environment, String... command) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(new ArrayList<>(List.of(command)))
            .directory(HERE.toFile())
            .redirectOutput(folder.resolve("stdout").toFile())
            .redirectError(folder.resolve("stderr").toFile());
    builder.environment().clear();
    builder.environment().put("PATH", Files.createDirectories(folder.resolve("bin")).toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "no answer");
    return new Ended(
        process.exitValue(),
        Files.readString(folder.resolve("stdout")),
        Files.readString(folder.resolve("stderr")));
  }

  private static final Map<String, String> JAVA =
      Map.of("PATH", System.getenv("PATH"), "JAVA_HOME", System.getProperty("java.home"));

  /** One run for each command, and for each exit code that a check has. */
  private static List<List<String>> uses() {
    String images = "testdata/images/";
    List<List<String>> uses = new ArrayList<>();
    for (String line :
        List.of(
            "--version",
            "explain symbol-missing",
            "targets apollo510_evb -o json",
            "completion",
            "no-such-command",
            "show " + images + "clean/aot_residency.json -o json",
            "check " + images + "clean/fw.elf --report " + images + "clean -o json",
            "check " + images + "gc-persistent/fw.elf --report " + images + "gc-persistent -o html",
            "check " + images + "stripped/fw.elf --report " + images + "stripped",
            "check " + images + "clean/fw.elf --report " + images + "none",
            "locate " + images + "clean/fw.elf --report " + images + "clean 0x20004000",
            "diff "
                + images
                + "clean/aot_residency.json "
                + images
                + "staged/aot_residency.json")) {
      uses.add(List.of(line.split(" ")));
    }
    return uses;
  }

  private void assertSameAnswers(Path launcher, Map<String, String> environment) throws Exception {
    for (List<String> use : uses()) {
      assertSameAnswer(launcher, environment, use);
    }
  }

  private void assertSameAnswer(Path launcher, Map<String, String> environment, List<String> use)
      throws Exception {
    List<String> command = new ArrayList<>(List.of("scripts/arenacheck"));
    command.addAll(use);
    Ended expected = run(JAVA, command.toArray(new String[0]));
    command.set(0, launcher.toString());
    assertEquals(expected, run(environment, command.toArray(new String[0])), use.toString());
  }

  private static List<String> check(String image) {
    return uses().stream()
        .filter(use -> use.toString().contains(image + "/fw.elf"))
        .findFirst()
        .get();
  }

  @Test
  void unpacked_everyCommand_answersTheSame() throws Exception {
    assertSameAnswers(unpacked.resolve("bin/arenacheck"), Map.of());
  }

  /** Databind is behind saved results and targets of the user; a CMSIS pack is a zip archive. */
  @Test
  void unpacked_whatNeedsMoreOfJava_hasIt() throws Exception {
    Path launcher = unpacked.resolve("bin/arenacheck");
    Path result = folder.resolve("result.json");
    Path target = folder.resolve("target.json");
    List<String> check = new ArrayList<>(check("clean"));
    String[] save = {
      launcher.toString(), "check", check.get(1), "--report", check.get(3), "-o", "json=" + result
    };
    assertEquals(0, run(Map.of(), save).code());
    Files.writeString(
        target, run(Map.of(), launcher.toString(), "targets", "apollo510_evb", "-o", "json").out());
    for (List<String> more :
        List.of(List.of("--baseline", result.toString()), List.of("--target", target.toString()))) {
      List<String> use = new ArrayList<>(check);
      use.addAll(more);
      assertSameAnswer(launcher, Map.of(), use);
    }
    assertSameAnswer(launcher, Map.of(), List.of("diff", result.toString(), result.toString()));
  }

  @Test
  void unpacked_withSpacesReadOnlyMovedAndLinked_answersTheSame() throws Exception {
    Path place = Files.createDirectory(folder.resolve("a folder"));
    Path moved = place.resolve("my arenacheck ü");
    Files.move(unpack("linux", place), moved);
    Path link = Files.createSymbolicLink(folder.resolve("linked"), moved.resolve("bin/arenacheck"));
    Outcome.of(folder, Map.of(), "chmod", "-R", "a-w", moved.toString()).endsWith(0);
    try {
      for (String image : List.of("clean", "gc-persistent")) {
        assertSameAnswer(moved.resolve("bin/arenacheck"), Map.of(), check(image));
        // Only readlink tells a shell where a link leads.
        assertSameAnswer(link, Map.of("PATH", readlink()), check(image));
      }
    } finally {
      Outcome.of(folder, Map.of(), "chmod", "-R", "u+w", moved.toString()).endsWith(0);
    }
  }

  private String readlink() throws IOException {
    Path bin = Files.createDirectories(folder.resolve("coreutils"));
    Path tool = bin.resolve("readlink");
    if (!Files.exists(tool)) {
      for (String place : System.getenv("PATH").split(":")) {
        if (Files.isExecutable(Path.of(place, "readlink"))) {
          Files.createSymbolicLink(tool, Path.of(place, "readlink"));
          break;
        }
      }
    }
    return bin.toString();
  }

  @Test
  void unpacked_environmentOfAnotherJava_isNotTaken() throws Exception {
    Path launcher = unpacked.resolve("bin/arenacheck");
    assertSameAnswer(launcher, Map.of("JAVA_HOME", "/nonexistent"), check("clean"));
    assertSameAnswer(launcher, Map.of("ARENACHECK_ARCHIVE", "no"), check("gc-persistent"));
    Ended ended =
        run(
            Map.of("JAVA_TOOL_OPTIONS", "-XX:+UseParallelGC"),
            launcher.toString(),
            "check",
            "testdata/images/clean/fw.elf",
            "--report",
            "testdata/images/clean");
    assertEquals(0, ended.code());
    assertEquals("Picked up JAVA_TOOL_OPTIONS: -XX:+UseParallelGC\n", ended.err());
  }

  /** A cache that was cut off, and one older than its jar: stale classes must not run. */
  @Test
  void aotCache_damagedOrOlderThanTheJar_isNotUsed() throws Exception {
    Path place = unpack("linux", folder);
    Path cache = place.resolve("lib/arenacheck/arenacheck.aot");
    assumeTrue(Files.exists(cache), "needs a JDK 25 or newer to pack with");
    Path jar = place.resolve("lib/arenacheck/arenacheck.jar");
    Path launcher = place.resolve("bin/arenacheck");
    byte[] whole = Files.readAllBytes(cache);
    var time = Files.getLastModifiedTime(cache);
    Files.write(cache, java.util.Arrays.copyOf(whole, whole.length / 2));
    Files.setLastModifiedTime(cache, time);
    assertSameAnswer(launcher, JAVA, check("gc-persistent"));
    Files.write(cache, whole);
    Files.setLastModifiedTime(cache, time);
    Files.write(jar, new byte[] {'n', 'o'});
    assertEquals(2, run(JAVA, launcher.toString(), "--version").code());
  }

  @Test
  void sums_ofArchivesAndOfWhatIsInside_areRight() throws Exception {
    Outcome.of(DIST, Map.of(), "sha256sum", "-c", "SHA256SUMS").endsWith(0);
    Outcome inside = Outcome.of(unpacked, Map.of(), "sha256sum", "-c", "SHA256SUMS").endsWith(0);
    try (Stream<Path> files = Files.walk(unpacked)) {
      assertEquals(files.filter(Files::isRegularFile).count() - 1, inside.text().lines().count());
    }
  }

  @Test
  void licences_ofEveryPart_areInside() throws Exception {
    String notice = Files.readString(unpacked.resolve("NOTICE"));
    for (String part : List.of("jelf ", "Jackson", "picocli ", "FastDoubleParser", "java.base")) {
      assertTrue(notice.contains(part), part);
    }
    for (String line : notice.split("[\\s,;:]+")) {
      if (line.startsWith("share/") || line.startsWith("lib/") || line.equals("LICENSE")) {
        assertTrue(Files.exists(unpacked.resolve(line)), line);
      }
    }
    Path legal = unpacked.resolve("lib/arenacheck/runtime/legal/java.base");
    for (String name : List.of("LICENSE", "ASSEMBLY_EXCEPTION", "ADDITIONAL_LICENSE_INFO")) {
      assertTrue(Files.size(legal.resolve(name)) > 0, name);
    }
    assertTrue(Files.readString(unpacked.resolve("LICENSE")).contains("Apache License"));
  }

  /** Of the runtime's archive the AOT cache alone may differ: the JVM writes a profile into it. */
  @Test
  void packing_twice_givesTheSameBytes() throws Exception {
    String any = sum(archive("any"));
    String zip =
        sum(DIST.resolve(archive("any").getFileName().toString().replace("tar.gz", "zip")));
    String before = Files.readString(unpacked.resolve("SHA256SUMS"));
    Outcome.of(HERE, Map.of(), "sh", "-c", "unset JAVA_HOME; umask 077; scripts/dist").endsWith(0);
    assertEquals(any, sum(archive("any")));
    assertEquals(
        zip, sum(DIST.resolve(archive("any").getFileName().toString().replace("tar.gz", "zip"))));
    String after = Files.readString(unpack("linux", folder).resolve("SHA256SUMS"));
    assertEquals(withoutCache(before), withoutCache(after));
  }

  private static String sum(Path file) throws Exception {
    return Outcome.of(HERE, Map.of(), "sha256sum", file.toString()).endsWith(0).text();
  }

  private static List<String> withoutCache(String sums) {
    return sums.lines().filter(line -> !line.endsWith(".aot")).toList();
  }

  @Test
  void archiveWithoutRuntime_withJava_answersTheSame() throws Exception {
    Path any = unpack("any", folder);
    assertFalse(Files.exists(any.resolve("lib/arenacheck/runtime")));
    assertSameAnswers(any.resolve("bin/arenacheck"), JAVA);
    Ended none = run(Map.of(), any.resolve("bin/arenacheck").toString(), "--version");
    assertEquals(2, none.code());
    assertTrue(none.err().contains("no java is found"), none.err());
  }

  @Test
  void olderJdk_packsWithoutAotCache() throws Exception {
    String jdk = System.getProperty("java.home");
    assumeTrue(Runtime.version().feature() < 25, "needs an older JDK");
    assumeTrue(Files.exists(Path.of(jdk, "bin/jlink")), "needs a JDK");
    Path other = Files.createDirectory(folder.resolve("older"));
    Path kept = Files.copy(archive("linux"), folder.resolve("kept.tar.gz"));
    try {
      Outcome.of(HERE, Map.of(), "scripts/dist", "--jdk", jdk, "--only", "runtime").endsWith(0);
      Path place = unpack("linux", other);
      assertFalse(Files.exists(place.resolve("lib/arenacheck/arenacheck.aot")));
      for (int i = 0; i < 2; i++) {
        assertSameAnswer(
            place.resolve("bin/arenacheck"), Map.of("PATH", "/usr/bin:/bin"), check("clean"));
      }
      try (Stream<Path> files = Files.list(place.resolve("lib/arenacheck"))) {
        assertTrue(files.anyMatch(file -> file.toString().endsWith(".jsa")), "made at first use");
      }
    } finally {
      Files.write(archive("linux"), Files.readAllBytes(kept));
    }
  }

  @Test
  void install_fromAnArchive_runsAndNamesItsPlace() throws Exception {
    Path prefix = folder.resolve("my tools");
    Outcome.of(
            HERE,
            Map.of(),
            "scripts/install",
            "--from",
            archive("linux").toString(),
            prefix.toString())
        .endsWith(0)
        .says("\n" + prefix.resolve("bin/arenacheck") + "\n");
    assertSameAnswers(prefix.resolve("bin/arenacheck"), Map.of());
    String make = Files.readString(prefix.resolve("share/arenacheck/arenacheck.mk"));
    assertTrue(make.contains("'" + prefix.resolve("bin/arenacheck") + "'"), make);
  }

  @Test
  void unpack_snippet_checks() throws Exception {
    String version = archive("any").getFileName().toString().replaceAll("arenacheck-|-any.*", "");
    String snippet = Snippet.text("unpack");
    assertTrue(snippet.contains("arenacheck-" + version + "-linux-"), snippet);
    String name = unpacked.getFileName().toString();
    Files.copy(archive("linux"), folder.resolve(name + ".tar.gz"));
    Path image = Installation.image("gc-persistent");
    Installation.copy(image.resolve("fw.elf"), folder.resolve("build/app.elf"));
    Installation.copy(image.resolve("fw.map"), folder.resolve("build/app.map"));
    Installation.copy(
        image.resolve("aot_residency.json"), folder.resolve("model/aot_residency.json"));
    String commands = snippet.replaceAll("arenacheck-[\\d.]+-linux-\\w+", name);
    Outcome.of(folder, Map.of(), "sh", "-c", commands).endsWith(1).says("[symbol-discarded]");
  }

  /** The make file beside the launcher, and the CMake module, find it in the unpacked folder. */
  @Test
  void unpacked_makeAndCMake_findTheLauncher() throws Exception {
    Path image = Installation.image("clean");
    Files.writeString(
        folder.resolve("Makefile"),
        "all:\ninclude "
            + unpacked
            + "/share/arenacheck/arenacheck.mk\n"
            + "$(eval $(call arenacheck,fw.elf,aot_residency.json,))\n");
    for (String name : List.of("fw.elf", "fw.map", "aot_residency.json")) {
      Installation.copy(image.resolve(name), folder.resolve(name));
    }
    Outcome.of(folder, Map.of(), "make").endsWith(0).says("pass: ");
    Files.writeString(
        folder.resolve("CMakeLists.txt"),
        "cmake_minimum_required(VERSION 3.20)\nproject(p NONE)\n"
            + "find_package(ArenaCheck REQUIRED)\nmessage(STATUS \"<${ARENACHECK_EXECUTABLE}>\")\n");
    Outcome.of(folder, Map.of(), "cmake", "-B", "b", "-DCMAKE_PREFIX_PATH=" + unpacked)
        .endsWith(0)
        .says("/bin/arenacheck>");
  }
}
