package arenacheck.check;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.Symbol;
import arenacheck.image.Evidence;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExistenceTest {
  private final Firmware firmware =
      Firmware.create().plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());

  private Finding told(Rule rule, Level level) {
    Finding finding = only(firmware.check(), rule);
    assertEquals(level, finding.level());
    assertEquals("arena", finding.subject().symbol());
    return finding;
  }

  private Status status() {
    return firmware.check().objects().get(0).status();
  }

  private void mapWithText() {
    firmware.map().output(".text", MRAM, 16, ".text*").input(".text", MRAM, 16, "main.o");
  }

  @Test
  void missing_withoutMap_saysThatTheReasonIsNotKnown() {
    Finding finding = told(Rule.SYMBOL_MISSING, Level.ERROR);
    assertTrue(finding.notes().get(1).text().contains("without a usable map"));
    assertEquals(Status.FAILED, status());
  }

  @Test
  void missing_withMap_saysThatItNamesItNowhere() {
    mapWithText();
    Finding finding = told(Rule.SYMBOL_MISSING, Level.ERROR);
    assertTrue(finding.notes().get(1).text().contains("neither as linked nor as discarded"));
  }

  @Test
  void missing_mapWithoutList_saysSo() {
    mapWithText();
    firmware.map.withoutDiscardedList();
    Finding finding = told(Rule.SYMBOL_MISSING, Level.ERROR);
    assertTrue(finding.notes().get(1).text().contains("no list of discarded sections"));
  }

  @Test
  void undefined_error() {
    firmware.elf.symbol("arena", Symbol.WEAK, Symbol.NOTYPE, 0, 0, 0);
    told(Rule.SYMBOL_UNDEFINED, Level.ERROR);
  }

  @Test
  void discarded_namesSectionFileAndSize() {
    mapWithText();
    firmware.map.discarded(".bss.arena", 64, "obj/aot.o");
    Finding finding = told(Rule.SYMBOL_DISCARDED, Level.ERROR);
    assertEquals(".bss.arena", finding.detail().get("input_section"));
    assertEquals("obj/aot.o", finding.detail().get("object_file"));
    assertEquals(64L, finding.detail().get("size"));
    assertTrue(finding.help().contains("run function"), finding.help());
  }

  @Test
  void stripped_placeFromTheMap_isJudgedToo() {
    firmware.elf.withoutSymbols();
    firmware.bss(".bss", SRAM, 64);
    firmware.map().output(".bss", SRAM, 64, ".bss*").input(".bss.arena", SRAM, 64, "aot.o");
    Result result = firmware.finds("symbol-stripped unverified", "wrong-memory error");
    assertEquals(Evidence.MAP_SECTION, result.objects().get(0).linked().evidence());
    assertEquals(Status.FAILED, result.objects().get(0).status());
    assertTrue(
        result.findings().get(1).notes().stream()
            .anyMatch(note -> note.text().contains("known from the map alone")));
  }

  @Test
  void stripped_asPromisedInTheMap_staysUnverified() {
    firmware.elf.withoutSymbols();
    firmware.bss(".bss", DTCM, 64);
    firmware.map().output(".bss", DTCM, 64, ".bss*").input(".bss.arena", DTCM, 64, "aot.o");
    assertEquals(
        Status.UNVERIFIED, firmware.finds("symbol-stripped unverified").objects().get(0).status());
  }

  /** A section may be padded: of what the map alone knows that is no second finding. */
  @Test
  void stripped_paddedOrWithoutSize_oneFinding() {
    firmware.elf.withoutSymbols();
    firmware.bss(".bss", DTCM, 96);
    firmware.map().output(".bss", DTCM, 96, ".bss*").input(".bss.arena", DTCM, 96, "aot.o");
    firmware.finds("symbol-stripped unverified");
  }

  /** gcc -O2 writes no symbol for a static constant that only one memcpy reads. */
  @Test
  void stagedSource_missingBesideItsCopy_unverified() {
    Finding finding = only(staged("copy", 64).check(), Rule.SYMBOL_MISSING);
    assertEquals(Level.UNVERIFIED, finding.level());
    assertTrue(finding.help().contains("-fno-builtin-memcpy"), finding.help());
  }

  @Test
  void stagedSource_noBytesWithoutAName_error() {
    assertEquals(Level.ERROR, only(staged("copy", 60).check(), Rule.SYMBOL_MISSING).level());
  }

  @Test
  void stagedSource_missingWithItsCopy_errors() {
    staged("another", 64).finds("symbol-missing error", "symbol-missing error");
  }

  private static Firmware staged(String copy, int unnamed) {
    Firmware staged = Firmware.create();
    staged.plan(
        Plan.of("aot").constant("dtcm", "copy", 64).staged("mram", "weights").done().report());
    staged.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, new byte[unnamed]);
    return staged.scratchAt(copy, DTCM, 64);
  }

  @Test
  void renamed_warning_theChecksGoOn() {
    firmware.scratchAt("arena.lto_priv.0", DTCM, 48);
    Finding finding = told(Rule.SYMBOL_RENAMED, Level.WARNING);
    assertEquals("arena.lto_priv.0", finding.detail().get("found"));
    firmware.finds("symbol-renamed warning", "size-mismatch error");
  }

  @Test
  void ambiguous_unverified_namesTheCandidates() {
    firmware.file("a.c").scratchAt("arena", DTCM, 64).file("b.c").scratchAt("arena", DTCM + 64, 64);
    Finding finding = told(Rule.SYMBOL_AMBIGUOUS, Level.UNVERIFIED);
    assertEquals(List.of("0x20000000", "0x20000040"), finding.detail().get("candidates"));
    assertEquals(Status.UNVERIFIED, status());
  }

  @Test
  void chosenBySize_note_namesTheOthers() {
    firmware.file("a.c").scratchAt("arena", DTCM, 48).file("b.c").scratchAt("arena", DTCM + 64, 64);
    Finding finding = told(Rule.SYMBOL_AMBIGUOUS, Level.NOTE);
    assertEquals(List.of("0x20000000"), finding.detail().get("others"));
    assertEquals(Status.OK, status());
  }

  @Test
  void absoluteNumberOrFunction_error() {
    firmware.elf.symbol("arena", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, DTCM, 0);
    assertEquals("an absolute number", told(Rule.SYMBOL_KIND, Level.ERROR).detail().get("kind"));
    Firmware code = Firmware.create();
    code.elf.symbol("run", Symbol.GLOBAL, Symbol.FUNC, 1, MRAM + 9, 4);
    code.plan(Plan.of("aot").scratch("dtcm", "run", 4).done().report()).finds("symbol-kind error");
  }

  @Test
  void noSectionOfTheImage_helpFitsTheCause() {
    Map<Integer, String> helps =
        Map.of(0xfff1, "--defsym", 0xff05, "the file is damaged", 0xffff, "the file is damaged");
    helps.forEach(
        (section, help) -> {
          Firmware damaged = Firmware.create();
          damaged.elf.symbol("arena", Symbol.GLOBAL, Symbol.OBJECT, section, DTCM, 64);
          damaged.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
          String told = only(damaged.check(), Rule.SYMBOL_KIND).help();
          assertTrue(told.contains(help), told);
        });
  }
}
