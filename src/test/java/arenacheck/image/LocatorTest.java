package arenacheck.image;

import static arenacheck.image.Image.BSS;
import static arenacheck.image.Image.DATA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocatorTest {
  private final Image image = new Image();

  private static ModuleFiles files(String object, String source) {
    ModuleFiles files = new ModuleFiles(null);
    files.witness("another", object, source, false);
    return files;
  }

  private Located locate(String name, long size) {
    return locate(name, size, ModuleFiles.NONE);
  }

  private Located locate(String name, long size, ModuleFiles files) {
    return new Locator(image.join()).locate(name, size, false, files);
  }

  private <T extends Located> T locate(Class<T> answer, String name, long size) {
    return assertInstanceOf(answer, locate(name, size));
  }

  @Test
  void exactName_once_found() {
    image.local("arena", BSS + 16, 64);
    Located.Found found = locate(Located.Found.class, "arena", 64);
    assertEquals(BSS + 16, found.object().address());
    assertEquals(Evidence.ELF_SYMBOL, found.object().evidence());
    assertNull(found.witness());
  }

  @Test
  void exactName_atAddressZero_found() {
    image.elf.nobits(".itcm", ElfBytes.ALLOC, 0, 64);
    image.elf.symbol("arena", Symbol.LOCAL, Symbol.OBJECT, 3, 0, 64);
    assertEquals(0, locate(Located.Found.class, "arena", 64).object().address());
  }

  @Test
  void exactName_weakOrWithoutType_found() {
    image.elf.symbol("weak", Symbol.WEAK, Symbol.OBJECT, 1, BSS, 64);
    image.elf.symbol("label", Symbol.LOCAL, Symbol.NOTYPE, 1, BSS + 64, 64);
    locate(Located.Found.class, "weak", 64);
    locate(Located.Found.class, "label", 64);
  }

  @Test
  void exactName_beforeAnyVariant() {
    image.local("arena.lto_priv.0", BSS, 64).local("arena", BSS + 64, 64);
    assertEquals(BSS + 64, locate(Located.Found.class, "arena", 64).object().address());
  }

  @Test
  void aliasesAtOnePlace_countOnce() {
    image.local("arena", BSS, 64).global("arena", BSS, 64);
    assertNull(locate(Located.Found.class, "arena", 64).witness());
  }

  @Test
  void absoluteFunctionCommonTls_areNoStorage() {
    image.elf.symbol("number", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, BSS, 64);
    image.elf.symbol("code", Symbol.GLOBAL, Symbol.FUNC, 2, DATA + 1, 64);
    image.elf.symbol("common", Symbol.GLOBAL, Symbol.OBJECT, 0xfff2, 16, 64);
    image.elf.symbol("tls", Symbol.GLOBAL, Symbol.TLS, 1, 0, 64);
    int debug = image.elf.section(".debug", ElfBytes.PROGBITS, 0, 0, new byte[4]);
    image.elf.symbol("dbg", Symbol.GLOBAL, Symbol.OBJECT, debug, 0, 4);
    assertTrue(locate(Located.NotStorage.class, "number", 64).kind().contains("absolute"));
    assertTrue(locate(Located.NotStorage.class, "code", 64).kind().contains("function"));
    assertTrue(locate(Located.NotStorage.class, "common", 64).kind().contains("common"));
    assertTrue(locate(Located.NotStorage.class, "tls", 64).kind().contains("thread-local"));
    assertTrue(locate(Located.NotStorage.class, "dbg", 64).kind().contains("not allocated"));
  }

  @Test
  void onlyReferenced_undefined() {
    image.elf.symbol("arena", Symbol.WEAK, Symbol.NOTYPE, 0, 0, 0);
    locate(Located.Undefined.class, "arena", 64);
  }

  @Test
  void fileOrSectionOfThatName_isNotIt() {
    image.file("main.c").local("rest", BSS, 0x400).file("arena");
    locate(Located.Missing.class, "arena", 64);
  }

  @Test
  void noTrace_missing_tellsWhetherThereWasAList() {
    image.local("rest", BSS, 0x400);
    assertFalse(locate(Located.Missing.class, "arena", 64).listed());
    image.bss().input(".bss", BSS, 0x400, "main.o");
    assertTrue(locate(Located.Missing.class, "arena", 64).listed());
    image.map.withoutDiscardedList();
    assertFalse(locate(Located.Missing.class, "arena", 64).listed());
  }

  @Test
  void discarded_ownSection_named() {
    image.bss().input(".bss", BSS, 0x400, "main.o").discarded(".bss.arena", 64, "aot.o");
    Located.Discarded found = locate(Located.Discarded.class, "arena", 64);
    assertTrue(found.named());
    assertEquals("aot.o", found.section().file());
  }

  @Test
  void discarded_sectionOfAVariant_named() {
    image.bss().input(".bss", BSS, 0x400, "main.o");
    image.map.discarded(".bss._ZL5arena", 64, "aot.o").discarded(".bss.other.0", 32, "aot.o");
    assertTrue(locate(Located.Discarded.class, "arena", 64).named());
    assertTrue(locate(Located.Discarded.class, "other", 32).named());
  }

  @Test
  void discarded_nearMisses_areNot() {
    image.bss().input(".bss", BSS, 0x400, "main.o");
    image.map.discarded(".bss.old_arena", 48, "aot.o").discarded(".bss.arena2", 48, "aot.o");
    locate(Located.Missing.class, "arena", 64);
  }

  @Test
  void discarded_twinLivesElsewhere_found() {
    image.local("arena", BSS, 64);
    image.bss().input(".bss.arena", BSS, 64, "strong.o").input(".bss", BSS + 64, 0x3c0, "main.o");
    image.map.discarded(".bss.arena", 64, "weak.o");
    locate(Located.Found.class, "arena", 64);
  }

  @Test
  void discarded_staticTwinOfAnotherFileLinked_isNotTheModules() {
    image.file("aot.c").local("state", BSS, 64).file("log.c").local("arena", BSS + 64, 64);
    image.bss().input(".bss.state", BSS, 64, "aot.o").input(".bss.arena", BSS + 64, 64, "log.o");
    image.map.input(".bss", BSS + 128, 0x380, "main.o").discarded(".bss.arena", 64, "aot.o");
    Locator locator = new Locator(image.join());
    ModuleFiles files = locator.filesOf(List.of("arena", "state"), null);
    assertEquals("aot.o", files.without("").objectFile());
    Located.Discarded found =
        assertInstanceOf(Located.Discarded.class, locator.locate("arena", 64, false, files));
    assertEquals("aot.o", found.section().file());
    assertEquals("log.o", found.twins().get(0).file());
  }

  /** An override or a namesake: ELF and map do not tell which. */
  @Test
  void discarded_twinIsGlobalOfThatSize_ambiguous() {
    assertEquals(
        Located.Doubt.DROPPED_TOO,
        assertInstanceOf(Located.Ambiguous.class, ownDroppedAndGlobal(64)).doubt());
  }

  /** Wrong as an override, and as a namesake beside the dropped one: the size says so. */
  @Test
  void discarded_twinIsGlobalOfAnotherSize_found() {
    assertEquals(
        32L, assertInstanceOf(Located.Found.class, ownDroppedAndGlobal(32)).object().size());
  }

  private Located ownDroppedAndGlobal(long linked) {
    image.file("aot.c").local("state", BSS, 64).global("arena", BSS + 64, linked);
    image.bss().input(".bss.state", BSS, 64, "aot.o").input(".bss.arena", BSS + 64, 64, "log.o");
    image.map.input(".bss", BSS + 128, 0x380, "main.o").discarded(".bss.arena", 64, "aot.o");
    Locator locator = new Locator(image.join());
    return locator.locate("arena", 64, false, locator.filesOf(List.of("arena", "state"), null));
  }

  @Test
  void discarded_sameModuleFromAnotherLibrary_found() {
    image.file("aot.c").local("state", BSS, 64).local("arena", BSS + 64, 64);
    image.bss().input(".bss.state", BSS, 64, "a/aot.o");
    image.map.input(".bss.arena", BSS + 64, 64, "a/aot.o").input(".bss", BSS + 128, 0x380, "m.o");
    image.map.discarded(".bss.arena", 64, "b/aot.o").discarded(".bss.state", 64, "b/aot.o");
    Locator locator = new Locator(image.join());
    assertInstanceOf(
        Located.Found.class,
        locator.locate("arena", 64, false, locator.filesOf(List.of("arena", "state"), null)));
  }

  @Test
  void filesOf_droppedName_tellsItsFile() {
    image.file("log.c").local("arena", BSS, 64).bss().input(".bss.arena", BSS, 64, "log.o");
    image.map.input(".bss", BSS + 64, 0x3c0, "main.o");
    image.map.discarded(".bss.arena", 64, "aot.o").discarded(".bss.state", 64, "aot.o");
    Locator locator = new Locator(image.join());
    ModuleFiles files = locator.filesOf(List.of("arena", "state"), null);
    assertEquals("aot.o", files.without("").objectFile());
    assertInstanceOf(Located.Discarded.class, locator.locate("arena", 64, false, files));
  }

  @Test
  void discarded_wholeBss_ofTheModulesFile() {
    image.bss().input(".bss", BSS, 0x400, "main.o").discarded(".bss", 200, "aot.o");
    image.map.discarded(".bss", 64, "libc.o").discarded(".text", 300, "aot.o");
    ModuleFiles files = files("aot.o", null);
    Located.Discarded found = assertInstanceOf(Located.Discarded.class, locate("arena", 64, files));
    assertEquals("aot.o", found.section().file());
    assertFalse(found.named());
    // Where the module's file is not known, no file's lump is blamed.
    assertInstanceOf(Located.Missing.class, locate("arena", 200, ModuleFiles.NONE));
  }

  @Test
  void discarded_lumpsOfThatSizeInTwoFiles_sayNothing() {
    image.bss().input(".bss", BSS, 0x400, "main.o");
    image.map.discarded(".bss", 64, "a.o").discarded(".bss", 64, "b.o");
    locate(Located.Missing.class, "arena", 64);
  }

  @Test
  void variant_one_renamed() {
    image.local("arena.lto_priv.0", BSS, 64);
    assertEquals("arena.lto_priv.0", locate(Located.Renamed.class, "arena", 64).object().symbol());
  }

  @Test
  void variant_function_isNone() {
    image.local("rest", BSS, 0x400);
    image.elf.symbol("arena.part.0", Symbol.LOCAL, Symbol.FUNC, 2, DATA + 1, 64);
    locate(Located.Missing.class, "arena", 64);
  }

  @Test
  void variants_twoOfOneSize_ambiguous() {
    image.local("arena.lto_priv.0", BSS, 64).local("arena.lto_priv.1", BSS + 64, 64);
    assertEquals(2, locate(Located.Ambiguous.class, "arena", 64).candidates().size());
  }

  @Test
  void several_fileOfTheOthers_first() {
    image.file("old.c").local("arena", BSS, 64).file("aot.c").local("arena", BSS + 64, 48);
    ModuleFiles files = files(null, "aot.c");
    Located.Found found = assertInstanceOf(Located.Found.class, locate("arena", 64, files));
    assertEquals(BSS + 64, found.object().address());
    assertEquals(1, found.others().size());
  }

  @Test
  void several_promisedSize_second() {
    image.file("old.c").local("arena", BSS, 48).file("aot.c").local("arena", BSS + 64, 64);
    Located.Found found = locate(Located.Found.class, "arena", 64);
    assertEquals(BSS + 64, found.object().address());
    assertEquals("the promised size", found.witness());
  }

  @Test
  void several_equal_ambiguous() {
    image.file("old.c").local("arena", BSS, 64).file("aot.c").local("arena", BSS + 64, 64);
    assertEquals(2, locate(Located.Ambiguous.class, "arena", 64).candidates().size());
  }

  @Test
  void filesOf_uniqueNamesAlone_withoutThoseOfLinkTimeOptimisation() {
    image.file("aot.c").local("one", BSS, 16).local("two", BSS + 16, 16);
    image.file("old.c").local("two", BSS + 32, 16).file("ld-temp.o").local("three", BSS + 48, 16);
    image
        .bss()
        .input(".bss.one", BSS, 16, "aot.o")
        .input(".bss", BSS + 16, 32, "old.o")
        .input(".bss.three", BSS + 48, 16, "/t/cc1.ltrans0.ltrans.o");
    ModuleFiles files =
        new Locator(image.join()).filesOf(List.of("one", "two", "three", "no"), null);
    assertEquals("aot.o", files.without("").objectFile());
    assertEquals("aot.c", files.without("").sourceFile());
  }

  @Test
  void ltoPartition_isNoWitness() {
    image.local("state", BSS, 16).local("arena.lto_priv.0", BSS + 64, 64);
    image.local("arena.lto_priv.1", BSS + 128, 64);
    image
        .bss()
        .input(".bss", BSS, 128, "cc.ltrans0.ltrans.o")
        .input(".bss", BSS + 128, 128, "cc.ltrans1.ltrans.o");
    Locator locator = new Locator(image.join());
    assertInstanceOf(
        Located.Ambiguous.class,
        locator.locate("arena", 64, false, locator.filesOf(List.of("state"), null)));
  }

  /** objcopy --redefine-sym. */
  @Test
  void stripped_otherNameAtItsPlace_renamedByATool() {
    image.file("aot.c").local("vendor_x", BSS, 64);
    image.bss().input(".bss.arena", BSS, 64, "aot.o").input(".bss", BSS + 64, 0x3c0, "main.o");
    Located.Stripped found = locate(Located.Stripped.class, "arena", 64);
    assertEquals(Located.Loss.RENAMED, found.loss());
    assertTrue(found.reason().contains("`vendor_x`"), found.reason());
  }

  @Test
  void stripped_otherNamesThere_objectLost() {
    image.file("main.c").local("log", BSS + 64, 64);
    image.bss().input(".bss.arena", BSS, 64, "aot.o").input(".bss", BSS + 64, 0x3c0, "main.o");
    assertEquals(Located.Loss.OBJECT, locate(Located.Stripped.class, "arena", 64).loss());
  }

  /** What {@code strip} of the object before the link leaves; a map would tell. */
  @Test
  void unnamedZeroes_withoutMap_mayBeIt() {
    image.file("main.c").local("log", BSS, 0x300);
    assertEquals(Located.Loss.OBJECT, locate(Located.Stripped.class, "arena", 64).loss());
  }

  @Test
  void unnamedZeroes_ofTheHeap_areNot() {
    image.file("main.c").local("log", BSS, 0x400);
    image.elf.nobits(".heap", ElfBytes.ALLOC, 0x3000_0000L, 64);
    locate(Located.Missing.class, "arena", 64);
  }

  /** clang's name of {@code static uint8_t arena[64]} in a function log_write. */
  @Test
  void inFunction_ofAnotherFile_notTheModules() {
    image.file("log.c").local("log_write.arena", BSS, 64).local("rest", BSS + 64, 0x3c0);
    assertEquals(
        Located.Doubt.OF_FUNCTION,
        assertInstanceOf(Located.Ambiguous.class, locate("arena", 64, new ModuleFiles("aot")))
            .doubt());
  }

  @Test
  void inFunction_ofTheModulesFile_renamed() {
    image.file("aot_model.c").local("aot_run.arena", BSS, 64);
    assertInstanceOf(Located.Renamed.class, locate("arena", 64, new ModuleFiles("aot")));
  }

  @Test
  void onlyStaticOfAnotherFile_ambiguous() {
    image.file("log.c").local("arena", BSS, 64);
    assertEquals(
        Located.Doubt.OTHER_FILE,
        assertInstanceOf(Located.Ambiguous.class, locate("arena", 64, files(null, "aot.c")))
            .doubt());
  }

  /** Without a map a global's file is not known. */
  @Test
  void globalBesideStatics_withoutMap_ambiguous() {
    image.file("aot.c").local("state", BSS, 64).global("arena", BSS + 64, 64);
    Locator locator = new Locator(LinkedImage.of(image.elf.image(), null));
    assertEquals(
        Located.Doubt.LINKAGE,
        assertInstanceOf(
                Located.Ambiguous.class,
                locator.locate(
                    "arena", 64, false, locator.filesOf(List.of("arena", "state"), "aot")))
            .doubt());
  }

  @Test
  void stripped_withoutMap_nothingKnown() {
    image.elf.withoutSymbols();
    assertNull(locate(Located.Stripped.class, "arena", 64).object());
  }

  @Test
  void stripped_ownSectionInTheMap_addressAndSize() {
    image.elf.withoutSymbols();
    image.bss().input(".bss.arena", BSS + 16, 64, "aot.o");
    LinkedObject known = locate(Located.Stripped.class, "arena", 64).object();
    assertEquals(BSS + 16, known.address());
    assertEquals(64L, known.size());
    assertEquals(Evidence.MAP_SECTION, known.evidence());
  }

  @Test
  void stripped_variantInTheMap_addressAndSize() {
    image.elf.withoutSymbols();
    image.bss().input(".bss.arena.lto_priv.0", BSS + 16, 64, "aot.o");
    assertEquals("arena.lto_priv.0", locate(Located.Stripped.class, "arena", 64).object().symbol());
  }

  @Test
  void stripped_symbolLineWithSize_beforeThePaddedSection() {
    ElfBytes elf = ElfBytes.elf32().withoutSymbols();
    elf.nobits(".bss", ElfBytes.ALLOC, BSS, 0x400);
    LinkedImage joined =
        Image.withLld(
            elf,
            """
            20000000 20000000      400    16 .bss
            20000000 20000000       50    16         aot.o:(.bss.arena)
            20000000 20000000       40     1                 arena
            """);
    Located.Stripped found =
        assertInstanceOf(
            Located.Stripped.class,
            new Locator(joined).locate("arena", 64, false, ModuleFiles.NONE));
    assertEquals(Evidence.MAP_SYMBOL, found.object().evidence());
    assertEquals(64L, found.object().size());
  }

  @Test
  void symbolTable_withoutLocals_stripped() {
    ElfBytes elf = ElfBytes.elf32();
    elf.nobits(".bss", ElfBytes.ALLOC, BSS, 0x400);
    elf.symbol("global", Symbol.GLOBAL, Symbol.OBJECT, 1, BSS, 4);
    LinkedImage joined = LinkedImage.of(elf.image(), null);
    assertInstanceOf(
        Located.Stripped.class, new Locator(joined).locate("arena", 64, false, ModuleFiles.NONE));
    assertInstanceOf(
        Located.Found.class, new Locator(joined).locate("global", 4, false, ModuleFiles.NONE));
  }

  @Test
  void wholeTable_butTheMapKeepsIt_stripped() {
    image.bss().input(".bss.arena", BSS, 64, "aot.o");
    assertEquals(BSS, locate(Located.Stripped.class, "arena", 64).object().address());
  }

  @Test
  void manyMissing_inALargeImageAndMap_takeNoTime() {
    int count = 20_000;
    image.bss().input(".bss", BSS, 0x400, "main.o");
    for (int i = 0; i < count; i++) {
      image.local("v" + i + ".0", BSS, 4);
      image.map.discarded(".bss.d" + i + ".0", 4, "a.o").discarded(".sram_bss", 8, "a.o");
    }
    image.map.discarded(".bss" + ".d".repeat(200_000), 4, "a.o");
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          Locator locator = new Locator(image.join());
          for (int i = 0; i < count; i++) {
            assertInstanceOf(
                Located.Missing.class, locator.locate("x" + i, 64, false, ModuleFiles.NONE));
          }
        });
  }
}
