package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.robust.Unprivileged;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever becomes of the launcher's class-data archive: same standard output, same exit code. */
@DisabledOnOs(OS.WINDOWS)
class ArchiveIT {
  private static final List<String> FILES = List.of("fw.elf", "fw.map", "aot_residency.json");

  @TempDir Path folder;
  private Path lib;
  private Path launcher;
  private Path image;

  @BeforeEach
  void install() throws IOException {
    lib = Files.createDirectories(folder.resolve("a prefix/lib/arenacheck"));
    launcher = Files.createDirectories(folder.resolve("a prefix/bin")).resolve("arenacheck");
    Files.copy(Path.of("target/arenacheck.jar"), lib.resolve("arenacheck.jar"));
    Files.copy(Path.of("scripts/arenacheck.classlist"), lib.resolve("arenacheck.classlist"));
    Files.copy(Path.of("scripts/arenacheck"), launcher);
    assertTrue(launcher.toFile().setExecutable(true, false));
    image = Files.createDirectory(folder.resolve("image"));
    for (String file : FILES) {
      Files.copy(Path.of("testdata/images/gc-persistent", file), image.resolve(file));
    }
  }

  /** The Java that the launcher is to take. */
  Path javaHome() throws IOException {
    return Path.of(System.getProperty("java.home"));
  }

  private record Run(int code, String out, String err) {}

  private Process start(String name, String javaHome, Map<String, String> environment)
      throws IOException {
    return start(List.of(), name, javaHome, environment);
  }

  private Process start(
      List<String> prefix, String name, String javaHome, Map<String, String> environment)
      throws IOException {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(
        List.of(
            launcher.toString(),
            "check",
            image.resolve("fw.elf").toString(),
            "--report",
            image.resolve("aot_residency.json").toString(),
            "-o",
            "json"));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectOutput(folder.resolve(name + ".out").toFile());
    builder.redirectError(folder.resolve(name + ".err").toFile());
    builder.environment().put("JAVA_HOME", javaHome);
    builder.environment().remove("HOME");
    builder.environment().remove("XDG_CACHE_HOME");
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Run finish(String name, Process process) throws IOException, InterruptedException {
    assertTrue(process.waitFor(180, TimeUnit.SECONDS), "no answer");
    return new Run(
        process.exitValue(),
        Files.readString(folder.resolve(name + ".out")),
        Files.readString(folder.resolve(name + ".err")));
  }

  private Run run(Map<String, String> environment) throws IOException, InterruptedException {
    return finish("run", start("run", javaHome().toString(), environment));
  }

  /** The answer without any archive, which every other one has to equal. */
  private void assertSameAnswer(Run run) throws IOException, InterruptedException {
    Run plain = run(Map.of("ARENACHECK_ARCHIVE", "no"));
    assertEquals(1, plain.code());
    assertEquals(plain, run);
  }

  private List<Path> archives(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.filter(file -> file.toString().endsWith(".jsa")).toList();
    }
  }

  private Path made() throws IOException, InterruptedException {
    assertSameAnswer(run(Map.of()));
    assertEquals(1, archives(lib).size(), "the first use makes the archive");
    return archives(lib).get(0);
  }

  @Test
  void archive_made_isUsedAndNotMadeAgain() throws IOException, InterruptedException {
    Path archive = made();
    FileTime time = Files.getLastModifiedTime(archive);
    assertSameAnswer(run(Map.of()));
    assertEquals(time, Files.getLastModifiedTime(archive));
    assertTrue(loadedFromArchive(archive) > 100, "the archive holds the classes of a check");
  }

  private long loadedFromArchive(Path archive) throws IOException {
    Process java =
        new ProcessBuilder(
                javaHome().resolve("bin/java").toString(),
                "-XX:SharedArchiveFile=" + archive,
                "-Xlog:class+load",
                "-jar",
                lib.resolve("arenacheck.jar").toString(),
                "--version")
            .start();
    String log = new String(java.getInputStream().readAllBytes());
    return log.lines().filter(line -> line.contains("shared objects file")).count();
  }

