package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.vectors;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import arenacheck.memory.Volatility;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadAddressTest {
  private final Firmware firmware = Firmware.create();

  private Firmware constantAt(long address, long load) {
    int section = firmware.data(".data", address, load, weights(64));
    firmware.object("weights", section, address, 64);
    return firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
  }

  @Test
  void lma_inMram_nothing() {
    Result result = constantAt(DTCM, MRAM + 0x1000).finds();
    assertEquals(MRAM + 0x1000, result.objects().get(0).linked().loadAddress());
  }

  @Test
  void lma_inRam_error() {
    Finding finding =
        only(
            constantAt(DTCM, SRAM).finds("load-address-volatile error"),
            Rule.LOAD_ADDRESS_VOLATILE);
    assertEquals("0x20080000", finding.detail().get("load_address"));
    assertEquals("sram", finding.detail().get("load_memory"));
  }

  @Test
  void lma_equalToVma_error() {
    constantAt(DTCM, DTCM).finds("load-address-volatile error");
  }

  @Test
  void lma_inNoKnownMemory_silent() {
    constantAt(DTCM, 0x9000_0000L).finds();
  }

  @Test
  void lma_memoriesOverlap_oneThatKeepsIsEnough() {
    firmware.layout(
        memory("itcm", 0, 0x800000),
        memory("mram", 0x400000, 0x400000),
        memory("dtcm", DTCM, 0x80000));
    constantAt(DTCM, MRAM + 0x1000).finds("layout-overlap warning");
  }

  @Test
  void wholeImage_inRam_silent() {
    Firmware ram = Firmware.bare(ElfBytes.elf32().entry(SRAM + 9));
    ram.data(".text", SRAM, SRAM, vectors(DTCM + 0x80000, SRAM + 9));
    int section = ram.data(".data", DTCM, SRAM + 0x1000, weights(64));
    ram.object("weights", section, DTCM, 64);
    ram.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report()).finds();
  }

  @Test
  void code_runsInRamButIsLoadedToMram_error() {
    Firmware copied = Firmware.bare(ElfBytes.elf32().entry(0x101));
    copied.data(".itcm_text", 0x100, MRAM, weights(16));
    int section = copied.data(".data", DTCM, SRAM, weights(64));
    copied.object("weights", section, DTCM, 64);
    copied.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    copied.finds("load-address-volatile error");
  }

  @Test
  void entryAbsent_resetVectorSaysWhereTheCodeIs() {
    firmware.elf.entry(0);
    constantAt(DTCM, SRAM).finds("load-address-volatile error");
  }

  @Test
  void entryInRam_resetVectorInMram_error() {
    firmware.data(".ram_text", SRAM + 0x100, SRAM + 0x100, weights(16));
    firmware.elf.entry(SRAM + 0x105);
    constantAt(DTCM, SRAM).finds("load-address-volatile error");
  }

  @Test
  void noEntryAndNoTable_unverified() {
    Firmware none = Firmware.bare(ElfBytes.elf32());
    int section = none.data(".data", DTCM, SRAM, weights(64));
    none.object("weights", section, DTCM, 64);
    none.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    none.finds("load-address-volatile unverified");
  }

  @Test
  void lma_cannotBeTold_unverified() {
    int section =
        firmware.elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC, DTCM, weights(64));
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    firmware.finds("load-address-volatile unverified");
  }

  @Test
  void noSegmentsAtAll_unverified() {
    Firmware none = Firmware.bare(ElfBytes.elf32().entry(MRAM + 9));
    none.elf.section(
        ".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, MRAM, vectors(DTCM + 0x80000, MRAM + 9));
    int section = none.elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC, DTCM, weights(64));
    none.object("weights", section, DTCM, 64);
    none.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    none.finds("load-address-volatile unverified");
  }

  @Test
  void scratch_lmaInRam_silent() {
    int section = firmware.data(".data", DTCM, SRAM, new byte[64]);
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report()).finds();
  }

  @Test
  void nobits_lma_isNull() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    assertNull(
        firmware.scratchAt("arena", DTCM, 64).finds().objects().get(0).linked().loadAddress());
  }

  private static Memory xip(Volatility volatility) {
    AddressRange range = new AddressRange(0x8000_0000L, 0x1000);
    return new Memory("xip", List.of(range), null, false, volatility, null);
  }

  @Test
  void lma_inMemoryOfWhichNobodySaidWhatItIs_silent() {
    for (Volatility volatility : List.of(Volatility.UNKNOWN, Volatility.NON_VOLATILE)) {
      Firmware one = Firmware.create();
      one.layout(memory("mram", MRAM, 0x10000), memory("dtcm", DTCM, 0x80000), xip(volatility));
      one.data(".pool", MRAM + 0x200, MRAM + 0x200, Firmware.words(0x8000_0000L));
      one.object("weights", one.data(".data", DTCM, 0x8000_0000L, weights(64)), DTCM, 64);
      one.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report()).finds();
    }
  }

  @Test
  void lma_inMemoryThatIsSaidToBeVolatile_error() {
    firmware.layout(
        memory("mram", MRAM, 0x10000), memory("dtcm", DTCM, 0x80000), xip(Volatility.VOLATILE));
    constantAt(DTCM, 0x8000_0000L).finds("load-address-volatile error");
  }

  @Test
  void code_inMemoryOfWhichNobodySaidWhatItIs_unverified() {
    Firmware code = Firmware.bare(ElfBytes.elf32().entry(0x8000_0009L));
    code.layout(memory("dtcm", DTCM, 0x80000), xip(Volatility.UNKNOWN));
    code.code(".text", 0x8000_0000L, vectors(DTCM + 0x80000, 0x8000_0009L));
    code.object("weights", code.data(".data", DTCM, DTCM, weights(64)), DTCM, 64);
    code.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    code.finds("load-address-volatile unverified");
  }
}
