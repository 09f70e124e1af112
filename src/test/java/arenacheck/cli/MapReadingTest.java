package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapReadingTest {
  private static final Path CLEAN = Path.of("testdata/images/clean");

  @TempDir Path folder;

  private String check(String map) throws IOException {
    Path file = Files.writeString(folder.resolve("fw.map"), map);
    Run run =
        Run.of(
            new CheckPipeline(),
            "check",
            CLEAN.resolve("fw.elf").toString(),
            "--report",
            CLEAN.resolve("aot_residency.json").toString(),
            "--target",
            "apollo510_evb",
            "--map",
            file.toString());
    assertEquals(0, run.code(), run.err());
    return run.out();
  }

  /**
   * A row of a section that lost its file (its name stands on a line of its own, and a symbol
   * below), and one of the memory table that lost its length.
   */
  @Test
  void linesThatDoNotComplete_areCounted() throws IOException {
    String map = Files.readString(CLEAN.resolve("fw.map"));
    assertFalse(check(map).contains("could not be read"));
    String section = map.replace("       0x54 obj/startup.o", "       0x54");
    assertTrue(check(section).contains("gnu-ld, 3 lines that could not be read"), check(section));
    String region = map.replaceAll("(?m)^(MCU_TCM +0x\\S+) .*$", "$1");
    assertTrue(check(region).contains("gnu-ld, 1 line that could not be read"), check(region));
  }
}
