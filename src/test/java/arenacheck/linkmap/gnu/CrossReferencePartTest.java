package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossReferencePartTest {
  private static final String SECTION = "\n.text           0x00000000        0x4\n";

  private static final String TABLE =
      """

      Cross Reference Table

      Symbol                                            File
      (local) x                                         dir with space/a.o
      0x20000000                                        build0x1/a.o
      .text           0x00000000        0x4
                                                        start.o
      a_symbol_whose_name_is_longer_than_fifty_bytes_as_some_are a.o

      Stats: linker version: (GNU Binutils) 2.47
      """;

  private static LinkMap read(String table) {
    return MapText.read(MapText.MEMORY + SECTION + MapText.END + table);
  }

  @Test
  void table_isNotTakenForSections() {
    LinkMap map = read(TABLE);
    assertNull(map.incomplete());
    assertEquals(0, map.unknownLines());
    assertEquals(List.of(), map.troubles());
    assertEquals(List.of(".text 0+4"), MapText.outputs(map));
  }

  @Test
  void table_translated_isFoundByItsShape() {
    LinkMap map =
        read(
            TABLE
                .replace("Cross Reference Table", "相互参照テーブル")
                .replace("Symbol       ", "シンボル")
                .replace("File", "ファイル"));
    assertEquals(0, map.unknownLines());
    assertEquals(1, map.outputSections().size());
  }

  @Test
  void table_withOnlyItsHeader_isNothing() {
    LinkMap map = read("\nCross Reference Table\n\nSymbol                  File\n");
    assertEquals(0, map.unknownLines());
    assertNull(map.incomplete());
  }

  @Test
  void orphansBehindTheOutputStatement_areStillRead() {
    LinkMap map =
        read(
            """

            .model_weights  0x20001000       0x40 load address 0x00410000
             .model_weights
                            0x20001000       0x40 arena.o
                            0x20001000                aot_weights
            """
                + TABLE);
    assertEquals(List.of(".text 0+4", ".model_weights 20001000+40 @410000"), MapText.outputs(map));
    assertEquals(0, map.outputSections().get(1).patterns());
    assertEquals(List.of("aot_weights 20001000"), MapText.symbols(map));
  }

  @Test
  void statistics_withoutATable_areKnown() {
    LinkMap map = read("\nStats: args: ld -o a.elf \n\nStats: phase   cpu time\nStats: ALL  968\n");
    assertEquals(0, map.unknownLines());
  }

  @Test
  void sectionLines_inTheTable_areCounted() {
    LinkMap map = read(TABLE + " .bss           0x20000000        0x4 a.o\n");
    assertEquals(1, map.unknownLines());
  }

  @Test
  void secondMap_inOneFile_isRefused() {
    LinkMap map = read(TABLE + MapText.MEMORY + SECTION + MapText.END);
    assertNotNull(map.incomplete());
    assertEquals("a second map begins before this line", map.incomplete().message());
  }
}
