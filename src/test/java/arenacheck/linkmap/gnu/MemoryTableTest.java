package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapRegion;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTableTest {
  private static final String REST =
      """

      Linker script and memory map


      .text           0x00000000        0x4
      OUTPUT(a.elf elf32-littlearm)
      """;

  private static List<String> regions(LinkMap map) {
    List<String> facts = new ArrayList<>();
    for (MapRegion region : map.regions()) {
      facts.add(region.line() + " " + region.name() + " " + region.range().text());
    }
    return facts;
  }

  @Test
  void rows_eightDigits_withAndWithoutFlags() {
    LinkMap map =
        MapText.read(
            """
            Memory Configuration

            Name             Origin             Length             Attributes
            MCU_MRAM         0x00410000         0x003f0000         xr
            A_REGION_WITH_A_LONG_NAME 0x20000000         0x00010000         rw!x
            plain            0x60000000         0x02000000
            *default*        0x00000000         0xffffffff
            """
                + REST);
    assertNull(map.incomplete());
    assertEquals(List.of(), map.troubles());
    assertEquals(
        List.of(
            "4 MCU_MRAM [0x00410000, 0x00800000)",
            "5 A_REGION_WITH_A_LONG_NAME [0x20000000, 0x20010000)",
            "6 plain [0x60000000, 0x62000000)"),
        regions(map));
  }

  @Test
  void rows_sixteenDigitsAndSeparateNegation_areRead() {
    LinkMap map =
        MapText.read(
            """
            Memory Configuration

            Name             Origin             Length             Attributes
            data             0x0000000000800200 0x000000000000fe00 rw !x
            top              0xffffffff00000000 0x0000000100000000 rw !x
            *default*        0x0000000000000000 0xffffffffffffffff
            """
                + REST);
    assertEquals(
        List.of("4 data [0x00800200, 0x00810000)", "5 top [0xffffffff00000000, 2^64)"),
        regions(map));
  }

  @Test
  void noRegions_onlyTheDefaultRow_isAnEmptyTable() {
    LinkMap map =
        MapText.read(
            "Konfiguration\n\nName\n*default*        0x00000000         0xffffffff\n" + REST);
    assertNull(map.incomplete());
    assertEquals(List.of(), map.regions());
  }

  @Test
  void rowsOfAnotherTable_beforeABlankLine_areNone() {
    LinkMap map =
        MapText.read(
            """
            header
            FAKE             0x00000000         0x00000010

            Name
            REAL             0x00000000         0x00000020
            *default*        0x00000000         0xffffffff
            """
                + REST);
    assertEquals(List.of("5 REAL [0x00000000, 0x00000020)"), regions(map));
  }

  @Test
  void row_damaged_isATrouble() {
    LinkMap map =
        MapText.read(
            """
            Name
            RAM              0x2000000          0x00000020
            *default*        0x00000000         0xffffffff
            """
                + REST);
    assertEquals(List.of(2), MapText.troubleLines(map));
    assertEquals(List.of(), map.regions());
  }

  @Test
  void defaultRow_cut_leavesTheMapIncomplete() {
    assertNotNull(MapText.read("Name\n*default*        0x00000000         0x").incomplete());
    assertNotNull(MapText.read("Name\n*default*        0x0000").incomplete());
  }
}
