package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import arenacheck.memory.Targets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetsCommandTest {
  @TempDir Path folder;

  @Test
  void call_noName_listsEveryBoard() {
    Run run = Run.of("targets");
    assertEquals(0, run.code());
    for (String name : Targets.NAMES) {
      assertTrue(run.out().contains("\n" + name + " "), run.out());
    }
    assertTrue(run.out().contains("apollo510   itcm 262144, dtcm 507904, sram 3145728"), run.out());
  }

  @Test
  void call_name_showsEachFigureWithItsSource() {
    Run run = Run.of("targets", "apollo510_evb");
    assertEquals(0, run.code());
    assertTrue(
        run.out()
            .contains(
                "0x20000000+0x7c000  507904  gnu-ld, lld  nsx-core GNU linker script, sbl profile"),
        run.out());
    assertTrue(run.out().contains("psram: volatile, no linker script has a region for it"));
  }

  @Test
  void json_isATargetFileOfTheSameBoard() throws IOException {
    for (String name : Targets.NAMES) {
      Path file = folder.resolve(name + ".json");
      assertEquals(0, Run.of("targets", name, "-o", "json=" + file).code());
      assertEquals(Targets.find(name), Targets.load(file.toString(), new FilesRead()));
      assertEquals(Run.of("targets", name), Run.of("targets", file.toString()));
      Files.delete(file);
    }
  }

  @Test
  void call_unknownName_isExit2WithTheNearest() {
    Run run = Run.of("targets", "apollo501_evb");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("apollo510_evb"), run.err());
    assertEquals(2, Run.of("targets", "apollo510_evb", "apollo4l_evb").code());
    assertEquals(2, Run.of("targets", "-o", "json").code());
  }
}
