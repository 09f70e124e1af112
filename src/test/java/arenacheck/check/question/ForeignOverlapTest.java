package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import org.junit.jupiter.api.Test;

class ForeignOverlapTest {
  private final Firmware firmware = Firmware.create();

  private int arena() {
    int section = firmware.bss(".bss", DTCM, 256);
    firmware.object("arena", section, DTCM + 64, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return section;
  }

  @Test
  void ownSectionAndNeighbours_nothing() {
    int section = arena();
    firmware.object("before", section, DTCM, 64).object("behind", section, DTCM + 128, 64).finds();
  }

  @Test
  void otherSection_inPart_warning() {
    arena();
    firmware.bss(".log", DTCM + 100, 64);
    Finding finding = only(firmware.finds("foreign-overlap warning"), Rule.FOREIGN_OVERLAP);
    assertEquals(".log", finding.detail().get("with"));
    assertEquals(64L, finding.detail().get("with_size"));
  }

  @Test
  void otherSection_aroundTheWholeObject_warning() {
    arena();
    firmware.bss(".shadow", DTCM - 64, 4096);
    Finding finding = only(firmware.finds("foreign-overlap warning"), Rule.FOREIGN_OVERLAP);
    assertEquals(".shadow", finding.detail().get("with"));
  }

  @Test
  void symbol_inPartOrInside_warning() {
    firmware.object("table", arena(), DTCM + 120, 16).finds("foreign-overlap warning");
    Firmware inside = Firmware.create();
    int section = inside.bss(".bss", DTCM, 256);
    inside.object("arena", section, DTCM, 64).object("part", section, DTCM + 16, 16);
    inside.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    inside.finds("foreign-overlap warning");
  }

  @Test
  void containerAndAlias_nothing() {
    int section = arena();
    firmware.object("pool", section, DTCM, 256).global("alias", section, DTCM + 64, 64).finds();
  }

  @Test
  void labelWithoutSize_absoluteNumber_threadLocal_nothing() {
    int section = arena();
    firmware.object("label", section, DTCM + 70, 0);
    firmware.elf.symbol("rom", Symbol.GLOBAL, Symbol.OBJECT, 0xfff1, DTCM + 70, 16);
    firmware.elf.symbol("tls", Symbol.GLOBAL, Symbol.TLS, section, DTCM + 70, 16);
    firmware.elf.nobits(".tbss", ElfBytes.ALLOC | 0x400, DTCM + 70, 16);
    firmware.finds();
  }

  @Test
  void function_thumbBitCleared() {
    int code = firmware.data(".itcm", 0, MRAM + 0x1000, weights(16));
    firmware.elf.symbol("run", Symbol.GLOBAL, Symbol.FUNC, code, 1, 16);
    firmware.scratchAt("arena", 16, 64);
    firmware.plan(Plan.of("aot").scratch("itcm", "arena", 64).done().report()).finds();
  }

  @Test
  void otherStorageObject_isToldAsThat() {
    arena();
    firmware.scratchAt("other", DTCM + 96, 64);
    firmware.plan(Plan.of("kws").persistent("dtcm", "other", 64).done().report());
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  private Firmware bound(long start, long length) {
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    return firmware.bind("aot_scratch_dtcm", start, length);
  }

  @Test
  void boundAddress_free_nothing() {
    bound(DTCM, 64).finds();
  }

  @Test
  void boundAddress_insideASection_error() {
    firmware.bss(".heap", DTCM, 4096);
    bound(DTCM + 64, 64).finds("foreign-overlap error");
  }

  @Test
  void boundAddress_lengthBeyondUsed_counts() {
    firmware.bss(".log", DTCM + 96, 64);
    bound(DTCM, 128).finds("foreign-overlap error");
  }

  @Test
  void boundSymbol_itsContainer_nothing() {
    firmware.object("pool", firmware.bss(".bss", DTCM, 256), DTCM, 128);
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    firmware.bind("aot_scratch_dtcm", "pool", 16).finds();
  }

  @Test
  void range_upTo2To64_isSeen() {
    Firmware wide = Firmware.bare(ElfBytes.elf64());
    int section = wide.bss(".bss", -64L, 64);
    wide.object("arena", section, -64L, 64)
        .object("tail", section, -8L, 8)
        .layout(memory("top", -0x1000L, 0x1000));
    wide.plan(Plan.of("aot").scratch("top", "arena", 64).done().report());
    wide.finds("foreign-overlap warning");
  }

  /** {@code .pool (NOLOAD) : { _pool = .; . += 0x100; _pool_end = .; . += 0x100; }}. */
  private static Firmware pool(String section, String input, String symbol) {
    Firmware one = Firmware.create();
    int index = one.bss(section, DTCM + 0x100, 0x200);
    one.elf.symbol(symbol, Symbol.GLOBAL, Symbol.NOTYPE, index, DTCM + 0x100, 0);
    one.elf.symbol("_pool_end", Symbol.GLOBAL, Symbol.NOTYPE, index, DTCM + 0x200, 0);
    one.map().output(".text", MRAM, 16, "*(.text*)").input(".text", MRAM, 16, "main.o");
    one.map.output(section, DTCM + 0x100, 0x200, "*");
    if (input != null) {
      one.map.input(input, DTCM + 0x180, 0x80, "main.o");
    }
    return one.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
  }

  @Test
  void poolOfTheScript_boundByAddress_nothing() {
    pool(".pool", null, "_pool").bind("aot_scratch_dtcm", DTCM + 0x100, 0x100).finds();
    pool(".pool", null, "_pool").bind("aot_scratch_dtcm", DTCM + 0x200, 0x100).finds();
  }

  @Test
  void poolOfTheScript_boundBySymbol_reachesToTheNextSymbol() {
    Result result = pool(".pool", null, "_pool").bind("aot_scratch_dtcm", "_pool", 0).finds();
    assertEquals(0x100L, result.objects().get(0).linked().size());
    pool(".pool", null, "_pool")
        .bind("aot_scratch_dtcm", "_pool", 0xe0)
        .finds("binding-too-small error");
  }

  @Test
  void rangeLeavesThePool_error() {
    pool(".pool", null, "_pool")
        .bind("aot_scratch_dtcm", DTCM + 0x200, 0x101)
        .finds("foreign-overlap error");
  }

  @Test
  void somethingIsLinkedIntoThePool_error() {
    pool(".pool", ".noinit", "_pool")
        .bind("aot_scratch_dtcm", DTCM + 0x100, 0x100)
        .finds("foreign-overlap error");
    pool(".pool", ".noinit", "_pool").bind("aot_scratch_dtcm", DTCM + 0x100, 0x80).finds();
  }

  @Test
  void heapOrStackOfTheScript_error() {
    pool(".heap", null, "_pool")
        .bind("aot_scratch_dtcm", DTCM + 0x100, 0x100)
        .finds("foreign-overlap error");
    pool(".free", null, "__StackLimit")
        .bind("aot_scratch_dtcm", DTCM + 0x100, 0x100)
        .finds("foreign-overlap error");
  }

  @Test
  void poolOfTheScript_withoutMap_onlyTheMapWouldTell() {
    Firmware one = pool(".pool", null, "_pool");
    one.map = null;
    one.bind("aot_scratch_dtcm", DTCM + 0x100, 0x100).finds("foreign-overlap unverified");
    Firmware held = pool(".pool", null, "_pool");
    held.map = null;
    held.global("other", 2, DTCM + 0x140, 16);
    held.bind("aot_scratch_dtcm", DTCM + 0x100, 0x100).finds("foreign-overlap error");
  }
}
