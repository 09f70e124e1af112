package arenacheck.check;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.row;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.Symbol;
import arenacheck.image.Evidence;
import arenacheck.io.InputException;
import org.junit.jupiter.api.Test;

class BindingsTest {
  private final Firmware firmware = Firmware.create();

  private Firmware owned() {
    return firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
  }

  @Test
  void noBinding_unverified() {
    Result result = owned().finds("arena-unbound unverified");
    assertEquals(Verdict.INCOMPLETE, result.verdict());
    assertNull(row(result, "dtcm").linked());
  }

  @Test
  void symbol_byEnumNameOrRegionId_ok() {
    owned().scratchAt("pool", DTCM, 64).bind("aot_scratch_dtcm", "pool", 0);
    Result result = firmware.finds();
    assertEquals(Evidence.BINDING, result.objects().get(0).linked().evidence());
    Firmware byId = Firmware.create().scratchAt("pool", DTCM, 64).bind("0", "pool", 0);
    byId.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report()).finds();
  }

  @Test
  void buffer_longerThanUsed_ok_shorter_error() {
    owned().scratchAt("pool", DTCM, 640).bind("aot_scratch_dtcm", "pool", 0).finds();
    Firmware small =
        Firmware.create().scratchAt("pool", DTCM, 63).bind("aot_scratch_dtcm", "pool", 0);
    small.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    assertEquals(
        63L,
        only(small.finds("binding-too-small error"), Rule.BINDING_TOO_SMALL).detail().get("room"));
  }

  @Test
  void buffer_usedCounts_notTheGuardedSize() {
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).guard(16).application().done().report());
    firmware.scratchAt("pool", DTCM, 64).bind("aot_scratch_dtcm", "pool", 0).finds();
  }

  @Test
  void offset_leavesTooLittle_error() {
    owned()
        .scratchAt("pool", DTCM, 64)
        .bind("aot_scratch_dtcm", "pool", 16)
        .finds("binding-too-small error");
  }

  @Test
  void offset_beyondTheBuffer_roomIsNothing() {
    owned().scratchAt("pool", DTCM, 64).bind("aot_scratch_dtcm", "pool", 1 << 20);
    Finding finding = only(firmware.check(), Rule.BINDING_TOO_SMALL);
    assertEquals(0L, finding.detail().get("room"));
    assertEquals(
        "`pool` has 64 bytes (0x40), the arena is bound at byte 1048576",
        finding.notes().get(0).text());
  }

  @Test
  void sourceOfTheApplication_noBindingCanNameIt_theHelpOffersNone() {
    int section = firmware.bss(".bss", DTCM, 64);
    firmware.object("copy", section, DTCM, 64);
    Plan.One arena = Plan.of("aot").constant("dtcm", "copy", 64).kind("staged", "mram");
    firmware.plan(arena.applicationSource("mram").done().report());
    Finding finding = only(firmware.finds("arena-unbound unverified"), Rule.ARENA_UNBOUND);
    assertFalse(finding.help().contains("--bind"), finding.help());
  }

  @Test
  void pointerVariable_isPointedOut() {
    owned().scratchAt("pool_ptr", DTCM, 4).bind("aot_scratch_dtcm", "pool_ptr", 0);
    Finding finding = only(firmware.finds("binding-too-small error"), Rule.BINDING_TOO_SMALL);
    assertTrue(finding.notes().stream().anyMatch(note -> note.text().contains("pointer")));
  }

  @Test
  void address_ok_andShortOne_error() {
    owned().bind("aot_scratch_dtcm", DTCM, 64).finds();
    Firmware small = Firmware.create().bind("aot_scratch_dtcm", DTCM, 32);
    small.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    small.finds("binding-too-small error");
  }

  @Test
  void absoluteSymbol_withLength_isARange_withoutLength_isNone() {
    owned();
    firmware.elf.symbol("pool", Symbol.GLOBAL, Symbol.OBJECT, 0xfff1, DTCM, 64);
    firmware.bind("aot_scratch_dtcm", "pool", 0).finds();
    Firmware number = Firmware.create().bind("aot_scratch_dtcm", "pool", 0);
    number.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    number.elf.symbol("pool", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, DTCM, 0);
    Finding finding = only(number.finds("symbol-kind error"), Rule.SYMBOL_KIND);
    assertTrue(finding.help().startsWith("bind the array itself"), finding.help());
  }

  @Test
  void symbol_notInTheImage_errorThatSpeaksOfTheOption() {
    owned().bind("aot_scratch_dtcm", "pol", 0);
    Finding finding = only(firmware.finds("symbol-missing error"), Rule.SYMBOL_MISSING);
    assertTrue(finding.help().startsWith("--bind has to name"), finding.help());
  }

  @Test
  void symbol_misspelt_aDroppedLumpOfThatSizeIsNoTrace() {
    owned().bind("aot_scratch_dtcm", "pol", 0);
    firmware.map().output(".text", MRAM, 16, ".text*").discarded(".bss", 64, "libc.o");
    firmware.finds("symbol-missing error");
  }

  @Test
  void symbol_stripped_unverified_placeFromTheMap() {
    owned().bind("aot_scratch_dtcm", "pool", 0);
    firmware.elf.withoutSymbols();
    firmware.bss(".bss", DTCM, 64);
    firmware.map().output(".bss", DTCM, 64, ".bss*").input(".bss.pool", DTCM, 64, "app.o");
    assertEquals(
        DTCM, firmware.finds("symbol-stripped unverified").objects().get(0).linked().address());
  }

  @Test
  void symbol_withoutSize_unknown() {
    int section = firmware.bss(".bss", DTCM, 64);
    owned().object("pool", section, DTCM, 0).bind("aot_scratch_dtcm", "pool", 0);
    firmware.finds("size-unknown unverified");
  }

  @Test
  void buffer_inAnotherMemory_error() {
    owned()
        .scratchAt("pool", SRAM, 64)
        .bind("aot_scratch_dtcm", "pool", 0)
        .finds("wrong-memory error");
  }

  @Test
  void buffer_startsAtZero_error_noGuardHelps() {
    firmware.plan(Plan.of("aot").scratch("itcm", null, 64).guard(16).application().done().report());
    firmware.bind("aot_scratch_itcm", 0, 128);
    Finding finding = only(firmware.finds("null-address error"), Rule.NULL_ADDRESS);
    assertTrue(finding.help().startsWith("bind a buffer"), finding.help());
  }

  @Test
  void generatedArena_bindingIsUnused_theSymbolCounts() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    firmware
        .scratchAt("arena", DTCM, 64)
        .scratchAt("pool", SRAM, 8)
        .bind("aot_scratch_dtcm", "pool", 0);
    Result result = firmware.finds("binding-unused warning");
    assertEquals(DTCM, result.objects().get(0).linked().address());
    assertEquals(Status.OK, result.objects().get(0).status());
  }

  @Test
  void arenaThatNoReportHas_refused_theHelpNamesThoseThatAreThere() {
    owned().bind("aot_scratch_dtmc", DTCM, 64);
    InputException e = assertThrows(InputException.class, firmware::check);
    assertTrue(e.help().contains("aot_scratch_dtcm"), e.help());
  }

  @Test
  void arenaThatNoReportHas_besideAReportWithoutStorage_isUnused() {
    owned().plan(Plan.of("old").schema(4).scratch("dtcm", null, 64).done().report());
    firmware.bind("old_scratch_dtcm", DTCM, 64);
    assertEquals(Level.WARNING, only(firmware.check(), Rule.BINDING_UNUSED).level());
  }

  @Test
  void regionIdOfTwoModules_refused_prefixTells() {
    owned().plan(Plan.of("kws").scratch("dtcm", null, 64).application().done().report());
    firmware.bind("0", DTCM, 64);
    assertThrows(InputException.class, firmware::check);
    Firmware told = Firmware.create();
    told.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    told.plan(Plan.of("kws").scratch("dtcm", null, 64).application().done().report());
    told.bind(
        new Binding("aot:0=a", "aot", "0", null, 0, new arenacheck.memory.AddressRange(DTCM, 64)));
    told.bind(
        new Binding(
            "kws:0=b", "kws", "0", null, 0, new arenacheck.memory.AddressRange(DTCM + 64, 64)));
    told.finds();
  }

  @Test
  void oneArenaTwice_refused() {
    owned().bind("aot_scratch_dtcm", DTCM, 64).bind("0", DTCM, 64);
    assertThrows(InputException.class, firmware::check);
  }

  @Test
  void absoluteSymbol_overWhatIsLinked_isAnErrorAsABoundAddressIs() {
    owned().scratchAt("other", DTCM, 256);
    firmware.elf.symbol("pool", Symbol.GLOBAL, Symbol.OBJECT, 0xfff1, DTCM + 64, 64);
    firmware.bind("aot_scratch_dtcm", "pool", 0).finds("foreign-overlap error");
  }

  @Test
  void absoluteSymbol_withOffset_theRestIsTheRange() {
    owned();
    firmware.elf.symbol("pool", Symbol.GLOBAL, Symbol.OBJECT, 0xfff1, DTCM, 79);
    firmware.bind("aot_scratch_dtcm", "pool", 16).finds("binding-too-small error");
  }

  @Test
  void twoBuffersOfOneName_theSizeOfOneIsNoWitness() {
    owned().scratchAt("pool", DTCM, 64).scratchAt("pool", SRAM, 4096);
    Finding finding =
        only(
            firmware.bind("aot_scratch_dtcm", "pool", 0).finds("symbol-ambiguous unverified"),
            Rule.SYMBOL_AMBIGUOUS);
    assertTrue(finding.help().startsWith("give the buffer a name of its own"), finding.help());
    assertFalse(finding.help().contains("ADDRESS"), finding.help());
  }

  @Test
  void sectionOfTheSymbol_counts_notTheFirstAtItsAddress() {
    firmware.data(".overlay_a", DTCM, MRAM + 0x1000, new byte[64]);
    int second = firmware.data(".overlay_b", DTCM, MRAM + 0x2000, new byte[64]);
    owned().object("pool", second, DTCM, 64).bind("aot_scratch_dtcm", "pool", 0);
    Result result = firmware.finds("foreign-overlap warning");
    assertEquals(".overlay_b", result.objects().get(0).linked().section());
    assertEquals(".overlay_a", result.findings().get(0).detail().get("with"));
  }
}
