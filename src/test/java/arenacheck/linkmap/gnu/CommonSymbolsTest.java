package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommonSymbolsTest {
  private static final String TABLE =
      """

      Allocating common symbols
      Common symbol       size              file

      short_one           0x14              main.o
      a_name_of_18_bytes  0x3               main.o
      aot_arena_dtcm_buffer
                          0x1a90            dir with blank/arena.o
      """;

  private static final String CHUNK =
      """

      .bss            0x20000000     0x1ab0
       *(COMMON)
       COMMON         0x20000000     0x1ab0 dir with blank/arena.o
                      0x20000000                short_one
                      0x20000020                aot_arena_dtcm_buffer
      """;

  private static LinkMap read(String table, String chunk) {
    return MapText.read(table + MapText.MEMORY + chunk + MapText.END);
  }

  @Test
  void symbolsOfACommonChunk_namedInTheTable_getTheirSizes() {
    LinkMap map = read(TABLE, CHUNK);
    assertEquals(
        List.of("short_one 20000000+14", "aot_arena_dtcm_buffer 20000020+1a90"),
        MapText.symbols(map));
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines());
  }

  @Test
  void symbolsOfOtherSections_ofTheSameName_getNone() {
    LinkMap map = read(TABLE, CHUNK.replace(" COMMON  ", " .bss    "));
    assertEquals(
        List.of("short_one 20000000", "aot_arena_dtcm_buffer 20000020"), MapText.symbols(map));
  }

  @Test
  void heading_translated_makesNoDifference() {
    String table =
        TABLE
            .replace("Allocating common symbols", "割り当てている共通シンボル")
            .replace(
                "Common symbol       size              file", "共通シンボル        サイズ            ファイル");
    assertEquals("short_one 20000000+14", MapText.symbols(read(table, CHUNK)).get(0));
  }

  @Test
  void size_withoutFile_isNone() {
    LinkMap map = read(TABLE.replace("0x14              main.o", "0x14"), CHUNK);
    assertEquals("short_one 20000000", MapText.symbols(map).get(0));
  }
}
