package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class AddressLineTest {
  private static final String SECTION =
      """

      .data           0x20000000       0x40
       *(.data*)
       .data.x        0x20000000       0x40 a.o
      """;

  private static final String WIDE_SECTION = SECTION.replace("0x20000000", "0x0000000020000000");

  private static LinkMap clean(String lines) {
    LinkMap map = MapText.script(lines);
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
    return map;
  }

  @Test
  void symbols_ofEveryLanguage_areRead() {
    LinkMap map =
        clean(
            SECTION
                + """
                                0x20000000                x
                                0x20000004                ns::Foo::operator=(ns::Foo const&)
                                0x20000008                int ns::Foo::tm<int>(int, int)
                                0x2000000c                cos@@GLIBC_2.2.5
                                0x20000010        (local) pool.lto_priv.0
                """);
    assertEquals(
        List.of(
            "x 20000000",
            "ns::Foo::operator=(ns::Foo const&) 20000004",
            "int ns::Foo::tm<int>(int, int) 20000008",
            "cos@@GLIBC_2.2.5 2000000c",
            "pool.lto_priv.0 20000010"),
        MapText.symbols(map));
    assertEquals(0, map.symbol(4).input());
  }

  @Test
  void assignments_widerGap_areNoSymbols() {
    LinkMap map =
        clean(
            SECTION
                + """
                                0x20000040                        . = ALIGN (0x10)
                                0x00000400                        _Min_Stack_Size = 0x400
                                [!provide]                        PROVIDE (end = .)
                                *undef*                           y = nowhere
                                [unresolved]                      z = nowhere
                                0x00000001                        ASSERT ((a < b), too big)
                                0x20000000                weird = name
                """);
    // Once assignments were seen to have a gap of their own, the text of a symbol is free.
    assertEquals(List.of("weird = name 20000000"), MapText.symbols(map));
  }

  @Test
  void assignments_sameGap_areToldByTheirText() {
    LinkMap map =
        clean(
            WIDE_SECTION
                + """
                                0x0000000020000000                x
                                0x0000000020000040                . = ALIGN (0x10)
                                0x0000000000000400                _Min_Heap_Size = 0x400
                                0x0000000020000000                PROVIDE (__data_start = .)
                                0x0000000020000000                PROVIDE (__old_form, .)
                                0x0000000000000001                ASSERT ((a < b), too big)
                                [0x0000000020000000]                _edata = .
                                [!provide]                        PROVIDE (end = .)
                                0x0000000020000004                a::b(int, char*)
                """);
    assertEquals(List.of("x 20000000", "a::b(int, char*) 20000004"), MapText.symbols(map));
  }

  @Test
  void symbols_aliasesAndLabelsBehindTheEnd_belongToTheSectionAbove() {
    LinkMap map =
        clean(
            SECTION
                + """
                                0x20000000                x
                                0x20000000                x_alias
                                0x20000040                x_end
                """);
    assertEquals(3, map.symbolCount());
    assertEquals(0, map.symbol(2).input());
    assertEquals(1, map.symbolsNamed("x_alias").size());
  }

  @Test
  void dataAndRawSizes_areKnown() {
    clean(
        SECTION
            + """
                                             0x27 (size before relaxing)
                                             0x27 (taille avant relaxe)
                            0x20000000        0x8 QUAD 0x1122334455667788
                            0x20000008        0x2 SHORT 0x21 (_start + 0x1)
                            0x20000008        0x4 RELOC 32 _start+0x4
            """);
  }

  @Test
  void symbol_underNoSection_isATrouble() {
    LinkMap map =
        MapText.script(
            "\n.data           0x20000000       0x40\n                0x20000000                x\n");
    assertEquals(List.of(13), MapText.troubleLines(map));
    assertEquals(0, map.symbolCount());
  }

  @Test
  void addressLine_incomplete_isATroubleOrCounted() {
    for (String bad : List.of("0x20000000", "0x2000000", "0x20000000     x", "rubbish", "0x")) {
      LinkMap map = MapText.script(SECTION + "                " + bad + "\n");
      assertEquals(List.of(15), MapText.troubleLines(map), bad);
      assertEquals(0, map.symbolCount(), bad);
    }
    LinkMap map = MapText.script(SECTION + "        rubbish\n");
    assertEquals(15, map.firstUnknownLine());
  }
}