  @Test
  void archive_truncated_isMadeAgain() throws IOException, InterruptedException {
    Path archive = made();
    assertTrue(archive.toFile().setWritable(true));
    try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
      file.setLength(file.length() / 2);
    }
    assertSameAnswer(run(Map.of()));
  }

  @Test
  void archive_corrupted_isMadeAgain() throws IOException, InterruptedException {
    Path archive = made();
    assertTrue(archive.toFile().setWritable(true));
    try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
      for (long at = 1 << 20; at < file.length(); at += 4096) {
        file.seek(at);
        file.write(0xa5);
      }
    }
    assertSameAnswer(run(Map.of()));
  }

  @Test
  void archive_gone_isMadeAgain() throws IOException, InterruptedException {
    Files.delete(made());
    assertSameAnswer(run(Map.of()));
  }

  /** As bit rot does it: another file system, a bad disk. Only the JVM notices, by its death. */
  @Test
  void archive_damagedWithItsOldTime_isNoticedOnce() throws IOException, InterruptedException {
    Path archive = made();
    damage(archive);
    assertSameAnswer(run(Map.of()));
    assertSameAnswer(run(Map.of()));
    assertSameAnswer(run(Map.of()));
    assertEquals(List.of(), hsErrors());
    if (sound(archive)) {
      assertTrue(loadedFromArchive(archive) > 100, "made again");
    }
  }

  private static void damage(Path archive) throws IOException {
    FileTime time = Files.getLastModifiedTime(archive);
    assertTrue(archive.toFile().setWritable(true));
    try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
      file.setLength(file.length() / 2);
    }
    Files.setLastModifiedTime(archive, time);
  }

  /** A JVM that refuses a damaged archive by itself leaves it as it is. */
  private boolean sound(Path archive) throws IOException {
    return Files.size(archive) > 12_000_000;
  }

  private List<Path> hsErrors() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.filter(file -> file.toString().contains("hs_err")).toList();
    }
  }

  @Test
  void archive_damagedAndNotRemovable_isRemembered() throws IOException, InterruptedException {
    Path archive = made();
    damage(archive);
    Path cache = Files.createDirectory(folder.resolve("cache"));
    Unprivileged.open(folder, "rwxr-xr-x");
    Unprivileged.open(cache, "rwxrwxrwx");
    Unprivileged.open(lib, "r-xr-xr-x");
    try {
      Map<String, String> environment = Map.of("XDG_CACHE_HOME", cache.toString());
      for (int i = 0; i < 3; i++) {
        Process process = start(Unprivileged.prefix(), "run", javaHome().toString(), environment);
        assertSameAnswer(finish("run", process));
      }
      Path damaged = cache.resolve("arenacheck/damaged");
      if (Files.exists(damaged)) {
        assertEquals(archive + "\n", Files.readString(damaged));
        assertEquals(1, archives(cache.resolve("arenacheck")).size());
      }
    } finally {
      Unprivileged.open(lib, "rwxr-xr-x");
    }
  }

  /** Whoever may write there could hand us classes of his own. */
  @Test
  void cacheFolder_thatOthersMayWrite_isNotUsed() throws IOException, InterruptedException {
    Path cache = Files.createDirectory(folder.resolve("cache"));
    Path ours = Files.createDirectory(cache.resolve("arenacheck"));
    Map<String, String> environment = Map.of("XDG_CACHE_HOME", cache.toString());
    Unprivileged.open(folder, "rwxr-xr-x");
    Unprivileged.open(lib, "r-xr-xr-x");
    try {
      for (String permissions : List.of("rwxrwxr-x", "rwxr-xrwx")) {
        Unprivileged.open(ours, permissions);
        give(ours);
        Process process = start(Unprivileged.prefix(), "run", javaHome().toString(), environment);
        assertSameAnswer(finish("run", process));
        assertEquals(List.of(), archives(ours), permissions);
      }
      Unprivileged.open(ours, "rwx------");
      for (int i = 0; i < 2; i++) {
        Process process = start(Unprivileged.prefix(), "run", javaHome().toString(), environment);
        assertSameAnswer(finish("run", process));
        assertEquals(1, archives(ours).size());
      }
      Path archive = archives(ours).get(0);
      damage(archive);
      Unprivileged.open(ours, "rwxrwxrwx");
      Process process = start(Unprivileged.prefix(), "run", javaHome().toString(), environment);
      assertSameAnswer(finish("run", process));
      assertTrue(Files.exists(archive), "it was used, or it would have been thrown away");
    } finally {
      Unprivileged.open(lib, "rwxr-xr-x");
    }
  }

  /** Makes a folder the own of the user that commands run as. */
  private static void give(Path place) throws IOException {
    if (!Unprivileged.prefix().isEmpty()) {
      Files.setAttribute(place, "unix:uid", 65534);
      Files.setAttribute(place, "unix:gid", 65534);
    }
  }

  @Test
  void jar_newerThanArchive_isMadeAgain() throws IOException, InterruptedException {
    Path archive = made();
    FileTime old = Files.getLastModifiedTime(archive);
    FileTime later = FileTime.from(Instant.now().plusSeconds(2));
    Files.setLastModifiedTime(lib.resolve("arenacheck.jar"), later);
    assertSameAnswer(run(Map.of()));
    assertTrue(Files.getLastModifiedTime(archive).compareTo(old) > 0);
  }

  @Test
  void installation_moved_isMadeAgain() throws IOException, InterruptedException {
    made();
    Path moved = folder.resolve("moved");
    Files.move(folder.resolve("a prefix"), moved);
    launcher = moved.resolve("bin/arenacheck");
    lib = moved.resolve("lib/arenacheck");
    assertSameAnswer(run(Map.of()));
  }

  @Test
  void classList_missing_runsWithout() throws IOException, InterruptedException {
    Files.delete(lib.resolve("arenacheck.classlist"));
    assertSameAnswer(run(Map.of()));
    assertEquals(List.of(), archives(lib));
  }

  @Test
  void libFolder_notWritable_usesTheCache() throws IOException, InterruptedException {
    Path cache = Files.createDirectory(folder.resolve("cache"));
    Unprivileged.open(folder, "rwxr-xr-x");
    Unprivileged.open(cache, "rwxrwxrwx");
    Unprivileged.open(lib, "r-xr-xr-x");
    try {
      for (int i = 0; i < 2; i++) {
        Map<String, String> environment = Map.of("XDG_CACHE_HOME", cache.toString());
        String java = javaHome().toString();
        assertSameAnswer(finish("bound", start(Unprivileged.prefix(), "bound", java, environment)));
        assertEquals(1, archives(cache.resolve("arenacheck")).size());
        assertEquals(List.of(), archives(lib));
      }
      String java = javaHome().toString();
      assertSameAnswer(finish("bound", start(Unprivileged.prefix(), "bound", java, Map.of())));
    } finally {
      Unprivileged.open(lib, "rwxr-xr-x");
    }
  }

  @Test
  void cacheFolder_cannotBeMade_runsWithout() throws IOException, InterruptedException {
    // An archive that cannot replace a folder of its name stands for every failure to write one.
    String runtime = OtherJava.release(javaHome(), "JAVA_RUNTIME_VERSION");
    Path place = lib.resolve("arenacheck-" + runtime + ".jsa.stamp");
    Files.createDirectories(place.resolve("occupied"));
    Path file = Files.writeString(folder.resolve("no folder"), "");
    assertSameAnswer(run(Map.of("XDG_CACHE_HOME", file.toString())));
  }

  @Test
  void firstUses_atOnce_allAnswer() throws IOException, InterruptedException {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      processes.add(start("use" + i, javaHome().toString(), Map.of()));
    }
    for (int i = 0; i < 3; i++) {
      assertSameAnswer(finish("use" + i, processes.get(i)));
    }
    assertSameAnswer(run(Map.of()));
  }

  @Test
  void otherJava_getsAnArchiveOfItsOwn() throws IOException, InterruptedException {
    Path other = OtherJava.newest();
    assumeTrue(other != null, "needs a second, newer Java beside the first");
    made();
    for (int i = 0; i < 2; i++) {
      assertSameAnswer(finish("other", start("other", other.toString(), Map.of())));
    }
    assertEquals(javaHome().equals(other) ? 1 : 2, archives(lib).size());
  }
}
