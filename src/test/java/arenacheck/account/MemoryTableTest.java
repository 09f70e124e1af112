package arenacheck.account;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.PSRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.row;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Verdict;
import arenacheck.elf.ElfBytes;
import arenacheck.image.LinkedImage;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTableTest {
  private final Firmware firmware = Firmware.create();

  private static void assertRow(
      MemoryRow row, long linked, long load, long other, long stack, long heap) {
    assertEquals(linked, row.linked(), "linked");
    assertEquals(load, row.loadImage(), "load image");
    assertEquals(other, row.other(), "other");
    assertEquals(stack, row.stack(), "stack");
    assertEquals(heap, row.heap(), "heap");
    if (row.capacity() != null) {
      assertEquals(row.capacity() - linked - load - other - stack, row.free(), "free");
    }
  }

  private Firmware scratch() {
    return firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
  }

  private void weightsAndArena() {
    Plan plan = Plan.of("aot").constant("dtcm", "weights", 64).done();
    firmware.plan(plan.scratch("dtcm", "arena", 64).done().report());
  }

  @Test
  void everyKindOfByte_hasItsColumn() {
    firmware.bss(".stack", DTCM, 1024);
    int data = firmware.data(".data", DTCM + 1024, MRAM + 0x1000, weights(96));
    firmware.object("weights", data, DTCM + 1024, 64);
    int bss = firmware.bss(".bss", DTCM + 1120, 80);
    firmware.object("arena", bss, DTCM + 1120, 64);
    firmware.bss(".heap", DTCM + 1200, 0x80000 - 1200);
    weightsAndArena();
    Result result = firmware.finds();
    assertRow(row(result, "dtcm"), 128, 0, 32 + 16, 1024, 0x80000 - 1200);
    assertRow(row(result, "mram"), 0, 64, 32 + 16, 0, 0);
    assertEquals(128L, row(result, "dtcm").arenaUsed());
  }

  @Test
  void boundAddress_withoutASection_isLinkedAndNothingIsNegative() {
    firmware.plan(Plan.of("aot").scratch("psram", null, 64).application().done().report());
    firmware.layout(memory("psram", PSRAM, 4096), memory("mram", 0x400000, 0x400000));
    Result result = firmware.bind("aot_scratch_psram", PSRAM, 128).finds();
    assertRow(row(result, "psram"), 128, 0, 0, 0, 0);
    assertEquals(java.util.List.of(), result.accounts().remarks());
  }

  @Test
  void boundAddress_overTheHeap_countsOnce() {
    firmware.bss(".heap", DTCM, 0x80000);
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    Result result = firmware.bind("aot_scratch_dtcm", DTCM + 64, 64).check();
    assertRow(row(result, "dtcm"), 64, 0, 0, 0, 0x80000 - 64);
  }

  @Test
  void overlay_runBytesOnce_loadImagesEach() {
    int one = firmware.data(".o1", DTCM, MRAM + 0x1000, weights(64));
    int two = firmware.data(".o2", DTCM, MRAM + 0x2000, weights(64));
    firmware.object("a", one, DTCM, 64).object("b", two, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "a", 64).done().report());
    firmware.plan(Plan.of("kws").constant("dtcm", "b", 64).done().report());
    Result result = firmware.check();
    assertRow(row(result, "dtcm"), 64, 0, 0, 0, 0);
    assertRow(row(result, "mram"), 0, 128, 16, 0, 0);
  }

  @Test
  void symbolPastItsSection_noNegativeBytes() {
    int data = firmware.data(".data", DTCM, MRAM + 0x1000, weights(32));
    firmware.object("weights", data, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    Result result = firmware.check();
    assertRow(row(result, "dtcm"), 64, 0, 0, 0, 0);
    assertRow(row(result, "mram"), 0, 32, 16, 0, 0);
  }

  @Test
  void aperturesThatShareBytes_countOnce() {
    ElfBytes elf = ElfBytes.elf32();
    int data = elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC, DTCM, new byte[32]);
    elf.load(data, MRAM + 16);
    AddressRange mram = new AddressRange(MRAM, 0x1000);
    Memory twice = new Memory("mram", List.of(mram, mram), null, false, true, null);
    LinkedImage image = LinkedImage.of(elf.image(), null);
    Layout layout = new Layout("target:twice", List.of(twice));
    MemoryRow row = MemoryTable.of(image, layout, List.of(), List.of(), List.of()).rows().get(0);
    assertEquals(0x1000, row.capacity());
    assertRow(row, 0, 0, 32, 0, 0);
  }

  @Test
  void heapThatEndsEarly_isOtherBytes() {
    scratch().scratchAt("arena", DTCM, 64).bss(".heap", DTCM + 64, 100);
    firmware.bss(".log", DTCM + 200, 8);
    assertRow(row(firmware.check(), "dtcm"), 64, 0, 108, 0, 0);
  }

  @Test
  void bytesInNoMemory_haveARow() {
    scratch().scratchAt("arena", 0x9000_0000L, 64);
    assertRow(row(firmware.check(), MemoryTable.OUTSIDE), 64, 0, 0, 0, 0);
  }

  @Test
  void memoryThatOnlyTheReportNames_hasARow() {
    firmware.plan(Plan.of("aot").scratch("hbm", "arena", 64).done().report());
    MemoryRow row = row(firmware.check(), "hbm");
    assertEquals(64L, row.arenaUsed());
    assertEquals(0L, row.linked());
    assertNull(row.capacity());
  }

  @Test
  void missingObject_isZero_strippedOne_isNotKnown() {
    assertEquals(0L, row(scratch().check(), "dtcm").linked());
    firmware.elf.withoutSymbols();
    MemoryRow row = row(firmware.check(), "dtcm");
    assertNull(row.linked());
    assertNull(row.other());
  }

  @Test
  void strippedConstant_itsLoadImageIsNotKnown_whatIsFreeIs() {
    int data = firmware.data(".data", DTCM, MRAM + 0x1000, weights(96));
    firmware.object("weights", data, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    assertRow(row(firmware.finds(), "mram"), 0, 64, 32 + 16, 0, 0);
    firmware.elf.withoutSymbols();
    MemoryRow mram = row(firmware.check(), "mram");
    assertEquals(0L, mram.linked());
    assertNull(mram.loadImage());
    assertNull(mram.other());
    assertEquals(96L + 16, mram.capacity() - mram.free());
    assertEquals(0L, row(firmware.check(), "sram").loadImage());
  }

  @Test
  void strippedScratch_hasNoLoadImage() {
    firmware.data(".data", DTCM, MRAM + 0x1000, weights(96));
    firmware.elf.withoutSymbols();
    assertEquals(0L, row(scratch().check(), "mram").loadImage());
  }

  @Test
  void noSectionHeaders_mapKnowsTheConstant_itsLoadImageIsCounted() {
    firmware.data(".data", DTCM, MRAM + 0x1000, weights(96));
    firmware.bss(".bss", DTCM + 96, 64);
    var map = firmware.map();
    map.output(".data", DTCM, 96, ".data*").input(".data.weights", DTCM, 64, "aot.o");
    map.output(".bss", DTCM + 96, 64, ".bss*").input(".bss.arena", DTCM + 96, 64, "aot.o");
    weightsAndArena();
    firmware.elf.withoutSectionHeaders().withoutSymbols();
    Result result = firmware.check();
    assertRow(row(result, "mram"), 0, 64, 32 + 16, 0, 0);
    assertEquals(MRAM + 0x1000, result.objects().get(0).linked().loadAddress());
    assertNull(result.objects().get(1).linked().loadAddress());
  }

  @Test
  void strippedObject_knownFromTheMap_counts() {
    scratch().elf.withoutSymbols();
    firmware.bss(".bss", DTCM, 64);
    firmware.map().output(".bss", DTCM, 64, ".bss*").input(".bss.arena", DTCM, 64, "aot.o");
    assertEquals(64L, row(firmware.check(), "dtcm").linked());
  }

  @Test
  void noSectionHeaders_segmentsTell() {
    int data = firmware.data(".data", DTCM, MRAM + 0x1000, weights(64));
    assertTrue(data > 0);
    firmware.elf.withoutSectionHeaders().withoutSymbols();
    Result result = scratch().check();
    assertEquals(64L, 0x80000 - row(result, "dtcm").free());
    assertEquals(64L + 16, 0x400000 - row(result, "mram").free());
  }

  @Test
  void threadLocalZeroes_takeNoBytes() {
    firmware.elf.nobits(".tbss", ElfBytes.ALLOC | 0x400, DTCM, 64);
    assertRow(row(firmware.check(), "dtcm"), 0, 0, 0, 0, 0);
  }

  @Test
  void compressedRegion_runBytesFromTheMap_storedBytesInFlash() {
    Firmware armlink = Firmware.create();
    int rw = armlink.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    armlink.bss("MCU_TCM", DTCM + 128, 64);
    armlink.object("arena", rw, DTCM + 16, 64);
    armlink.elf.symbol("__decompress", 1, 2, 1, MRAM + 13, 2);
    armlink.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
    Result result = armlink.finds();
    assertRow(row(result, "dtcm"), 64, 0, 128, 0, 0);
    assertRow(row(result, "mram"), 0, 0, 32 + 16, 0, 0);
  }

  @Test
  void compressedRegion_nothingTellsItsEnd_otherAndFreeAreNotKnown() {
    Firmware armlink = Firmware.create();
    int rw = armlink.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    armlink.object("arena", rw, DTCM, 16).object("buffer", rw, DTCM + 16, 0x1000);
    armlink.elf.symbol("__decompress", 1, 2, 1, MRAM + 13, 2);
    armlink.plan(Plan.of("aot").scratch("dtcm", "arena", 16).done().report());
    armlink.budget("dtcm", Budget.Of.TOTAL, 0x1000).budget("dtcm", Budget.Of.TOTAL, 0x1010);
    Result result = armlink.finds("budget-exceeded error", "budget-exceeded unverified");
    assertTrue(result.findings().get(0).message().contains("at least 4112 bytes"));
    assertEquals(16L, row(result, "dtcm").linked());
    assertNull(row(result, "dtcm").other());
    assertNull(row(result, "dtcm").free());
    assertEquals(48L, row(result, "mram").other());
    assertTrue(result.accounts().remarks().get(0).contains("at least 4112 bytes"));
  }

  @Test
  void objectInAnotherMemory_countsWhereItIs() {
    scratch().scratchAt("arena", SRAM, 64);
    Result result = firmware.check();
    assertRow(row(result, "dtcm"), 0, 0, 0, 0, 0);
    assertRow(row(result, "sram"), 64, 0, 0, 0, 0);
  }

  @Test
  void noContentsInTheFile_loadImagesAndFreeBytesAreNotKnown() {
    Firmware firmware = Firmware.bare(ElfBytes.elf32());
    int data = firmware.bss(".data", DTCM, 96);
    firmware.object("weights", data, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    firmware.budget("mram", Budget.Of.TOTAL, 1);
    Result result = firmware.check();
    for (String memory : new String[] {"dtcm", "mram"}) {
      assertNull(row(result, memory).loadImage());
      assertNull(row(result, memory).free());
    }
    assertEquals(64L, row(result, "dtcm").linked());
    assertEquals(32L, row(result, "dtcm").other());
    assertEquals(Verdict.INCOMPLETE, result.verdict());
    assertTrue(result.findings().get(0).help().contains("debug information only"));
    assertTrue(
        result.accounts().remarks().get(0).contains("no contents"),
        result.accounts().remarks().toString());
    assertEquals(1, result.accounts().remarks().size());
  }
}
