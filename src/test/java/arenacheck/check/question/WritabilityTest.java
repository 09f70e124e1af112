package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import org.junit.jupiter.api.Test;

class WritabilityTest {
  private final Firmware firmware = Firmware.create();

  private int rom(String name) {
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(64));
    firmware.object(name, section, MRAM + 0x1000, 64);
    return section;
  }

  @Test
  void scratch_inMram_error() {
    rom("arena");
    firmware.plan(Plan.of("aot").scratch("mram", "arena", 64).done().report());
    assertEquals(
        "mram",
        only(firmware.finds("not-writable error"), Rule.NOT_WRITABLE)
            .detail()
            .get("linked_memory"));
  }

  @Test
  void persistent_promisedInRam_bothFacts() {
    rom("state");
    firmware.plan(Plan.of("aot").persistent("dtcm", "state", 64).done().report());
    firmware.finds("wrong-memory error", "not-writable error");
  }

  @Test
  void stagedDestination_inMram_error_sourceNot() {
    rom("copy");
    int section = firmware.data(".rodata2", MRAM + 0x2000, MRAM + 0x2000, weights(64));
    firmware.object("weights", section, MRAM + 0x2000, 64);
    firmware.plan(
        Plan.of("aot").constant("mram", "copy", 64).staged("mram", "weights").done().report());
    assertEquals("copy", only(firmware.check(), Rule.NOT_WRITABLE).subject().symbol());
  }

  @Test
  void coldConstant_inMram_nothing() {
    rom("weights");
    firmware.plan(Plan.of("aot").constant("mram", "weights", 64).done().report()).finds();
  }

  @Test
  void scratch_ramSectionWithoutWriteFlag_nothing() {
    int section =
        firmware.elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC | 4, DTCM, new byte[64]);
    firmware.elf.load(section, MRAM + 0x1000);
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report()).finds();
  }

  @Test
  void scratch_memoriesOverlap_thePromisedOneCounts() {
    firmware.layout(memory("mram", 0, 0x800000), memory("itcm", 0, 0x40000));
    firmware.plan(Plan.of("aot").scratch("itcm", "arena", 64).done().report());
    firmware.scratchAt("arena", 0x100, 64);
    Result result = firmware.finds("layout-overlap warning");
    assertEquals("itcm", result.objects().get(0).linkedMemory());
  }

  @Test
  void boundScratch_inMram_error() {
    rom("pool");
    firmware.plan(Plan.of("aot").scratch("mram", null, 64).application().done().report());
    firmware.bind("aot_scratch_mram", "pool", 0).finds("not-writable error");
  }
}
