package arenacheck.image;

import static arenacheck.image.Image.BSS;
import static arenacheck.image.Image.DATA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.linkmap.GnuMapText;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapAgreementTest {
  private final Image image = new Image();

  private void usable() {
    MapState state = image.join().mapState();
    assertInstanceOf(MapState.Usable.class, state, () -> String.valueOf(state));
  }

  private MapState.Stale stale() {
    LinkedImage joined = image.join();
    assertNull(joined.map());
    return assertInstanceOf(MapState.Stale.class, joined.mapState());
  }

  @Test
  void nothingInCommon_stale() {
    Image foreign = new Image();
    GnuMapText map =
        new GnuMapText().output(".text", 0x1000, 0x40, "*").input(".text", 0x1000, 0x40, "b.o");
    MapState state = LinkedImage.of(foreign.elf.image(), map.map()).mapState();
    assertInstanceOf(MapState.Stale.class, state);
  }

  /** The image of a twin project: its layout is the same, its objects have other names. */
  @Test
  void promisedGlobal_whereTheMapHasAnother_stale() {
    image.global("b_arena", BSS, 0x100);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("a_arena", BSS);
    assertInstanceOf(MapState.Stale.class, promised("b_arena"));
    assertInstanceOf(MapState.Usable.class, promised("other"));
  }

  @Test
  void promisedGlobal_withAnAliasThatTheMapPrints_isNoContradiction() {
    image.global("b_arena", BSS, 0x100).global("a_arena", BSS, 0x100);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("a_arena", BSS);
    assertInstanceOf(MapState.Usable.class, promised("b_arena"));
  }

  /** So many lines are asked on two threads: one that contradicts, in each half or in both. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8_999, 9_000, 12_345, 17_999})
  void manySymbols_oneMoved_isFound(int moved) {
    GnuMapText map = image.bss().input(".bss", BSS, 18_000, "main.o");
    for (int i = 0; i < 18_000; i++) {
      image.global("variable_" + i, BSS + i, 1);
      map.symbol("variable_" + i, i == moved ? BSS + 0x8000 : BSS + i);
    }
    List<MapState.Contradiction> found = stale().contradictions();
    assertEquals(1, found.size());
    assertTrue(found.get(0).text().startsWith("`variable_" + moved + "` "), found.toString());
  }

  @Test
  void manySymbols_allThere_usable() {
    GnuMapText map = image.bss().input(".bss", BSS, 18_000, "main.o");
    for (int i = 0; i < 18_000; i++) {
      image.global("variable_" + i, BSS + i, 1);
      map.symbol("variable_" + i, BSS + i);
    }
    usable();
  }

  private MapState promised(String name) {
    return LinkedImage.of(image.elf.image(), image.linkMap(), List.of(name)).mapState();
  }

  @Test
  void noMap_absent() {
    assertInstanceOf(MapState.Absent.class, image.join().mapState());
  }

  @Test
  void sectionsAgree_usable() {
    image.bss().input(".bss", BSS, 0x400, "main.o");
    usable();
  }

  @Test
  void section_otherSizeOrAddress_stale() {
    image.map.output(".data", DATA, 0x400, ".data*").output(".bss", BSS, 0x3f0, ".bss*");
    assertInstanceOf(
        MapState.Stale.class, LinkedImage.of(image.elf.image(), image.map.map()).mapState());
    Image moved = new Image();
    moved.map.output(".data", DATA + 16, 0x400, ".data*").output(".bss", BSS, 0x400, ".bss*");
    LinkedImage joined = LinkedImage.of(moved.elf.image(), moved.map.map());
    MapState.Stale stale = assertInstanceOf(MapState.Stale.class, joined.mapState());
    assertTrue(stale.contradictions().get(0).text().contains("`.data`"));
  }

  @Test
  void section_inOneOfThemOnly_isNoContradiction() {
    image.elf.nobits(".added", ElfBytes.ALLOC, 0x3000_0000L, 16);
    image.bss().input(".bss", BSS, 0x400, "main.o").output(".removed", 0x4000_0000L, 16, ".r*");
    usable();
  }

  @Test
  void section_twiceOfOneName_eachFindsItsOwn() {
    image.elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x3000_0000L, new byte[16]);
    image.bss().input(".bss", BSS, 0x400, "main.o").output(".data", 0x3000_0000L, 16, ".d*");
    usable();
  }

  @Test
  void threadLocalSections_areNotCompared() {
    image.elf.nobits(".tbss", ElfBytes.ALLOC | 0x400, BSS, 8);
    image.bss().input(".bss", BSS, 0x400, "main.o").output(".tbss", BSS + 0x400, 16, ".tbss*");
    usable();
  }

  @Test
  void globalSymbol_elsewhere_stale() {
    image.global("state", BSS + 16, 4);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("state", BSS + 32);
    assertTrue(stale().contradictions().get(0).text().contains("`state` is at 0x20000020"));
  }

  @Test
  void function_thumbBit_isNoContradiction() {
    image.elf.symbol("run", Symbol.GLOBAL, Symbol.FUNC, 2, DATA + 17, 4);
    image
        .bss()
        .input(".bss", BSS, 0x400, "main.o")
        .output(".other", 0x3000_0000L, 4, ".o*")
        .input(".o", 0x3000_0000L, 4, "main.o")
        .symbol("run", DATA + 16);
    usable();
  }

  @Test
  void symbol_assignedTwiceInTheScript_lastOneCounts() {
    image.global("limit", BSS + 32, 0);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("limit", BSS).symbol("limit", BSS + 32);
    usable();
  }

  @Test
  void thread_localSymbol_isNoContradiction() {
    image.elf.symbol("tls", Symbol.GLOBAL, Symbol.TLS, 1, 8, 4);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("tls", BSS + 8);
    usable();
  }

  @Test
  void absoluteSymbol_isNotCompared() {
    image.elf.symbol("_size", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, 0x400, 0);
    image.bss().input(".bss", BSS, 0x400, "main.o").symbol("_size", 0x800);
    usable();
  }

  @Test
  void cxxStatic_printedUnderItsPlainName_besideACStatic_isNoContradiction() {
    image.local("state", BSS, 4).local("_ZL5state", BSS + 8, 4);
    assertUsable(
        """
        20000000 20000000      400     4 .bss
        20000000 20000000        4     4         c1.o:(.bss.state)
        20000000 20000000        4     1                 state
        20000008 20000008        4     4         c2.o:(.bss._ZL5state)
        20000008 20000008        4     1                 state
        """);
  }

  @Test
  void localsRemoved_aGlobalOfTheSameName_isNoContradiction() {
    image.global("state", BSS + 16, 4);
    assertUsable(
        """
        20000000 20000000      400     4 .bss
        20000000 20000000        4     4         c1.o:(.bss.state)
        20000000 20000000        4     1                 state
        20000010 20000010        4     4         c2.o:(.bss.state)
        20000010 20000010        4     1                 state
        """);
  }

  @Test
  void oneOfTwoStatics_moved_stale() {
    image.local("state", BSS, 4).local("state", BSS + 32, 4);
    LinkedImage joined =
        Image.withLld(
            image.elf,
            """
            20000000 20000000      400     4 .bss
            20000000 20000000        4     4         c1.o:(.bss.state)
            20000000 20000000        4     1                 state
            20000010 20000010        4     4         c2.o:(.bss.state)
            20000010 20000010        4     1                 state
            """);
    assertInstanceOf(MapState.Stale.class, joined.mapState());
  }

  @Test
  void symbolSize_other_stale() {
    image.local("arena", BSS, 64);
    LinkedImage joined =
        Image.withLld(
            image.elf,
            """
            20000000 20000000      400     4 .bss
            20000000 20000000       30     4         c1.o:(.bss.arena)
            20000000 20000000       30     1                 arena
            """);
    assertInstanceOf(MapState.Stale.class, joined.mapState());
  }

  private void assertUsable(String rows) {
    LinkedImage joined = Image.withLld(image.elf, rows);
    assertInstanceOf(
        MapState.Usable.class, joined.mapState(), () -> String.valueOf(joined.mapState()));
  }

  @Test
  void statics_swapped_ownSectionsTell() {
    image.local("one", BSS, 16).local("two", BSS + 16, 16);
    image.bss().input(".bss.two", BSS, 16, "aot.o").input(".bss.one", BSS + 16, 16, "aot.o");
    assertEquals(2, stale().contradictions().size());
  }

  @Test
  void static_inALump_aSectionThatHappensToBeNamedSo_isNoContradiction() {
    image.local("noinit", BSS, 16);
    image
        .bss()
        .input(".bss", BSS, 64, "app.o")
        .input(".bss.noinit", BSS + 64, 64, "driver.o")
        .input(".bss", BSS + 128, 0x380, "main.o");
    usable();
  }

  @Test
  void statics_swappedNames_twoOfThem_isNoContradiction() {
    image.local("state", BSS, 16).local("state", BSS + 16, 16);
    image.bss().input(".bss.state", BSS, 16, "a.o").input(".bss.state", BSS + 16, 16, "b.o");
    usable();
  }

  @Test
  void incompleteMap_nothingIsTaken() {
    String text = new GnuMapText().region("RAM", BSS, 0x1000).text();
    LinkedImage joined =
        LinkedImage.of(
            image.elf.image(), GnuMapText.read(text.substring(0, text.indexOf("Linker script"))));
    assertInstanceOf(MapState.Incomplete.class, joined.mapState());
    assertNull(joined.map());
  }

  @Test
  void marksOfCode_manyOfOneName_takeNoTime() {
    StringBuilder rows = new StringBuilder("20001000 20001000      400     4 .data\n");
    rows.append("20001000 20001000      400     4         a.o:(.data)\n");
    for (int i = 0; i < 40_000; i++) {
      image.elf.symbol("$d", Symbol.LOCAL, Symbol.NOTYPE, 2, DATA + i % 0x400, 0);
      rows.append("20001000 20001000        0     1                 $d\n");
    }
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertUsable(rows.toString()));
  }

  @Test
  void labelsWithoutSize_manyOfOneName_takeNoTime() {
    ElfBytes elf = ElfBytes.elf32();
    int count = 60_000;
    elf.nobits(".bss", ElfBytes.ALLOC, BSS, 4L * count);
    StringBuilder rows = new StringBuilder("20000000 20000000    3a980     4 .bss\n");
    rows.append("20000000 20000000    3a980     4         a.o:(.bss)\n");
    for (int i = 0; i < count; i++) {
      elf.symbol("loop", Symbol.LOCAL, Symbol.NOTYPE, 1, BSS + 4L * i, 0);
      String at = Long.toHexString(BSS + 4L * i);
      rows.append(at).append(' ').append(at).append("        0     1                 loop\n");
    }
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertInstanceOf(
                MapState.Usable.class, Image.withLld(elf, rows.toString()).mapState()));
  }

  @Test
  void labelsWithoutSize_manyOfOneName_oneElsewhere_stale() {
    StringBuilder rows = new StringBuilder("20000000 20000000      400     4 .bss\n");
    rows.append("20000000 20000000      400     4         a.o:(.bss)\n");
    for (int i = 0; i < 20; i++) {
      image.elf.symbol("loop", Symbol.LOCAL, Symbol.NOTYPE, 1, BSS + (i == 7 ? 0x200 : 4 * i), 0);
      String at = Long.toHexString(BSS + 4L * i);
      rows.append(at).append(' ').append(at).append("        0     1                 loop\n");
    }
    MapState state = Image.withLld(image.elf, rows.toString()).mapState();
    assertEquals(1, assertInstanceOf(MapState.Stale.class, state).contradictions().size());
  }

  @Test
  void manyStatics_withSectionsOfTheirOwn_takeNoTime() {
    ElfBytes elf = ElfBytes.elf32();
    int count = 40_000;
    elf.nobits(".bss", ElfBytes.ALLOC, BSS, 4L * count);
    GnuMapText map = new GnuMapText().output(".bss", BSS, 4L * count, ".bss*");
    for (int i = 0; i < count; i++) {
      elf.symbol("v" + i, Symbol.LOCAL, Symbol.OBJECT, 1, BSS + 4L * i, 4);
      map.input(".bss.v" + i, BSS + 4L * i, 4, "a.o");
    }
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertInstanceOf(
                MapState.Usable.class, LinkedImage.of(elf.image(), map.map()).mapState()));
  }

  @Test
  void manyStatics_ofOneName_inLumpsWithTwoDots_takeNoTime() {
    ElfBytes elf = ElfBytes.elf32();
    int count = 30_000;
    elf.nobits(".bss", ElfBytes.ALLOC, BSS, 4L * count);
    GnuMapText map = new GnuMapText().output(".bss", BSS, 4L * count, "*");
    map.input(".data.rel.ro.local", BSS, 4L * count, "a.o");
    for (int i = 0; i < count; i++) {
      elf.symbol("names.0", Symbol.LOCAL, Symbol.OBJECT, 1, BSS + 4L * i, 4);
    }
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertInstanceOf(
                MapState.Usable.class, LinkedImage.of(elf.image(), map.map()).mapState()));
  }

  /** An armlink region of 9 bytes, 7 of padding and 64 zeroes; where the ELF splits it. */
  private static LinkedImage padded(long stored, long zeroesEnd) {
    ElfBytes elf = ElfBytes.elf32();
    int flags = ElfBytes.ALLOC | ElfBytes.WRITE;
    int data = elf.section("RW", ElfBytes.PROGBITS, flags, BSS, new byte[(int) stored]);
    elf.load(data, 0x41_0000);
    elf.nobits("RW", flags, BSS + stored, zeroesEnd - stored);
    elf.symbol("arena", Symbol.GLOBAL, Symbol.OBJECT, 2, BSS + 16, 64);
    return LinkedImage.of(
        elf.image(),
        GnuMapText.read(
            """
            Component: ARM Compiler 5.06 update 4 (build 422) Tool: armlink [4d35d2]

            Memory Map of the image

              Load Region LR (Base: 0x00410000, Size: 0x00000010, Max: 0x00040000, ABSOLUTE)

                Execution Region RW (Base: 0x20000000, Size: 0x00000050, Max: 0x0000c000, ABSOLUTE)

                Base Addr    Size         Type   Attr      Idx    E Section Name        Object

                0x20000000   0x00000009   Data   RW            2    .data               a.o
                0x20000009   0x00000007   PAD
                0x20000010   0x00000040   Zero   RW            3    .bss                a.o

            ==============================================================================
            """));
  }

  @Test
  void armlink_initialisedPartEndsAnywhereInThePadding_usable() {
    for (long stored = 9; stored <= 16; stored++) {
      LinkedImage joined = padded(stored, 80);
      assertInstanceOf(MapState.Usable.class, joined.mapState(), "at " + stored);
      Symbol arena = joined.elf().symbols().named("arena").get(0);
      assertEquals(".bss", joined.object(arena).inputSection());
    }
  }

  @Test
  void armlink_initialisedPartEndsElsewhere_stale() {
    assertInstanceOf(MapState.Stale.class, padded(8, 80).mapState());
    assertInstanceOf(MapState.Stale.class, padded(17, 80).mapState());
    assertInstanceOf(MapState.Stale.class, padded(12, 76).mapState());
  }
}
