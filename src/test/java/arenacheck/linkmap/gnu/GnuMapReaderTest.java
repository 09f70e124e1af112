package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.OutputSection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GnuMapReaderTest {
  private static final Pattern SECTION =
      Pattern.compile(
          "(?m)^ +\\[ *\\d+\\] (.*?) +([A-Z0-9_]+) +([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+) ");
  private static final Pattern SYMBOL =
      Pattern.compile("(?m)^([0-9a-f]{8,16})(?: ([0-9a-f]{8,16}))? ([A-Za-z]) (.+)$");

  /** Of the ELF file itself, not of the link. */
  private static final Set<String> TABLES = Set.of("SYMTAB", "STRTAB", "NULL");

  /** Statics whose section does not have their name: placed by an attribute, or thread-local. */
  private static final Set<String> PLACED = Set.of("crash_log", "tls_init", "tls_buf");

  /** Assembler names that read like statements, in a map that has no statement to compare with. */
  private static final Set<String> LIKE_STATEMENTS = Set.of("weird = name", "PROVIDE (x)");

  private static final String SECTION_LINES =
      """

      .bss            0x20000000       0x10
       *(.bss*)
       .bss.a         0x20000000       0x10 a.o
                      0x20000000                a
      """;

  static List<String> names() {
    return LinkedMaps.NAMES;
  }

  @ParameterizedTest
  @MethodSource("names")
  void linkedMap_wholeFile_isReadWithoutRest(String name) {
    LinkMap map = MapText.readBytes(LinkedMaps.map(name));
    assertNull(map.incomplete());
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
    assertEquals(Linker.GNU_LD, map.linker());
  }

  @ParameterizedTest
  @MethodSource("names")
  void linkedMap_sections_agreeWithReadelf(String name) {
    LinkMap map = MapText.readBytes(LinkedMaps.map(name));
    List<String> outputs = new ArrayList<>();
    for (OutputSection section : map.outputSections()) {
      outputs.add(section.name() + " " + section.range());
    }
    int compared = 0;
    Matcher row = SECTION.matcher(LinkedMaps.truth(name));
    while (row.find()) {
      if (!TABLES.contains(row.group(2))) {
        long start = Long.parseLong(row.group(3), 16);
        long size = Long.parseLong(row.group(4), 16);
        String fact = row.group(1) + " " + new arenacheck.memory.AddressRange(start, size);
        assertTrue(outputs.contains(fact), fact);
        compared++;
      }
    }
    assertTrue(compared >= 3, "only " + compared + " sections");
  }

  @ParameterizedTest
  @MethodSource("names")
  void linkedMap_symbols_agreeWithNm(String name) {
    byte[] bytes = LinkedMaps.map(name);
    LinkMap map = MapText.readBytes(bytes);
    String text = new String(bytes, StandardCharsets.UTF_8);
    int compared = 0;
    Matcher row = SYMBOL.matcher(LinkedMaps.truth(name));
    while (row.find()) {
      long address = Long.parseLong(row.group(1), 16);
      String symbol = row.group(4);
      boolean global = "TDBRGSVW".contains(row.group(3));
      boolean local = "tdbr".contains(row.group(3)) && row.group(2) != null;
      boolean script = text.contains(" " + symbol + " = ");
      if (global && !script && !LIKE_STATEMENTS.contains(symbol)) {
        assertTrue(hasSymbol(map, symbol, address), symbol);
        compared++;
      } else if (local && !PLACED.contains(symbol)) {
        assertTrue(hasSection(map, symbol, address), symbol);
        compared++;
      }
    }
    assertTrue(compared >= 5, "only " + compared + " symbols");
  }

  private static boolean hasSymbol(LinkMap map, String name, long address) {
    for (MapSymbol symbol : map.symbolsNamed(name)) {
      if (symbol.address() == address) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasSection(LinkMap map, String symbol, long address) {
    for (InputSection section : map.inputSectionsFor(symbol)) {
      if (section.address() <= address && address < section.address() + section.size()) {
        return section.equals(map.inputSectionAt(section.output(), address));
      }
    }
    return false;
  }

  @Test
  void commonSymbols_ofARealLink_getTheSizesOfNm() {
    LinkMap map = MapText.readBytes(LinkedMaps.map("gnu-common"));
    int compared = 0;
    Matcher row = SYMBOL.matcher(LinkedMaps.truth("gnu-common"));
    while (row.find()) {
      for (MapSymbol symbol : map.symbolsNamed(row.group(4))) {
        if (symbol.size() >= 0) {
          assertEquals(Long.parseLong(row.group(2), 16), symbol.size(), symbol.name());
          compared++;
        }
      }
    }
    assertTrue(compared >= 3, "only " + compared + " symbols");
  }

  @Test
  void empty_orNoMap_isIncomplete() {
    assertEquals(0, MapText.read("").incomplete().line());
    assertEquals(
        "the map ends without its memory table", MapText.read("hello\n").incomplete().message());
    assertEquals(1, MapText.read("hello\n").incomplete().line());
  }

  @Test
  void memoryMap_missingOrWithoutAddresses_isIncomplete() {
    assertEquals(
        "no output section of the map has an address",
        MapText.read(MapText.MEMORY).incomplete().message());
    assertEquals(
        "no output section of the map has an address",
        MapText.read(MapText.MEMORY + "\n.bss\n *(.bss)\n" + MapText.END).incomplete().message());
  }

  @Test
  void outputStatement_missing_isIncomplete() {
    LinkMap map = MapText.read(MapText.MEMORY + SECTION_LINES);
    assertEquals(14, map.incomplete().line());
    assertTrue(map.incomplete().message().contains("OUTPUT"));
  }

  @Test
  void lastLine_cutBehindTheOutputStatement_isIncomplete() {
    String whole = MapText.MEMORY + SECTION_LINES + MapText.END;
    for (String end :
        List.of(
            "\n.orphan_sect",
            "\n.orphan         0x20001000       0x4",
            "\n.orphan         0x20001000       0x40 load address 0x0041",
            "\n.orphan         0x20001000       0x40\n .orphan",
            "\n.orphan         0x20001000       0x40\n .orphan        0x2000",
            "\n.orphan         0x20001000       0x40\n .orphan_long_name\n                0x2000")) {
      LinkMap map = MapText.read(whole + end);
      assertNotNull(map.incomplete(), end);
      assertEquals("the map ends in the middle of a line", map.incomplete().message());
    }
  }

  @Test
  void lastLine_wholeButWithoutNewline_isFine() {
    String whole = MapText.MEMORY + SECTION_LINES + MapText.END;
    assertNull(MapText.read(whole.stripTrailing()).incomplete());
    assertNull(
        MapText.read(
                whole
                    + "\n.comment        0x00000000       0x27\n .comment       0x00000000       0x27 a.o")
            .incomplete());
  }

  @Test
  void buildLog_beforeTheMap_isPassedOver() {
    LinkMap map =
        MapText.read(
            "[1/3] gcc -c a.c\n note: x\n\nLinking\n"
                + MapText.MEMORY
                + SECTION_LINES
                + MapText.END);
    assertNull(map.incomplete());
    assertEquals(0, map.unknownLines());
    assertEquals(1, map.regions().size());
  }

  @Test
  void secondMap_withoutACrossReferenceTable_isRefused() {
    String one = MapText.MEMORY + SECTION_LINES + MapText.END;
    assertEquals(
        "a second map begins before this line", MapText.read(one + one).incomplete().message());
  }

  @Test
  void paths_inAnOldEncoding_areKeptReadable() {
    byte[] bytes =
        (MapText.MEMORY + SECTION_LINES.replace("a.o", "gr\u00fcn.o") + MapText.END)
            .getBytes(StandardCharsets.ISO_8859_1);
    LinkMap map = MapText.readBytes(bytes);
    assertEquals(0, map.unknownLines());
    assertEquals("gr\ufffdn.o", map.inputSection(0).file());
  }

  @Test
  void nulBytes_inALine_areCountedAndTheRestIsRead() {
    LinkMap map = MapText.read(MapText.MEMORY + "LOAD a.o\n\0\0\0\n" + SECTION_LINES + MapText.END);
    assertEquals(1, map.unknownLines());
    assertEquals(1, map.inputSectionCount());
  }

  @Test
  void tooLongLine_isATroubleAndTheRestIsRead() {
    String line = " .bss." + "x".repeat(1 << 21);
    LinkMap map = MapText.read(MapText.MEMORY + line + "\n" + SECTION_LINES + MapText.END);
    assertEquals(1, map.troubles().size());
    assertEquals(1, map.inputSectionCount());
    assertFalse(map.troubles().get(0).message().contains("xxxxx"));
  }
}
