package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Level;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectSizeTest {
  private final Firmware firmware = Firmware.create();

  private Firmware promise(long size) {
    return firmware.plan(Plan.of("aot").scratch("dtcm", "arena", size).done().report());
  }

  @Test
  void size_asPromised_nothing() {
    assertEquals(
        Status.OK, promise(64).scratchAt("arena", DTCM, 64).finds().objects().get(0).status());
  }

  @Test
  void size_shorterAndLonger_errorWithBothSizes() {
    Finding finding = only(promise(64).scratchAt("arena", DTCM, 48).check(), Rule.SIZE_MISMATCH);
    assertEquals(Level.ERROR, finding.level());
    assertEquals(48L, finding.detail().get("linked_size"));
    assertEquals(64L, finding.detail().get("size_bytes"));
    assertTrue(finding.message().contains("16 bytes (0x10) too short"), finding.message());
    Firmware longer = Firmware.create().scratchAt("arena", DTCM, 80);
    longer.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    longer.finds("size-mismatch error");
  }

  @Test
  void size_includesTheGuard_nothing() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).guard(16).done().report());
    firmware.scratchAt("arena", DTCM, 80).finds();
  }

  @Test
  void symbolSize_pastTheSection_error() {
    int section = firmware.bss(".bss", DTCM, 48);
    Result result = promise(64).object("arena", section, DTCM, 64).finds("size-mismatch error");
    assertTrue(result.findings().get(0).message().contains("reaches past its section `.bss`"));
  }

  @Test
  void symbolWithoutSize_withoutMap_unknown() {
    int section = firmware.bss(".bss", DTCM, 64);
    promise(64).object("arena", section, DTCM, 0).finds("size-unknown unverified");
  }

  @Test
  void symbolWithoutSize_ownSectionInTheMap_sizeOfThat() {
    int section = firmware.bss(".bss", DTCM, 96);
    firmware
        .map()
        .output(".bss", DTCM, 96, ".bss*")
        .input(".bss", DTCM, 64, "arena.o")
        .input(".bss", DTCM + 64, 32, "other.o");
    promise(64).object("arena", section, DTCM, 0).finds();
    Firmware shorter = Firmware.create();
    int other = shorter.bss(".bss", DTCM, 96);
    shorter.map().output(".bss", DTCM, 96, ".bss*").input(".bss", DTCM, 48, "arena.o");
    shorter.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    shorter.object("arena", other, DTCM, 0).finds("size-mismatch error");
  }

  @Test
  void symbolWithoutSize_longerSection_unknownAsItMayBePadded() {
    int section = firmware.bss(".bss", DTCM, 96);
    firmware.map().output(".bss", DTCM, 96, ".bss*").input(".bss", DTCM, 96, "arena.o");
    promise(64).object("arena", section, DTCM, 0).finds("size-unknown unverified");
  }

  @Test
  void symbolWithoutSize_anotherSymbolBehindIt_unknown() {
    int section = firmware.bss(".bss", DTCM, 64);
    firmware.map().output(".bss", DTCM, 64, ".bss*").input(".bss", DTCM, 64, "arena.o");
    promise(64).object("arena", section, DTCM, 0).object("next", section, DTCM + 32, 0);
    firmware.finds("size-unknown unverified");
  }

  @Test
  void noBytes_promisedAndLinked_nothing() {
    int section = firmware.bss(".bss", DTCM, 64);
    promise(0).object("arena", section, DTCM, 0).finds();
  }

  @Test
  void compressedSection_withMap_storedSizeIsNotAsked() {
    assertEquals(List.of(), Firmware.told(compressed(true).check()));
  }

  @Test
  void compressedSection_withoutMap_decompressorTells() {
    assertEquals(List.of(), Firmware.told(compressed(false).check()));
  }

  @Test
  void pastTheSection_withoutDecompressor_stillAnError() {
    Firmware plain = Firmware.create();
    int section = plain.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    plain.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
    plain.object("arena", section, DTCM + 16, 64).finds("size-mismatch error");
  }

  /** An armlink region whose initial contents are stored in 32 bytes and take 128 at run time. */
  private static Firmware compressed(boolean withMap) {
    Firmware armlink = Firmware.create();
    int rw = armlink.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    armlink.bss("MCU_TCM", DTCM + 128, 64);
    armlink.object("arena", rw, DTCM + 16, 64);
    armlink.elf.symbol("__decompress", Symbol.GLOBAL, Symbol.FUNC, 1, MRAM + 13, 2);
    armlink.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
    return withMap ? armlink.map(ArmlinkRegion.COMPRESSED) : armlink;
  }

  @Test
  void compressedSection_editedPastItsRegion_error() {
    Firmware armlink = armlink();
    armlink.bss("MCU_TCM", DTCM + 128, 64);
    armlink.object("arena", 2, DTCM + 0x8010, 64);
    armlink.finds("size-mismatch error");
  }

  @Test
  void compressedSection_nothingTellsItsEnd_unverified() {
    Firmware armlink = armlink();
    armlink.object("arena", 2, DTCM + 0x8010, 64);
    Finding finding = armlink.finds("size-unknown unverified").findings().get(0);
    assertTrue(finding.message().contains("past the 32 bytes that are stored"), finding.message());
  }

  @Test
  void compressedSection_ofADebugOnlyFile_nothing() {
    Firmware debug = Firmware.bare(ElfBytes.elf32());
    int rw = debug.bss("MCU_TCM", DTCM, 32);
    debug.bss("MCU_TCM", DTCM + 128, 64);
    debug.elf.symbol("__decompress1", Symbol.GLOBAL, Symbol.FUNC, rw, DTCM, 2);
    debug.object("arena", rw, DTCM + 16, 64);
    debug.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report()).finds();
  }

  /** A region of 32 stored bytes in section 2, and a promise of `arena`. */
  private static Firmware armlink() {
    Firmware armlink = Firmware.create();
    armlink.data("MCU_TCM", DTCM, MRAM + 0x100, weights(32));
    armlink.elf.symbol("__decompress", Symbol.GLOBAL, Symbol.FUNC, 1, MRAM + 13, 2);
    return armlink.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
  }
}
