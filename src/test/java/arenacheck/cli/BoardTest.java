package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What a check says of a board that does not fit the image, and of a memory without a region. */
class BoardTest {
  private static Run check(String image, String target) {
    String folder = "testdata/images/" + image;
    return Run.of(
        new CheckPipeline(),
        "check",
        folder + "/fw.elf",
        "--report",
        folder,
        "--target",
        target,
        "--map",
        folder + "/fw.map");
  }

  /** The image's script has the regions of apollo510; nothing of it lies in apollo4p's memories. */
  @Test
  void wrongTarget_isAskedAbout_andTheBoardThatFitsIsNamed() {
    Run run = check("clean", "apollo4p_evb");
    assertEquals(1, run.code());
    assertTrue(
        run.out()
            .contains(
                "    help: is apollo4p_evb the image's board? No object of the reports lies in any"
                    + " of its memories; each lies as promised with --target apollo510_evb\n"),
        run.out());
  }

  @Test
  void oneObjectElsewhere_isNoOtherBoard() {
    Run run = check("scratch-in-sram", "apollo510_evb");
    assertFalse(run.out().contains("the image's board"), run.out());
  }

  @Test
  void psram_hasNoRegion_theMendIsABinding() {
    Run run = check("psram-fallback", "apollo510_evb");
    assertTrue(run.out().contains("no section can be placed there"), run.out());
    assertFalse(run.out().contains("PUT_IN"), run.out());
  }

  /** 64 MB are fitted on the EVB; of apollo510b's window nobody knows how much is. */
  @Test
  void psram_capacityIsWhatIsFitted_orNotKnown() {
    assertTrue(check("psram-fallback", "apollo510_evb").out().contains("psram   67108864 "));
    String unknown = check("psram-fallback", "apollo510b_evb").out();
    assertTrue(unknown.lines().anyMatch(line -> line.matches("psram +- +- .*")), unknown);
  }
}
