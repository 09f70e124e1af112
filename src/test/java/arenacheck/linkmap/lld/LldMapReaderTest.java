package arenacheck.linkmap.lld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.OutputSection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LldMapReaderTest {
  private static final String HEADER = "     VMA      LMA     Size Align Out     In      Symbol\n";
  private static final String END =
      """
             0        0       5d     1 .shstrtab
             0        0       5d     1         <internal>:(.shstrtab)
      """;

  private static LinkMap read(String text) {
    return LldMapReader.read(InputFile.of("m.map", text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static LinkMap table(String rows) {
    return read(HEADER + rows + END);
  }

  private static void assertAllRead(LinkMap map) {
    assertNull(map.incomplete());
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
  }

  @Test
  void sections_andSymbols_areRead() {
    LinkMap map =
        table(
            """
            20000000  80001f4       34     4 .data
            20000000  80001f4       34     4         lib c.a(main (1).o):(.data.model)
            20000000  80001f4       30     1                 model
            20000034 20000034     1068    32 .bss
            20000040 20000040      800    32         a:b.o:(.bss.paren(x))
            20000040 20000040      800     1                 arena static
            """);
    assertAllRead(map);
    assertEquals(Linker.LLD, map.linker());
    assertEquals("m.map", map.path());
    OutputSection data = map.outputSections().get(0);
    assertEquals(".data", data.name());
    assertEquals(0x20000000L, data.range().start());
    assertEquals(0x34, data.range().length());
    assertEquals(0x80001f4L, data.loadAddress());
    assertEquals(-1, data.patterns());
    assertFalse(data.sizeIsStored());
    assertEquals(2, data.line());
    assertEquals(
        new InputSection(".data.model", "lib c.a(main (1).o)", 0x20000000L, 0x34, 0, 3),
        map.inputSection(0));
    assertEquals(
        new InputSection(".bss.paren(x)", "a:b.o", 0x20000040L, 0x800, 1, 6), map.inputSection(1));
    assertEquals(new MapSymbol("model", 0x20000000L, 0x30, 0, 4), map.symbol(0));
    assertEquals(new MapSymbol("arena static", 0x20000040L, 0x800, 1, 7), map.symbol(1));
    assertEquals(map.inputSection(1), map.inputSectionAt(1, 0x200007ff));
  }

  @Test
  void formatWithoutThem_hasNoRegionsAndNoDiscarded() {
    LinkMap map = table("");
    assertFalse(map.listsDiscarded());
    assertEquals(List.of(), map.regions());
    assertEquals(List.of(), map.discarded());
  }

  @Test
  void outputSectionInQuotes_isASection() {
    LinkMap map =
        table(
            """
            20000000 20000000        8     4 "long name"
            20000000 20000000        8     4         a.o:(.bss.x)
            20000008 20000008        0     4 "cut
            """);
    assertEquals("\"long name\"", map.outputSections().get(0).name());
    assertEquals("\"cut", map.outputSections().get(1).name());
    assertEquals(".bss.x", map.inputSection(0).name());
    assertEquals(0, map.inputSection(0).output());
  }

  @Test
  void commandRows_areNoSections() {
    LinkMap map =
        table(
            """
                   0        0        0     1 _estack = ORIGIN ( RAM ) + LENGTH ( RAM )
                   0        0        0     1 PROVIDE ( heap = 0x400 )
                   0        0        0     1 PROVIDE_HIDDEN(x = .)
                   0        0      100     1 . += 0x100
                   0        0        0     1 _sidata=LOADADDR(.data);
                   0        0        0     1 "top of stack" = 0x20001000
                   0        0        0     1\s
            20000000 20000000      410     4 .bss
            20000000 20000000        0     1         _sbss = .
            20000000 20000000        0     1         "start of bss" = .
            20000000 20000000        0     1         . = ALIGN(4)
            20000000 20000000        4     1         LONG ( 0x1 )
            20000004 20000004        0     1         ASSERT ( . < 4 , too big )
            20000004 20000004        0     1\s
            20000004 20000004        8     4         a.o:(.bss.x)
            20000004 20000004        8     1                 x
            2000000c 2000000c      400     1         . = . + _Min_Stack_Size
            2000040c 2000040c        4     1         y = DEFINED(z) ? . :(0)
            """);
    assertAllRead(map);
    assertEquals(2, map.outputSections().size());
    assertEquals(".bss", map.outputSections().get(0).name());
    assertEquals(2, map.inputSectionCount());
    assertEquals(0, map.inputSection(0).output());
    assertEquals(0, map.symbol(0).input());
  }

  @Test
  void sectionNamedLikeCommand_isSectionWhenItHoldsRows() {
    LinkMap map =
        table(
            """
            20000000 20000000        8     4 a = b
            20000000 20000000        8     4         x=y.o:(a = b)
            20000000 20000000        8     1                 odd
            20000008 20000008        8     4 after = .
            20000008 20000008        8     4 .next
            """);
    assertAllRead(map);
    assertEquals("a = b", map.outputSections().get(0).name());
    assertEquals(".next", map.outputSections().get(1).name());
    assertEquals("x=y.o", map.inputSection(0).file());
    assertEquals(0, map.symbol(0).input());
  }

  @Test
  void mappingSymbols_areLeftOut_namesThatOnlyLookAlikeStay() {
    LinkMap map =
        table(
            """
                1000     1000       10     4 .text
                1000     1000       10     4         a.o:(.text.f)
                1000     1000        0     1                 $t
                1000     1000        0     1                 $t.1
                1000     1000        0     1                 $a.7
                1000     1000        0     1                 $d
                1000     1000        0     1                 $xrv64i2p1_m2p0
                1001     1001        8     1                 f
                1008     1008        4     1                 $d
                1008     1008        0     1                 $table
                1008     1008        0     1                 .L0\s
            """);
    assertAllRead(map);
    assertEquals(4, map.symbolCount());
    assertEquals(new MapSymbol("f", 0x1001, 8, 0, 9), map.symbol(0));
    assertEquals(1, map.symbolsNamed("$d").size());
    assertEquals(1, map.symbolsNamed("$table").size());
    assertEquals(1, map.symbolsNamed(".L0 ").size());
  }

  @Test
  void generatedSections_commonsAndPieces_areInputSections() {
    LinkMap map =
        table(
            """
            200000a4 200000a4       18     4 .bss
            200000a4 200000a4        e     2         b.o:(COMMON)
            200000a4 200000a4        e     1                 only
            200000b4 200000b4        8     4         <internal>:(.rodata.str1.1)
            200000bc 200000bc        0     4         b.o:(.eh_frame+0x18)
            """);
    assertAllRead(map);
    assertEquals("COMMON", map.inputSection(0).name());
    assertEquals("<internal>", map.inputSection(1).file());
    assertEquals(".eh_frame+0x18", map.inputSection(2).name());
  }

  @Test
  void wideNumbers_pushTheRest() {
    LinkMap map =
        read(
            """
                         VMA              LMA     Size Align Out     In      Symbol
            ffffffff80000000         80000000 123456789 4096 .text
            ffffffff80000000         80000000 123456789 4096         a.o:(.text)
            ffffffff80000010         80000010       10     1                 f
                           0                0       5d     1 .shstrtab
            """);
    assertAllRead(map);
    assertEquals(0xffffffff80000000L, map.outputSections().get(0).range().start());
    assertEquals(0x80000000L, map.outputSections().get(0).range().length());
    assertEquals(0xffffffff80000010L, map.symbol(0).address());
  }

  @Test
  void foldedSymbols_shareOneSection() {
    LinkMap map =
        table(
            """
            20000000 20000000       20     1 .rodata
            20000000 20000000       20     1         a.o:(.rodata.one)
            20000000 20000000       20     1                 one
            20000000 20000000       20     1                 two
            """);
    assertEquals(0x20, map.symbolsNamed("two").get(0).size());
    assertEquals(0, map.symbolsNamed("two").get(0).input());
  }

  @Test
  void buildLogAround_isPassedOver() {
    LinkMap map =
        read(
            "[2/2] Linking\nremoving unused section a.o:(.bss.arena)\n"
                + HEADER
                + "20000000 20000000        8     4 .bss\n"
                + END
                + "ld.lld: warning: something\n");
    assertNull(map.incomplete());
    assertEquals(List.of(), map.discarded());
    assertEquals(4, map.outputSections().get(0).line());
    assertEquals(1, map.unknownLines());
    assertEquals(7, map.firstUnknownLine());
  }

  @Test
  void crossReference_isPassedOver() {
    LinkMap map =
        table(
            """
            20000000 20000000        8     4 .bss
            """);
    LinkMap crossed =
        read(
            HEADER
                + "20000000 20000000        8     4 .bss\n"
                + END
                + "\nCross Reference Table\n\nSymbol       File\n1 1 1 1 .bss       a.o\nmain  a.o");
    assertAllRead(crossed);
    assertEquals(map.outputSections(), crossed.outputSections());
  }

  @Test
  void carriageReturns_areNoContent() {
    LinkMap map =
        read((HEADER + "20000000 20000000        8     4 .bss\n" + END).replace("\n", "\r\n"));
    assertAllRead(map);
    assertEquals(".bss", map.outputSections().get(0).name());
  }

  @Test
  void tableWithoutLastSection_isIncomplete() {
    LinkMap map = read(HEADER + "20000000 20000000        8     4 .bss\n");
    assertNotNull(map.incomplete());
    assertEquals(2, map.incomplete().line());
    assertTrue(map.incomplete().message().startsWith("the map ends early"));
  }

  @Test
  void lastLineCut_isIncomplete() {
    String whole = HEADER + "20000000 20000000        8     4 .bss\n" + END;
    assertNotNull(read(whole.substring(0, whole.length() - 1)).incomplete());
  }

  @Test
  void rowsThatAreNone_areToldWithTheirLine() {
    LinkMap map =
        table(
            """
            20000000 20000000        8     4         a.o:(.bss.x)
            20000000 20000000        8     4 .bss
            20000000 20000000        8     4         gibberish
            20000000 20000000        8     4    three
            20000000 2000000g        8     4 .bss
            20000000 20000000        8
            """);
    assertEquals(3, map.troubles().size());
    assertEquals(2, map.troubles().get(0).line());
    assertEquals(4, map.troubles().get(1).line());
    assertEquals(5, map.troubles().get(2).line());
    assertEquals(2, map.unknownLines());
    assertEquals(6, map.firstUnknownLine());
  }
}
