package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentsTest {
  private final Firmware firmware = Firmware.create();

  @Test
  void coldConstant_inNobits_error() {
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    Finding finding =
        only(
            firmware.scratchAt("weights", DTCM, 64).finds("contents-missing error"),
            Rule.CONTENTS_MISSING);
    assertEquals(".bss_weights", finding.detail().get("section"));
  }

  @Test
  void stagedSource_inNobits_error_destinationNot() {
    firmware.plan(
        Plan.of("aot").constant("dtcm", "copy", 64).staged("sram", "weights").done().report());
    firmware
        .scratchAt("copy", DTCM, 64)
        .scratchAt("weights", SRAM, 64)
        .finds("contents-missing error");
  }

  @Test
  void scratchAndPersistent_inNobits_nothing() {
    firmware.plan(
        Plan.of("aot").scratch("dtcm", "a", 64).done().persistent("dtcm", "b", 64).done().report());
    firmware.scratchAt("a", DTCM, 64).scratchAt("b", DTCM + 64, 64).finds();
  }

  @Test
  void coldConstant_withBytesOfAnotherType_nothing() {
    int section = firmware.elf.section(".arena", 14, ElfBytes.ALLOC, DTCM, weights(64));
    firmware.elf.load(section, MRAM + 0x1000);
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report()).finds();
  }

  @Test
  void applicationBuffer_inNobits_nothing() {
    firmware.plan(Plan.of("aot").constant("dtcm", null, 64).application().done().report());
    firmware.scratchAt("buffer", DTCM, 64).bind("aot_constant_dtcm", "buffer", 0).finds();
  }

  @Test
  void coldConstant_withoutBytes_hasNoValuesToLose() {
    int section = firmware.bss(".bss", DTCM, 64);
    firmware.map().output(".bss", DTCM, 64, ".bss*").input(".bss.weights", DTCM, 64, "aot.o");
    firmware.object("weights", section, DTCM, 0);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 0).done().report()).finds();
  }

  @Test
  void debugOnlyFile_noSectionHasBytes_nothing() {
    Firmware debug = Firmware.bare(ElfBytes.elf32().entry(MRAM + 9));
    debug.bss(".text", MRAM, 16);
    debug.scratchAt("weights", DTCM, 64);
    debug.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report()).finds();
  }

  /** As gcc places zeroes, with and without -fdata-sections, and a placement macro. */
  private Firmware inBss(String input) {
    int section = firmware.bss(".bss", DTCM, 64);
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    if (input != null) {
      firmware.map().output(".text", MRAM, 16, "*(.text*)").input(".text", MRAM, 16, "main.o");
      firmware.map.output(".bss", DTCM, 64, "*(.bss*)").input(input, DTCM, 64, "aot.o");
    }
    return firmware;
  }

  @Test
  void zeroes_inTheCompilersBss_nothing() {
    inBss(".bss.weights").finds();
  }

  @Test
  void zeroes_inTheBssOfTheWholeFile_nothing() {
    inBss(".bss").finds();
  }

  @ParameterizedTest
  @ValueSource(strings = {".bss_weights", ".sram_bss", ".bss.noinit", ".noinit.weights", "COMMON"})
  void nobits_ofAnotherInputSection_error(String input) {
    inBss(input).finds("contents-missing error");
  }

  @Test
  void bss_withoutMap_onlyTheMapWouldTell() {
    inBss(null).finds("contents-missing unverified");
  }

  @Test
  void zeroHalfOfAnExecutionRegion_withoutMap_onlyTheMapWouldTell() {
    firmware.data("RW_IRAM1", DTCM + 64, MRAM + 0x1000, weights(16));
    int section = firmware.bss("RW_IRAM1", DTCM, 64);
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    firmware.finds("contents-missing unverified");
  }

  /** IAR's linker packs initialisers elsewhere; start-up fills the NOBITS section from them. */
  @Test
  void iarImage_unverified() {
    Firmware iar = Firmware.create();
    int section = iar.bss("P3 rw", Firmware.DTCM, 64);
    iar.elf.section(".iar.rtmodel", ElfBytes.PROGBITS, 0, 0, new byte[8]);
    iar.object("weights", section, Firmware.DTCM, 64);
    iar.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    iar.finds("contents-missing unverified");
  }
}
