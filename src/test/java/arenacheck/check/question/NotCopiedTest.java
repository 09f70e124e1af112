package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.vectors;
import static arenacheck.check.Firmware.weights;
import static arenacheck.check.Firmware.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import org.junit.jupiter.api.Test;

class NotCopiedTest {
  private static final long LOAD = MRAM + 0x2000;
  private static final String MISSING = "not-copied unverified";

  private final Firmware firmware = Firmware.create();

  /** A constant of 64 bytes that is a whole section, and what the image holds beside it. */
  private Firmware constant(long run, long load) {
    int section = firmware.data(".model", run, load, weights(64));
    firmware.object("arena", section, run, 64);
    firmware.plan(
        Plan.of("aot").constant(run >= SRAM ? "sram" : "dtcm", "arena", 64).done().report());
    return firmware;
  }

  private Firmware pool(long... words) {
    firmware.data(".pool", MRAM + 0x200, MRAM + 0x200, words(words));
    return firmware;
  }

  /** Code, as a row of 16-bit units. */
  private Firmware code(int... halfwords) {
    byte[] bytes = new byte[halfwords.length * 2];
    for (int i = 0; i < halfwords.length; i++) {
      bytes[2 * i] = (byte) halfwords[i];
      bytes[2 * i + 1] = (byte) (halfwords[i] >> 8);
    }
    firmware.data(".code", MRAM + 0x202, MRAM + 0x202, bytes);
    return firmware;
  }

  @Test
  void noWord_unverified_namesTheThreeValues() {
    firmware.elf.symbol("_init_model", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, LOAD, 0);
    constant(DTCM, LOAD);
    Finding finding = only(firmware.finds(MISSING), Rule.NOT_COPIED);
    assertEquals("0x00412000", finding.detail().get("load_address"));
    assertEquals(".model", finding.detail().get("section"));
    assertEquals("`.model`", finding.detail().get("run"));
    assertTrue(
        finding
            .help()
            .contains(
                "from `_init_model` (0x00412000) to ADDR(.model) (0x20000000) up to ADDR(.model) +"
                    + " SIZEOF(.model) (0x20000040)"),
        finding.help());
  }

  @Test
  void literalPool_nothing() {
    constant(DTCM, LOAD);
    pool(LOAD, DTCM, DTCM + 64).finds();
  }

  @Test
  void loadAddressInTheMiddleOrOffByFour_isNoStart() {
    constant(DTCM, LOAD);
    pool(LOAD + 4, LOAD - 4, LOAD + 32, DTCM, DTCM + 64).finds(MISSING);
  }

  @Test
  void wordOffItsAlignment_isNone() {
    constant(DTCM, LOAD);
    pool(LOAD << 16 & 0xffffffffL, LOAD >>> 16).finds(MISSING);
  }

  // As by arm-none-eabi-as: movw r3, #0x2000; nop; movt r3, #0x0041; movw r11, #0x1234
  @Test
  void movwMovt_ofOneRegister_nothing() {
    constant(DTCM, LOAD);
    code(0xf242, 0x0300, 0xbf00, 0xf2c0, 0x0341).finds();
  }

  @Test
  void movwMovt_ofTwoRegisters_isNone() {
    constant(DTCM, LOAD);
    code(0xf242, 0x0300, 0xf2c0, 0x0441).finds(MISSING);
  }

  @Test
  void movwMovt_everyBitOfTheImmediate() {
    // movw r11, #0xafbc; movt r11, #0x0041 (imm4 a, i 1, imm3 7, imm8 bc)
    long load = 0x0041_afbcL;
    constant(DTCM, load);
    code(0xf64a, 0x7bbc, 0xf2c0, 0x0b41).finds();
  }

  @Test
  void sectionBeforeItInTheRun_itsStartWillDo() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    pool(LOAD, DTCM, DTCM + 80).finds();
  }

  @Test
  void endOfTheSectionBefore_copyEndsEarly() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    Finding finding = only(pool(LOAD, DTCM, DTCM + 16).finds(MISSING), Rule.NOT_COPIED);
    assertEquals("0x20000010", finding.detail().get("copied_until"));
  }

  @Test
  void endIsWhereZeroedMemoryStarts_besideAnEarlierEnd_copyEndsEarly() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    firmware.bss(".bss", DTCM + 80, 64);
    pool(LOAD, DTCM, DTCM + 16, DTCM + 80, DTCM + 144).finds(MISSING);
  }

  @Test
  void endIsWhereZeroedMemoryStarts_noEarlierEnd_nothing() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    firmware.bss(".bss", DTCM + 80, 64);
    pool(LOAD, DTCM, DTCM + 80, DTCM + 144).finds();
  }

  @Test
  void lengthInWordsOrBytes_tellsWhereATablesCopyEnds() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    pool(LOAD, DTCM, 4).finds(MISSING);
  }

  @Test
  void lengthInBytes_ofBothSections_nothing() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    pool(LOAD, DTCM, 80).finds();
  }

  @Test
  void noEndAtAll_nothing() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 16, LOAD + 16);
    pool(LOAD).finds();
  }

  @Test
  void anotherDistance_isAnotherRun() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 32, LOAD + 16);
    pool(LOAD, DTCM, DTCM + 96).finds(MISSING);
  }

  @Test
  void gapOf64_isAnotherRun() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    constant(DTCM + 80, LOAD + 80);
    pool(LOAD, DTCM, DTCM + 144).finds(MISSING);
  }

  @Test
  void gapOf60_isTheSameRun() {
    firmware.data(".data", DTCM, LOAD, weights(16));
    firmware.data(".pad", DTCM + 16, LOAD + 16, weights(4));
    constant(DTCM + 80, LOAD + 80);
    pool(LOAD, DTCM, DTCM + 144).finds();
  }

  @Test
  void copyOfAnEmptySection_isNoCopy() {
    firmware.elf.section(
        ".data", ElfBytes.PROGBITS, ElfBytes.ALLOC | ElfBytes.WRITE, DTCM, new byte[0]);
    constant(DTCM, LOAD);
    firmware.bss(".bss", DTCM + 64, 64);
    pool(DTCM, DTCM, LOAD, DTCM + 64, DTCM + 128).finds(MISSING);
  }

  @Test
  void copyOfAnEmptySectionElsewhere_isNoCopy() {
    firmware.elf.section(
        ".data", ElfBytes.PROGBITS, ElfBytes.ALLOC | ElfBytes.WRITE, DTCM, new byte[0]);
    constant(SRAM, LOAD);
    pool(LOAD, DTCM, DTCM).finds(MISSING);
  }

  @Test
  void copiesOfAnEmptySectionAndThisOne_nothing() {
    firmware.elf.section(
        ".data", ElfBytes.PROGBITS, ElfBytes.ALLOC | ElfBytes.WRITE, DTCM, new byte[0]);
    constant(DTCM, LOAD);
    pool(LOAD, DTCM, DTCM, LOAD, DTCM, DTCM + 64).finds();
  }

  @Test
  void startCodeInRam_nothing() {
    Firmware ram = Firmware.bare(ElfBytes.elf32().entry(SRAM + 9));
    ram.data(".text", SRAM, SRAM, vectors(DTCM + 0x80000, SRAM + 9));
    int section = ram.data(".model", DTCM, LOAD, weights(64));
    ram.object("arena", section, DTCM, 64);
    ram.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report()).finds();
  }

  @Test
  void loadAddressInNoKnownMemory_nothing() {
    constant(DTCM, 0x9000_0000L).finds();
  }
}
