package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopLineTest {
  private static LinkMap clean(String lines) {
    LinkMap map = MapText.script(lines);
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
    assertNull(map.incomplete());
    return map;
  }

  @Test
  void outputSections_shortWrappedAndWithLoadAddress_areRead() {
    LinkMap map =
        clean(
            """

            .out0123456789  0x20000000       0x10
             *(.d)

            .out01234567890
                            0x20000010        0x4 load address 0x00001074

            .data           0x20000014        0x4 load address 0x00001078

            MODEL_SHARED_WEIGHTS
                            0x20000018        0x4

            .zh             0x2000001c        0x4 加载地址  0x0000107c

            .fr             0x20000020        0x4 address de chargement 0x00001080
            """);
    assertEquals(
        List.of(
            ".out0123456789 20000000+10",
            ".out01234567890 20000010+4 @1074",
            ".data 20000014+4 @1078",
            "MODEL_SHARED_WEIGHTS 20000018+4",
            ".zh 2000001c+4 @107c",
            ".fr 20000020+4 @1080"),
        MapText.outputs(map));
    assertEquals(15, map.outputSections().get(1).line());
  }

  @Test
  void outputSections_notCreated_areNone() {
    LinkMap map =
        clean(
            """

            .empty
             *(.empty)

            .a_long_name_of_an_empty_section
                            0x20000000                __start = .
                            [!provide]                        PROVIDE (__end = .)

            /DISCARD/
             *(.comment)

            .bss            0x20000000        0x4
            """);
    assertEquals(List.of(".bss 20000000+4"), MapText.outputs(map));
  }

  @Test
  void twoSectionsOfOneName_areTwo() {
    LinkMap map =
        clean(
            """

            .data           0x20000000        0x4
             .data          0x20000000        0x4 a.o

            .data           0x20080000        0x4
             .data          0x20080000        0x4 b.o
            """);
    assertEquals(List.of(".data 20000000+4", ".data 20080000+4"), MapText.outputs(map));
    assertEquals(1, map.inputSection(1).output());
    assertEquals("b.o", map.inputSectionAt(1, 0x2008_0003L).file());
    assertNull(map.inputSectionAt(0, 0x2008_0003L));
  }

  @Test
  void oddNames_hexBlanksAndStatements_areSections() {
    LinkMap map =
        clean(
            """

            with space      0x20000000        0x4

            0x1000          0x20000004        0x4

            LOAD x.o        0x20000008        0x4

            *fill*          0x2000000c        0x4

            with space and a very long name
                            0x20000010        0x4
            """);
    assertEquals(
        List.of(
            "with space 20000000+4",
            "0x1000 20000004+4",
            "LOAD x.o 20000008+4",
            "*fill* 2000000c+4",
            "with space and a very long name 20000010+4"),
        MapText.outputs(map));
  }

  @Test
  void statements_everyForm_areKnown() {
    clean(
        """
        LOAD C:/Program Files (x86)/libc.a
        START GROUP
        LOAD libx.a
        END GROUP
        START LIB
        END LIB
        TARGET(elf32-littlearm)
        INSERT AFTER .data

        .text           0x00000000        0x4
        Address of section .foo set to 0x5000
        Adresse de la section .foo mise à 0x5000
        """);
  }

  @Test
  void topOfTheAddressSpace_isClamped() {
    LinkMap map = clean("\n.top            0xfffffffffffffff0       0x20\n");
    assertEquals(List.of(".top fffffffffffffff0+10"), MapText.outputs(map));
  }

  @Test
  void heading_missing_losesNoSection() {
    LinkMap map =
        MapText.read(
            "*default*        0x00000000         0xffffffff\n\n.text           0x00000000        0x4\n"
                + MapText.END);
    assertEquals(List.of(".text 0+4"), MapText.outputs(map));
  }

  @Test
  void outputSection_damaged_isATroubleAndHoldsNothing() {
    for (String bad :
        List.of(
            ".bss            0x2000000         0x4\n",
            ".bss            0x20000000        4\n",
            ".bss            0x20000000        0x4 rubbish\n",
            ".bss            0x20000000        0x4 load address 0x0041\n",
            ".bss            2x20000000        0x4\n")) {
      LinkMap map =
          MapText.script(
              "\n.text           0x00000000        0x4\n\n"
                  + bad
                  + " .bss.a         0x20000000        0x4 a.o\n");
      assertEquals(List.of(14, 15), MapText.troubleLines(map), bad);
      assertEquals(List.of(".text 0+4"), MapText.outputs(map), bad);
      assertEquals(List.of(), MapText.inputs(map), bad);
    }
  }

  @Test
  void rubbish_betweenStatements_isCounted() {
    LinkMap map = MapText.script("LOAD b.o\nrubbish\n\n.text           0x00000000        0x4\n");
    assertEquals(1, map.unknownLines());
    assertEquals(12, map.firstUnknownLine());
  }
}
