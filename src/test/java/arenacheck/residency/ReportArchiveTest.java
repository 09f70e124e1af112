package arenacheck.residency;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives written by Java, and changed byte by byte where no tool writes such. */
class ReportArchiveTest {
  private static final Path MODULE = Path.of("testdata/images/archive/module.zip");

  @TempDir Path folder;

  private String zip(String name, String... entries) throws IOException {
    Path file = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < entries.length; i += 2) {
        out.putNextEntry(new ZipEntry(entries[i]));
        out.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return file.toString();
  }

  private static List<String> find(String... values) {
    try (ReportFiles found = ReportFiles.find(List.of(values), new FilesRead())) {
      return found.files().stream().map(ReportFile::name).toList();
    }
  }

  private InputException refused(String value) throws IOException {
    List<String> before = list();
    InputException e = assertThrows(InputException.class, () -> find(value));
    assertTrue(e.help() != null && !e.help().isEmpty());
    assertEquals(before, list(), "something was written");
    return e;
  }

  private List<String> list() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).sorted().toList();
    }
  }

  @Test
  void reports_anywhereInIt_sorted_eachOnce() throws IOException {
    String zip =
        zip("m.pack", "b/x_residency.json", "{}", "a/y_residency.json", "{}", "a/other.json", "");
    List<String> both = List.of(zip + "!a/y_residency.json", zip + "!b/x_residency.json");
    assertEquals(both, find(zip, zip));
    assertEquals(both.subList(1, 2), find(zip + "!b/x_residency.json"));
    assertEquals(both, find(zip + "!a/y_residency.json", zip));
  }

  @Test
  void noReport_orNoSuchEntry_refused() throws IOException {
    String zip = zip("m.zip", "a/other.json", "{}");
    assertTrue(refused(zip).getMessage().contains("no `*_residency.json`"));
    assertTrue(refused(zip).help().contains("memory.dump_residency_json"));
    assertEquals(zip + "!x", refused(zip + "!x").place().file());
    assertTrue(refused(zip("empty.zip")).getMessage().contains("no `*_residency.json`"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../x_residency.json",
        "a/../../x",
        "/etc/x_residency.json",
        "\\x",
        "a\\..\\x",
        "C:/x",
        "a/.."
      })
  void namesThatLeadOut_refused(String entry) throws IOException {
    String zip = zip("m.zip", "a_residency.json", "{}", entry, "");
    assertTrue(refused(zip).getMessage().contains("leads out"));
  }

  @Test
  void sameNameInTwoSpellings_refused() throws IOException {
    assertTrue(refused(zip("m.zip", "a/b", "1", "a\\b", "2")).getMessage().contains("twice"));
  }

  @Test
  void bomb_byRatio_refused() throws IOException {
    Path file = folder.resolve("m.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      out.putNextEntry(new ZipEntry("a_residency.json"));
      zeroes(out, 64);
    }
    assertTrue(refused(file.toString()).getMessage().contains("would grow from"));
  }

  @Test
  void zeroesOfAModel_noBomb() throws IOException {
    Path file = folder.resolve("m.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      out.putNextEntry(new ZipEntry("a_residency.json"));
      out.putNextEntry(new ZipEntry("zeroes.bin"));
      zeroes(out, 8);
    }
    assertEquals(1, find(file.toString()).size());
  }

  private static void zeroes(OutputStream out, int mebibytes) throws IOException {
    for (int i = 0; i < mebibytes; i++) {
      out.write(new byte[1 << 20]);
    }
  }

  @Test
  void bomb_byEntries_refused() throws IOException {
    Path file = folder.resolve("m.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (int i = 0; i < 50_001; i++) {
        out.putNextEntry(new ZipEntry(Integer.toString(i)));
      }
    }
    assertTrue(refused(file.toString()).getMessage().contains("50001 entries"));
  }

  @Test
  void encrypted_refused() throws IOException {
    byte[] bytes = Files.readAllBytes(MODULE);
    for (int at = 0; at < bytes.length - 4; at++) {
      boolean local = bytes[at] == 'P' && bytes[at + 1] == 'K' && bytes[at + 2] == 3;
      boolean central = bytes[at] == 'P' && bytes[at + 1] == 'K' && bytes[at + 2] == 1;
      if (local || central) {
        bytes[at + (local ? 6 : 8)] |= 1;
      }
    }
    assertEquals("the archive is encrypted", refused(written(bytes)).getMessage());
  }

  /** Every single byte: refused, or read as it was written. */
  @Test
  void damaged_anyByte_refusedOrTheSame() throws IOException {
    byte[] whole = Files.readAllBytes(MODULE);
    String right = read(MODULE.toString());
    for (int at = 0; at < whole.length; at++) {
      byte[] bytes = whole.clone();
      bytes[at] ^= 0x10;
      try {
        String now = read(written(bytes));
        assertTrue(now.equals(right) || now.endsWith(" null"), "byte " + at + ": " + now);
      } catch (InputException e) {
        assertTrue(e.help() != null && e.getMessage().length() < 500);
      }
    }
  }

  @Test
  void cut_anywhere_refused() throws IOException {
    byte[] whole = Files.readAllBytes(MODULE);
    for (int length = 4; length < whole.length; length += 7) {
      String file = written(java.util.Arrays.copyOf(whole, length));
      assertTrue(refused(file).getMessage().contains("damaged"));
    }
  }

  private String written(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("changed.zip"), bytes).toString();
  }

  /** Hashes of the report and of its sidecar, which a changed name takes away. */
  private static String read(String archive) {
    try (ReportFiles found = ReportFiles.find(List.of(archive), new FilesRead())) {
      ReportFile only = found.files().get(0);
      try (InputFile file = only.open(new FilesRead())) {
        ResidencyReport report = ReportReader.read(file);
        SidecarFile sidecar =
            BesideReport.read(report, only, new FilesRead()).sidecars().values().iterator().next();
        return report.sha256() + " " + sidecar.sha256();
      }
    }
  }

  @Test
  void sidecarAndHeaders_fromTheSameFolderOfTheArchive() throws IOException {
    try (ReportFiles found =
        ReportFiles.find(List.of("testdata/images/archive/other.pack"), new FilesRead())) {
      ReportFile only = found.files().get(0);
      BesideReport beside;
      try (InputFile file = only.open(new FilesRead())) {
        beside = BesideReport.read(ReportReader.read(file), only, new FilesRead());
      }
      SidecarFile sidecar = beside.sidecars().values().iterator().next();
      assertEquals(
          "testdata/images/archive/other.pack!aot/aot_arena_const_mram.bin", sidecar.path());
      assertEquals(1024, sidecar.length());
      assertEquals("0123456789abcdef", beside.planHashes().get(0).value());
      assertEquals(
          "testdata/images/archive/other.pack!aot/sha.h", beside.planHashes().get(0).file());
      assertEquals(1, beside.planHashes().get(0).line());
    }
  }

  @Test
  void pathsBeside_stayInTheReportsFolder() {
    ReportFile report = new ReportFile("m.zip!a/b/x.json", null, "a/b/x.json");
    assertEquals("a/b/w.bin", report.beside("w.bin"));
    assertEquals("a/b/c/w.bin", report.beside("./c//w.bin"));
    assertEquals("a/b/w.bin", report.beside("c/d/../../w.bin"));
    for (String out : new String[] {"../w", "c/../../w", "/w", "C:\\w", "", ".", "c/.."}) {
      assertNull(report.beside(out), out);
    }
  }

  @Test
  void bytes_areThoseOfTheEntry() throws IOException {
    String zip = zip("m.zip", "x_residency.json", "{\"a\": 1}");
    try (ReportFiles found = ReportFiles.find(List.of(zip), new FilesRead())) {
      InputFile file = found.files().get(0).open(new FilesRead());
      assertEquals(zip + "!x_residency.json", file.name());
      assertArrayEquals("{\"a\": 1}".getBytes(StandardCharsets.UTF_8), file.readAll(100));
    }
  }
}
