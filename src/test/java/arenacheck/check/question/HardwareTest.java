package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.vectors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import arenacheck.memory.Targets;
import org.junit.jupiter.api.Test;

class HardwareTest {
  private static Firmware with(long stackPointer) {
    Firmware firmware = Firmware.bare(ElfBytes.elf32().entry(MRAM + 9));
    firmware.data(".text", MRAM, MRAM, vectors(stackPointer, MRAM + 9));
    firmware.scratchAt("arena", DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return firmware.layoutFrom(Targets.find("apollo510_evb"));
  }

  @Test
  void stackPointer_atTheEndOfAMemory_nothing() {
    with(0x2038_0000L).finds();
  }

  @Test
  void stackPointer_behindTheEnd_warning() {
    Finding finding =
        only(with(0x2038_0008L).finds("stack-outside-memory warning"), Rule.STACK_OUTSIDE_MEMORY);
    assertEquals("0x20380008", finding.detail().get("stack_pointer"));
  }

  @Test
  void stackPointer_ofAnotherPartsMemory_warning() {
    with(0x1001_0000L).finds("stack-outside-memory warning");
  }
}
