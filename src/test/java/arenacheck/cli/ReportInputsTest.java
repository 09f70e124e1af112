package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportInputsTest {
  private static final Path IMAGE = Path.of("testdata/images/clean");

  @TempDir Path folder;

  @BeforeEach
  void copyTwice() throws IOException {
    for (String copy : new String[] {"a", "b"}) {
      Files.createDirectory(folder.resolve(copy));
      Files.copy(IMAGE.resolve("aot_residency.json"), folder.resolve(copy + "/aot_residency.json"));
    }
  }

  private Run check() {
    return Run.of(
        new CheckPipeline(),
        "check",
        IMAGE + "/fw.elf",
        "--report",
        folder.toString(),
        "--target",
        "apollo510_evb");
  }

  private String note() {
    return "note: `%1$s/b/aot_residency.json` is an equal copy of `%1$s/a/aot_residency.json`"
        .formatted(folder);
  }

  @Test
  void equalCopies_areOneReport_withANote() {
    Run run = check();
    assertEquals(0, run.code());
    assertTrue(run.out().contains("3 of 3 storage objects are as promised"), run.out());
    assertTrue(run.out().contains(note()), run.out());
    Run shown = Run.of("show", folder.toString(), "--budget", "dtcm=50000");
    assertEquals(0, shown.code());
    assertTrue(shown.out().contains(note()), shown.out());
  }

  @Test
  void unequalCopies_ofOneModule_contradict() throws IOException {
    Files.writeString(
        folder.resolve("b/aot_residency.json"),
        Files.readString(folder.resolve("a/aot_residency.json")) + "\n");
    Run run = check();
    assertEquals(1, run.code());
    assertTrue(run.out().contains("[report-inconsistent]"), run.out());
  }
}
