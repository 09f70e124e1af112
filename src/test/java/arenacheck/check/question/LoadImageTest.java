package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadImageTest {
  private static final long END = 0x0080_0000L;
  private final Firmware firmware = Firmware.create();

  /** Start-up that names the load address, as every copy does. */
  private static void copied(Firmware firmware, long load) {
    firmware.data(".pool", MRAM + 0x200, MRAM + 0x200, Firmware.words(load));
  }

  private Firmware constantAt(long address, long load) {
    copied(firmware, load);
    firmware.object("weights", firmware.data(".data", address, load, weights(64)), address, 64);
    return firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
  }

  @Test
  void upToTheLastByte_nothing() {
    constantAt(DTCM, END - 64).finds();
  }

  @Test
  void lastByteBehindTheEnd_error() {
    Finding finding =
        only(
            constantAt(DTCM, END - 63).finds("load-image-misplaced error"),
            Rule.LOAD_IMAGE_MISPLACED);
    assertEquals("0x007fffc1", finding.detail().get("load_start"));
    assertEquals("mram", finding.detail().get("load_memory"));
  }

  @Test
  void onlyTheNeighbourReachesOut_nothing() {
    copied(firmware, END - 64);
    int section = firmware.data(".data", DTCM, END - 64, weights(128));
    firmware.object("weights", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report()).finds();
  }

  @Test
  void intoAnotherMemory_error() {
    firmware.layout(
        memory("mram", MRAM, 0x2000),
        memory("sram", MRAM + 0x2000, 0x1000),
        memory("dtcm", DTCM, 0x80000));
    constantAt(DTCM, MRAM + 0x1fe0).finds("load-image-misplaced error");
  }

  @Test
  void inNoKnownMemory_silent() {
    constantAt(DTCM, 0x9000_0000L).finds();
  }

  private static Memory mram(boolean fromMap) {
    AddressRange extent = new AddressRange(MRAM, 0x1000);
    List<AddressRange> apertures = List.of(new AddressRange(0x0040_0000L, 0x400000));
    return new Memory("mram", apertures, extent, fromMap, true, "MCU_MRAM");
  }

  @Test
  void outsideTheExtent_errorByTheMap_warningByDefault() {
    for (boolean fromMap : new boolean[] {true, false}) {
      for (long load : new long[] {MRAM - 0x1000, MRAM + 0xfc1}) {
        Firmware one = Firmware.create();
        one.layout(mram(fromMap), memory("dtcm", DTCM, 0x80000));
        copied(one, load);
        one.object("weights", one.data(".data", DTCM, load, weights(64)), DTCM, 64);
        one.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
        one.finds("load-image-misplaced " + (fromMap ? "error" : "warning"));
      }
    }
  }

  @Test
  void overCode_error_namesTheSection() {
    Finding finding =
        only(
            constantAt(DTCM, MRAM + 8).finds("load-image-misplaced error"),
            Rule.LOAD_IMAGE_MISPLACED);
    assertEquals(".text", finding.detail().get("with"));
    assertEquals(8L, finding.detail().get("shared_bytes"));
  }

  @Test
  void behindCode_nothing() {
    constantAt(DTCM, MRAM + 16).finds();
  }

  @Test
  void twoLoadImagesAtOnePlace_errorForEach() {
    firmware.data(".pool2", MRAM + 0x210, MRAM + 0x210, Firmware.words(MRAM + 0x1020));
    firmware.object("other", firmware.data(".two", SRAM, MRAM + 0x1020, weights(64)), SRAM, 64);
    firmware.plan(Plan.of("kws").constant("sram", "other", 64).done().report());
    constantAt(DTCM, MRAM + 0x1000)
        .finds("load-image-misplaced error", "load-image-misplaced error");
  }

  @Test
  void constantInPlace_underTheLoadImageOfSomethingElse_error() {
    firmware.data(".data", DTCM, MRAM + 0x1000, weights(64));
    int section = firmware.data(".rodata", MRAM + 0x1020, MRAM + 0x1020, weights(64));
    firmware.object("weights", section, MRAM + 0x1020, 64);
    firmware.plan(Plan.of("aot").constant("mram", "weights", 64).done().report());
    firmware.finds("load-image-misplaced error");
  }

  @Test
  void scratchWithALoadImage_isAskedToo() {
    firmware.object("a", firmware.data(".data", DTCM, END - 32, new byte[64]), DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "a", 64).done().report());
    firmware.finds("load-image-misplaced error");
  }

  @Test
  void nobits_hasNone_nothing() {
    firmware.scratchAt("a", DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "a", 64).done().report()).finds();
  }
}
