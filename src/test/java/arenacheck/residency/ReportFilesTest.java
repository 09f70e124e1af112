package arenacheck.residency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {
  @TempDir Path temp;
  private String folder;

  @BeforeEach
  void folderName() {
    folder = temp.toString().replace('\\', '/');
  }

  private Path file(String name) throws IOException {
    Path path = temp.resolve(name);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, "{}");
  }

  private static List<String> find(String... values) {
    try (ReportFiles found = ReportFiles.find(List.of(values), new FilesRead())) {
      return found.files().stream().map(ReportFile::name).toList();
    }
  }

  @Test
  void folder_givesEveryReportBelowSortedByPath() throws IOException {
    file("b/x/two_residency.json");
    file("a_residency.json");
    file("b/one_residency.json");
    file("b/residency.json");
    file("b/one_residency.json.bak");
    file("b/other.json");
    assertEquals(
        List.of(
            folder + "/a_residency.json",
            folder + "/b/one_residency.json",
            folder + "/b/x/two_residency.json"),
        find(folder));
  }

  @Test
  void folderWithSlash_isNotGivenTwo() throws IOException {
    file("a_residency.json");
    assertEquals(List.of(folder + "/a_residency.json"), find(folder + "/"));
  }

  @Test
  void values_stayInTheirOrder() throws IOException {
    file("b/one_residency.json");
    String plain = folder + "/any.json";
    assertEquals(List.of(plain, folder + "/b/one_residency.json"), find(plain, folder + "/b"));
  }

  @Test
  void sameFileTwice_countsOnce() throws IOException {
    Path report = file("b/one_residency.json");
    Files.createSymbolicLink(temp.resolve("b/two_residency.json"), report);
    String given = folder + "/b/../b/one_residency.json";
    assertEquals(List.of(given), find(given, folder, folder + "/b/one_residency.json"));
  }

  @Test
  void linkLoop_ends() throws IOException {
    file("b/one_residency.json");
    Files.createSymbolicLink(temp.resolve("b/up"), temp);
    Files.createSymbolicLink(temp.resolve("b/self"), temp.resolve("b/self"));
    assertEquals(List.of(folder + "/b/one_residency.json"), find(folder));
  }

  @Test
  void linkedFolder_isSearched(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("far_residency.json"), "{}");
    Files.createSymbolicLink(temp.resolve("linked"), other);
    assertEquals(List.of(folder + "/linked/far_residency.json"), find(folder));
  }

  @Test
  void deadLink_isNamedSoThatOpeningItFails() throws IOException {
    Files.createSymbolicLink(temp.resolve("a_residency.json"), temp.resolve("gone"));
    assertEquals(List.of(folder + "/a_residency.json"), find(folder));
  }

  @Test
  void missingFile_isLeftToTheOpening() {
    assertEquals(List.of(folder + "/no.json"), find(folder + "/no.json"));
  }

  @Test
  void folderWithoutReport_isRefused() throws IOException {
    file("b/other.json");
    InputException e = assertThrows(InputException.class, () -> find(folder));
    assertEquals(folder, e.place().prefix());
    assertEquals("no `*_residency.json` in this folder or below", e.getMessage());
    assertEquals(
        "heliaAOT writes the report with `memory.dump_residency_json`; is it set, and was the"
            + " model compiled?",
        e.help());
  }

  @Test
  void valueThatIsNoPath_isRefused() {
    InputException e = assertThrows(InputException.class, () -> find("a\0b"));
    assertEquals("is no path: Nul character not allowed", e.getMessage());
  }
}
