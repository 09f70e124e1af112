package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.PSRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Rule;
import org.junit.jupiter.api.Test;

class LayoutOverlapTest {
  private final Firmware firmware = Firmware.create();

  @Test
  void apart_nothing() {
    firmware.finds();
  }

  @Test
  void twoMemories_shareBytes_oneWarningForThePair() {
    firmware.layout(memory("dtcm", DTCM, 0x80000), memory("sram", DTCM + 0x7f000, 0x300000));
    Finding finding = only(firmware.finds("layout-overlap warning"), Rule.LAYOUT_OVERLAP);
    assertEquals("dtcm", finding.subject().memory());
    assertEquals("sram", finding.detail().get("with"));
    assertTrue(finding.message().contains("4096 bytes"), finding.message());
  }

  @Test
  void emptyMemory_somethingLinkedThere_warning() {
    firmware.layout(memory("psram", PSRAM, 0)).bss(".psram", PSRAM, 64);
    firmware.finds("layout-overlap warning");
  }

  @Test
  void emptyMemory_nothingThere_nothing() {
    firmware.layout(memory("psram", PSRAM, 0)).finds();
  }

  private void regions(long alias, long length) {
    firmware
        .map()
        .region("RAM", DTCM, 0x1000)
        .region("ALIAS", alias, length)
        .output(".text", MRAM, 16, ".text");
  }

  @Test
  void regionsOfTheMap_onlyOneHoldsBytes_nothing() {
    firmware.bss(".data", DTCM, 0x700);
    firmware.bss(".bss", DTCM + 0x700, 0x200);
    regions(DTCM, 0x1000);
    firmware.finds();
    regions(DTCM, 0x800);
    firmware.finds();
    regions(DTCM + 0x780, 0x80);
    firmware.finds();
    regions(DTCM + 0x800, 0x1000);
    firmware.finds();
  }

  @Test
  void regionsOfTheMap_nothingInEither_nothing() {
    regions(DTCM, 0x800);
    firmware.finds();
  }

  @Test
  void regionsOfTheMap_bothFilledFromOneOrigin_warning() {
    firmware.bss(".data", DTCM, 0x100);
    firmware.bss(".alias", DTCM, 0x80);
    regions(DTCM, 0x1000);
    firmware.finds("layout-overlap warning");
  }

  @Test
  void regionsOfTheMap_shareBytes_warningOnce() {
    firmware.bss(".data", DTCM, 0x100);
    firmware.bss(".alias", DTCM + 0x800, 0x80);
    regions(DTCM + 0x800, 0x1000);
    Finding finding = only(firmware.finds("layout-overlap warning"), Rule.LAYOUT_OVERLAP);
    assertEquals("fw.map", finding.place().file());
    assertEquals("ALIAS", finding.detail().get("with"));
  }

  @Test
  void regionsThatAreMemories_areToldAsThoseAlone() {
    firmware
        .map()
        .region("MCU_TCM", DTCM, 0x1000)
        .region("SHARED_SRAM", DTCM + 0x800, 0x1000)
        .output(".text", MRAM, 16, ".text");
    firmware.layoutFrom(null).finds("layout-overlap warning");
  }

  @Test
  void emptyRegionOfTheMap_somethingLinkedThere_warning() {
    firmware.bss(".ext", PSRAM, 64);
    firmware
        .map()
        .region("EXT", PSRAM, 0)
        .output(".text", MRAM, 16, ".text")
        .output(".ext", PSRAM, 64, ".ext");
    assertTrue(
        only(firmware.finds("layout-overlap warning"), Rule.LAYOUT_OVERLAP)
            .message()
            .contains("length 0, but `.ext`"));
  }
}
