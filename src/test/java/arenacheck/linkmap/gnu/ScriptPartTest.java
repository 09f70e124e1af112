package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptPartTest {
  private static final String BSS = "\n.bss            0x20000000     0x1000\n";

  private static LinkMap clean(String lines) {
    LinkMap map = MapText.script(lines);
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
    return map;
  }

  @Test
  void inputSections_shortAndWrapped_areRead() {
    LinkMap map =
        clean(
            BSS
                + """
                 *(.bss .bss.*)
                 .bss           0x20000000        0x0 main.o
                 .bss.13_bytes  0x20000000        0x4 main.o
                 .bss.14bytes___
                                0x20000004        0x8 we:ird/lib(a).a(n (copy).o)
                 ARENA          0x2000000c        0x4 linker stubs
                """);
    assertEquals(
        List.of(
            ".bss 20000000+0 main.o",
            ".bss.13_bytes 20000000+4 main.o",
            ".bss.14bytes___ 20000004+8 we:ird/lib(a).a(n (copy).o)",
            "ARENA 2000000c+4 linker stubs"),
        MapText.inputs(map));
    assertEquals(1, map.outputSections().get(0).patterns());
    assertEquals(16, map.inputSection(2).line());
  }

  /** The section above them is another object's. */
  @Test
  void symbolsBelowADamagedSection_belongToNone() {
    for (String damaged :
        List.of(
            " .bss.b         0x20000004        0x4\n",
            " .bss.b         0x2000000         0x4 b.o\n",
            " .bss.long_name_\n                0x20000004        0x4\n",
            " .bss.long_name_\n                0x20000004        0y4 b.o\n",
            "                0x20000004        0x4 b.o\n")) {
      LinkMap map =
          MapText.script(
              BSS
                  + " .bss.a         0x20000000        0x4 a.o\n"
                  + damaged
                  + "                0x20000004                b\n");
      assertEquals(List.of(), MapText.symbols(map), damaged);
      assertEquals(1, map.inputSectionCount());
    }
  }

  @Test
  void sixteenDigits_sameColumns_areRead() {
    LinkMap map =
        clean(
            """

            .bss            0x0000000020000000     0x1000 load address 0x0000000000410000
             *(.bss*)
             .bss.aot_arena_dtcm_buffer
                            0x0000000020000000     0x1000 arena.o
                            0x0000000020000000                aot_arena_dtcm_buffer
            """);
    assertEquals(List.of(".bss 20000000+1000 @410000"), MapText.outputs(map));
    assertEquals(List.of(".bss.aot_arena_dtcm_buffer 20000000+1000 arena.o"), MapText.inputs(map));
    assertEquals(List.of("aot_arena_dtcm_buffer 20000000"), MapText.symbols(map));
  }

  @Test
  void patterns_everyForm_areCounted() {
    LinkMap map =
        clean(
            BSS
                + """
                 *(.bss)
                 *lib.a:*(.bss.*)
                 EXCLUDE_FILE(*fw_other.o *crt.o) *(SORT_BY_ALIGNMENT(.rodata*))
                 *(SORT_NONE(.init_array.very_long))
                 CREATE_OBJECT_SYMBOLS
                 CONSTRUCTORS
                 SORT (CONSTRUCTORS)
                 FILL mask 0xdeadbeef
                 *fill*         0x20000000       0x10 deadbeef
                 *fill*         0x20000010        0x4\s
                 .bss           0x20000014        0x4 a.o

                .data           0x20001000        0x4
                 .data          0x20001000        0x4 a.o
                """);
    assertEquals(4, map.outputSections().get(0).patterns());
    assertEquals(0, map.outputSections().get(1).patterns());
    assertEquals(2, map.inputSectionCount());
  }

  @Test
  void pattern_beforeDataStatement_isNoSectionName() {
    LinkMap map =
        clean(
            BSS
                + """
                 *(.a_pattern_long_enough)
                                0x20000000        0x4 LONG 0x20001000 __stack_top
                                0x20000004        0x1 BYTE 0x7f
                """);
    assertEquals(List.of(), MapText.inputs(map));
    assertEquals(1, map.outputSections().get(0).patterns());
  }

  @Test
  void sectionNamedFill_withAFile_isASection() {
    LinkMap map =
        clean(
            BSS
                + """
                 *fill*         0x20000000        0x4 odd.o
                 *fill*         0x20000004        0x4 a5a5
                """);
    assertEquals(List.of("*fill* 20000000+4 odd.o"), MapText.inputs(map));
  }

  @Test
  void names_withBlanksAndHex_areTakenByColumn() {
    LinkMap map =
        clean(
            BSS
                + """
                 with space     0x20000000        0x4 odd.o
                 with space and a very long name
                                0x20000004        0x4 odd.o
                 0x1000         0x20000008        0x4 odd.o
                 .d.paren(x)    0x2000000c        0x4 odd.o
                """);
    assertEquals(
        List.of(
            "with space 20000000+4 odd.o",
            "with space and a very long name 20000004+4 odd.o",
            "0x1000 20000008+4 odd.o",
            ".d.paren(x) 2000000c+4 odd.o"),
        MapText.inputs(map));
  }

  @Test
  void mergedStrings_pastTheOutputSection_areClipped() {
    LinkMap map =
        clean(
            """

            .rodata         0x00410000       0x20
             *(.rodata*)
             .rodata.str1.4
                            0x00410000       0x18 a.o
                                             0x27 (size before relaxing)
             .rodata.str1.4
                            0x00410018       0x27 b.o
             .rodata.str1.4
                            0x00410020       0x27 c.o
            """);
    assertEquals(
        List.of(
            ".rodata.str1.4 410000+18 a.o",
            ".rodata.str1.4 410018+8 b.o",
            ".rodata.str1.4 410020+0 c.o"),
        MapText.inputs(map));
  }

  @Test
  void lineEnds_crLf_areTheSame() {
    String text =
        MapText.MEMORY
            + "LOAD main.o\n"
            + BSS
            + " *(.bss)\n .bss.aot_arena_x\n                0x20000000        0x4 a.o\n"
            + "                0x20000000                aot_arena_x\n"
            + MapText.END;
    LinkMap map = MapText.read(text.replace("\n", "\r\n"));
    assertEquals(0, map.unknownLines());
    assertEquals(List.of(".bss.aot_arena_x 20000000+4 a.o"), MapText.inputs(map));
    assertEquals(List.of("aot_arena_x 20000000"), MapText.symbols(map));
    assertEquals(MapText.outputs(MapText.read(text)), MapText.outputs(map));
  }

  @Test
  void section_incomplete_isATroubleWithItsLine() {
    for (String bad :
        List.of(
            " .bss.a         0x20000000        0x4\n",
            " .bss.a         0x20000000\n",
            " .bss.a         0x2000000         0x4 a.o\n",
            " .bss.a         0x20000000        4 a.o\n",
            " .bss.long_enough_name\n",
            " .bss.x\n",
            " .bss.x\n                0x20000000        0x4 a.o\n",
            " .bss.long_enough_name\n                0x2000000         0x4 a.o\n")) {
      LinkMap map = MapText.script(BSS + bad);
      assertEquals(13, MapText.troubleLines(map).get(0), bad);
      assertEquals(List.of(), MapText.inputs(map), bad);
    }
  }

  @Test
  void section_inNoOutputSection_isATrouble() {
    LinkMap map =
        MapText.script("\n/DISCARD/\n *(.comment)\n .comment       0x00000000       0x27 a.o\n");
    assertEquals(List.of(14), MapText.troubleLines(map));
    assertEquals(List.of(), MapText.inputs(map));
  }
}
