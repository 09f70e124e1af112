package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.elf.ElfBytes;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResidenceTest {
  /** The stack is out of the way. */
  private final Firmware firmware = Firmware.create(DTCM + 0x1000);

  private Firmware promise(String memory, long size) {
    return firmware.plan(Plan.of("aot").scratch(memory, "arena", size).done().report());
  }

  @Test
  void inside_upToTheLastByte_nothing() {
    promise("dtcm", 64).scratchAt("arena", DTCM + 0x7ffc0, 64);
    firmware.finds();
  }

  @Test
  void elsewhere_error_namesBoth() {
    Finding finding =
        only(
            promise("dtcm", 64).scratchAt("arena", SRAM, 64).finds("wrong-memory error"),
            Rule.WRONG_MEMORY);
    assertEquals("sram", finding.detail().get("linked_memory"));
    assertEquals(".bss_arena", finding.detail().get("section"));
    assertEquals("`arena` is in sram, promised dtcm", finding.message());
  }

  @Test
  void straddles_firstByteInside_error() {
    Finding finding =
        only(
            promise("dtcm", 64).scratchAt("arena", SRAM - 32, 64).finds("wrong-memory error"),
            Rule.WRONG_MEMORY);
    assertNull(finding.detail().get("linked_memory"));
    assertEquals(
        "`arena` is only in part in dtcm: 32 bytes (0x20) of it are in sram", finding.message());
    assertTrue(finding.help().startsWith("dtcm ends or starts inside"), finding.help());
  }

  @Test
  void straddles_oneByteOutside_eitherEnd_error() {
    for (long start : new long[] {DTCM - 1, SRAM - 63}) {
      Firmware one = Firmware.create().layout(memory("dtcm", DTCM, 0x80000));
      one.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
      assertEquals(
          "`arena` is only in part in dtcm: 1 byte of it is in no known memory",
          only(one.scratchAt("arena", start, 64).check(), Rule.WRONG_MEMORY).message());
    }
  }

  @Test
  void straddles_twoOthers_bothAreNamed() {
    promise("psram", 64).scratchAt("arena", SRAM - 63, 64);
    firmware.layout(
        memory("dtcm", DTCM, 0x7fff0), memory("sram", SRAM, 64), memory("psram", 0x6000_0000L, 64));
    assertEquals(
        "`arena` is in dtcm and sram and no known memory, promised psram",
        only(firmware.check(), Rule.WRONG_MEMORY).message());
  }

  @Test
  void nowhere_error() {
    assertTrue(
        only(promise("dtcm", 64).scratchAt("arena", 0x9000_0000L, 64).check(), Rule.WRONG_MEMORY)
            .message()
            .contains("no known memory"));
  }

  @Test
  void elsewhere_withMap_inputSectionAndFile() {
    firmware
        .map()
        .output(".bss_arena", SRAM, 64, ".sram_bss*")
        .input(".sram_bss", SRAM, 64, "obj/aot.o");
    Finding finding =
        only(promise("dtcm", 64).scratchAt("arena", SRAM, 64).check(), Rule.WRONG_MEMORY);
    assertEquals(".sram_bss", finding.detail().get("input_section"));
    assertEquals("obj/aot.o", finding.detail().get("object_file"));
    assertEquals("fw.map", finding.place().file());
  }

  @Test
  void memory_unknownToTheLayout_unverified() {
    Result result =
        promise("hbm", 64).scratchAt("arena", DTCM, 64).finds("memory-unmapped unverified");
    assertEquals(Status.UNVERIFIED, result.objects().get(0).status());
  }

  @Test
  void memory_twoApertures_bothCount() {
    Memory psram =
        new Memory(
            "psram",
            List.of(new AddressRange(0x6000_0000L, 0x100), new AddressRange(0x8000_0000L, 0x100)),
            null,
            false,
            false,
            null);
    promise("psram", 64).scratchAt("arena", 0x8000_0000L, 64).layout(psram).finds();
  }

  @Test
  void memory_upTo2To64_lastByteInside() {
    Firmware wide = Firmware.bare(ElfBytes.elf64());
    int section = wide.bss(".bss", -64L, 64);
    wide.object("arena", section, -64L, 64).layout(memory("top", -0x1000L, 0x1000));
    wide.plan(Plan.of("aot").scratch("top", "arena", 64).done().report()).finds();
  }

  @Test
  void noBytes_behindTheMemory_nothing() {
    int section = firmware.bss(".bss", SRAM, 64);
    promise("dtcm", 0).object("arena", section, SRAM, 0);
    // Its size is not told: it has a place, and that is the wrong one.
    firmware.finds("wrong-memory error");
  }

  @Test
  void outsideTheExtent_ofTheTarget_warning() {
    Memory dtcm =
        new Memory(
            "dtcm",
            List.of(new AddressRange(DTCM, 0x80000)),
            new AddressRange(DTCM, 0x7c000),
            false,
            false,
            null);
    promise("dtcm", 64)
        .scratchAt("arena", DTCM + 0x7c000, 64)
        .layout(dtcm, memory("mram", MRAM, 0x1000));
    firmware.finds("capacity-exceeded warning");
  }

  @Test
  void outsideTheExtent_ofTheMap_error() {
    firmware
        .map()
        .region("MCU_TCM", DTCM, 0x7c000)
        .output(".bss_arena", DTCM + 0x7bff0, 64, ".bss*");
    Memory dtcm =
        new Memory(
            "dtcm",
            List.of(new AddressRange(DTCM, 0x80000)),
            new AddressRange(DTCM, 0x7c000),
            true,
            false,
            "MCU_TCM");
    promise("dtcm", 64)
        .scratchAt("arena", DTCM + 0x7bff0, 64)
        .layout(dtcm, memory("mram", MRAM, 0x1000));
    firmware.finds("capacity-exceeded error");
  }

  @Test
  void outsideTheExtent_inAnotherRegionOfTheMap_nothing() {
    firmware
        .map()
        .region("MCU_TCM", DTCM, 0x70000)
        .region("ARENAS", DTCM + 0x70000, 0xc000)
        .output(".bss_arena", DTCM + 0x70000, 64, ".bss*");
    Memory dtcm =
        new Memory(
            "dtcm",
            List.of(new AddressRange(DTCM, 0x80000)),
            new AddressRange(DTCM, 0x70000),
            true,
            false,
            "MCU_TCM");
    promise("dtcm", 64)
        .scratchAt("arena", DTCM + 0x70000, 64)
        .layout(dtcm, memory("mram", MRAM, 0x1000));
    firmware.finds();
  }
}
