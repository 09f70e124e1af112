package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A report from elsewhere must not make the program read outside of the report's folder, write
 * anything, or wait for ever.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(OS.WINDOWS)
class HostileReportTest {
  private static final String SIDECAR = "aot_arena_const_mram.bin";

  /** What no output may hold. */
  private static final String SECRET = "top-secret-contents";

  @TempDir Path temp;

  private Path folder;
  private Path outside;

  @BeforeEach
  void makeFolders() throws IOException {
    folder = Files.createDirectory(temp.resolve("model"));
    outside = Files.createDirectory(temp.resolve("outside"));
    Files.writeString(outside.resolve("secret.bin"), SECRET.repeat(100).substring(0, 1024));
  }

  /** The check of an image with a sidecar of that name; the sidecar's own finding and no more. */
  private Told sidecar(String filename) throws IOException {
    String text = Files.readString(Told.report("external-bound"));
    assertTrue(text.contains("\"" + SIDECAR + "\""));
    Path report = folder.resolve("aot_residency.json");
    Files.writeString(report, text.replace(SIDECAR, filename.replace("\\", "\\\\")));
    Told told = Told.check(Told.elf("external-bound"), "--report", report, "-o", "json");
    assertFalse(told.out().contains(SECRET), "outside contents are shown");
    return told;
  }

  private static void fifo(Path path) throws IOException, InterruptedException {
    Process made = new ProcessBuilder("mkfifo", path.toString()).start();
    assumeTrue(made.waitFor() == 0, "no mkfifo here");
  }

  private static void isMissing(Told told) {
    assertEquals(1, told.code(), told.err());
    assertTrue(told.out().contains("\"rule\": \"sidecar-missing\""), told.out());
  }

  @Test
  void sidecar_besideTheReport_isRead() throws IOException {
    Files.copy(Told.IMAGES.resolve("external-bound").resolve(SIDECAR), folder.resolve(SIDECAR));
    Told told = sidecar(SIDECAR);
    assertEquals(3, told.code(), told.err());
    assertFalse(told.out().contains("\"rule\": \"sidecar-"), told.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../outside/secret.bin",
        "sub/../../outside/secret.bin",
        "./../outside/secret.bin",
        "/etc/passwd",
        "/dev/zero",
        "/proc/self/environ",
        "..",
        ".",
        "sub",
        "C:\\Windows\\win.ini",
        "~/secret.bin",
        "$(touch made)",
        "`touch made`",
        "|touch made",
        "file:///etc/passwd",
        "http://localhost/x"
      })
  void sidecar_nameThatLeadsElsewhere_isNotRead(String name) throws IOException {
    Files.createDirectory(folder.resolve("sub"));
    isMissing(sidecar(name));
    assertFalse(Files.exists(Path.of("made")) || Files.exists(folder.resolve("made")));
  }

  @Test
  void sidecar_absoluteNameOfSecret_isNotRead() throws IOException {
    isMissing(sidecar(outside.resolve("secret.bin").toString()));
  }

  @Test
  void sidecar_linkThatLeadsOut_isNotRead() throws IOException {
    Files.createSymbolicLink(folder.resolve("a.bin"), outside.resolve("secret.bin"));
    isMissing(sidecar("a.bin"));
    Files.createSymbolicLink(folder.resolve("dir"), outside);
    isMissing(sidecar("dir/secret.bin"));
    Files.createDirectory(folder.resolve("sub"));
    Files.createSymbolicLink(folder.resolve("sub/up"), Path.of("../../outside"));
    isMissing(sidecar("sub/up/secret.bin"));
    Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
    isMissing(sidecar("loop"));
  }

  @Test
  void sidecar_pipeOrDevice_isNotWaitedFor() throws Exception {
    fifo(folder.resolve("pipe.bin"));
    isMissing(sidecar("pipe.bin"));
    Files.createSymbolicLink(folder.resolve("zero.bin"), Path.of("/dev/zero"));
    isMissing(sidecar("zero.bin"));
  }

  @Test
  void sidecar_hugeFile_isRefusedByItsLength() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("huge.bin").toFile(), "rw")) {
      file.setLength(1L << 30);
      Told told = sidecar("huge.bin");
      assertEquals(1, told.code(), told.err());
      assertTrue(told.out().contains("\"rule\": \"sidecar-size\""), told.out());
      file.setLength(5L << 30);
      isMissing(sidecar("huge.bin"));
    }
  }

  private Told withHeaders() throws IOException {
    Path report = folder.resolve("aot_residency.json");
    Files.copy(Told.report("plan-hash-wrong"), report);
    return Told.check(Told.elf("plan-hash-wrong"), "--report", report);
  }

  private static final String OTHER_HASH = "#define AOT_PLAN_HASH \"0123456789abcdef\"\n";

  @Test
  void header_besideTheReport_isRead() throws IOException {
    Files.writeString(folder.resolve("aot_platform.h"), OTHER_HASH);
    assertTrue(withHeaders().out().contains("[plan-hash-mismatch]"));
  }

  @Test
  void header_linkThatLeadsOut_isNotRead() throws IOException {
    Files.writeString(outside.resolve("aot_platform.h"), OTHER_HASH);
    Files.createSymbolicLink(folder.resolve("aot_platform.h"), outside.resolve("aot_platform.h"));
    Files.createSymbolicLink(folder.resolve("include"), outside);
    assertEquals(0, withHeaders().code());
  }

  @Test
  void header_pipeDeviceFolderOrHuge_isPassedOver() throws Exception {
    fifo(folder.resolve("pipe.h"));
    Files.createSymbolicLink(folder.resolve("zero.h"), Path.of("/dev/zero"));
    Files.createSymbolicLink(folder.resolve("loop.h"), Path.of("loop.h"));
    Files.createDirectory(folder.resolve("folder.h"));
    fifo(folder.resolve("include"));
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("huge.h").toFile(), "rw")) {
      file.setLength(5L << 30);
      assertEquals(0, withHeaders().code());
    }
  }

  @Test
  void header_thousandsOfThem_tellNothing() throws IOException {
    Files.writeString(folder.resolve("aot_platform.h"), OTHER_HASH);
    for (int i = 0; i < 2000; i++) {
      Files.createFile(folder.resolve("x" + i + ".h"));
    }
    assertEquals(0, withHeaders().code());
  }

  @Test
  void folder_pipeUnderAReportsName_isRefused() throws Exception {
    fifo(folder.resolve("a_residency.json"));
    Told.check(Told.elf("staged"), "--report", folder)
        .refuses(folder + "/a_residency.json: error: is no regular file");
  }

  @Test
  void folder_linksThatLoop_areFollowedOnce() throws IOException {
    Files.copy(Told.report("staged"), folder.resolve("aot_residency.json"));
    Path deep = Files.createDirectories(folder.resolve("a/b/c"));
    Files.createSymbolicLink(deep.resolve("up"), folder);
    Files.createSymbolicLink(deep.resolve("self"), Path.of("."));
    Files.createSymbolicLink(folder.resolve("a/x"), Path.of("y"));
    Files.createSymbolicLink(folder.resolve("a/y"), Path.of("x"));
    Told told = Told.check(Told.elf("staged"), "--report", folder);
    assertEquals(0, told.code(), told.err() + told.out());
  }

  @Test
  void argumentFile_thatNamesItselfOrAPipe_isRefused() throws Exception {
    Path file = folder.resolve("args");
    Files.writeString(file, "@" + file);
    Told.good("@" + file).refuses(file + ":1: error: an argument file cannot name another");
    fifo(folder.resolve("pipe"));
    Told.good("@" + folder.resolve("pipe"))
        .refuses(folder.resolve("pipe") + ": error: is no regular file");
  }

  @Test
  void check_withoutOutputs_writesNoFile() throws IOException {
    Files.copy(Told.IMAGES.resolve("external-bound").resolve(SIDECAR), folder.resolve(SIDECAR));
    sidecar(SIDECAR);
    try (Stream<Path> files = Files.walk(temp)) {
      assertEquals(
          java.util.List.of(
              "aot_arena_const_mram.bin", "aot_residency.json", "model", "outside", "secret.bin"),
          files
              .filter(file -> !file.equals(temp))
              .map(file -> file.getFileName().toString())
              .sorted()
              .toList());
    }
  }

  @Test
  void output_isOnlyWhereTheUserSaid() throws IOException {
    Path report = folder.resolve("aot_residency.json");
    String text = Files.readString(Told.report("staged"));
    Files.writeString(report, text.replace("\"aot\"", "\"../../outside/aot\""));
    Path file = folder.resolve("out.json");
    Told.check(Told.elf("staged"), "--report", report, "-o", "json=" + file);
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(2, files.count());
    }
    try (Stream<Path> files = Files.list(outside)) {
      assertEquals(1, files.count());
    }
  }
}
