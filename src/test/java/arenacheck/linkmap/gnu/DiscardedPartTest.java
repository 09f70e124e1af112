package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.linkmap.LinkMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiscardedPartTest {
  private static final String ROWS =
      """

      %s

       .text          0x00000000        0x0 main.o
       .bss.13_bytes  0x00000000     0xac90 C:/Program Files (x86)/lib a.a(arena.o)
       .bss.aot_arena_dtcm_buffer
                      0x00000000     0xac90 arena.o
       ARENA          0x00000000        0x4 odd.o
      """;

  private static final List<String> FACTS =
      List.of(
          ".text 0 main.o",
          ".bss.13_bytes ac90 C:/Program Files (x86)/lib a.a(arena.o)",
          ".bss.aot_arena_dtcm_buffer ac90 arena.o",
          "ARENA 4 odd.o");

  @Test
  void rows_shortAndWrappedNames_areRead() {
    LinkMap map = MapText.front(ROWS.replace("%s", "Discarded input sections"));
    assertEquals(FACTS, MapText.discarded(map));
    assertEquals(List.of(), map.troubles());
    assertTrue(map.listsDiscarded());
    assertEquals(6, map.discarded().get(2).line());
    assertEquals(-1, map.discarded().get(2).output());
  }

  @Test
  void heading_translatedOrDamaged_makesNoDifference() {
    for (String heading : List.of("Sections d'entrée éliminées", "舍弃的输入节", "")) {
      LinkMap map = MapText.front(ROWS.replace("%s", heading));
      assertEquals(4, map.discarded().size());
      assertTrue(map.listsDiscarded());
    }
  }

  @Test
  void sixteenDigitsAndCarriageReturns_areRead() {
    String rows = ROWS.replace("0x00000000", "0x0000000000000000").replace("\n", "\r\n");
    LinkMap map = MapText.front(rows.replace("%s", "Discarded input sections"));
    assertEquals(FACTS.get(2), MapText.discarded(map).get(2));
  }

  @Test
  void noList_isTold() {
    assertFalse(MapText.front("\nmain stuff\n").listsDiscarded());
    LinkMap map = MapText.front("\nThere are no discarded input sections\n");
    assertTrue(map.listsDiscarded());
    assertEquals(List.of(), map.discarded());
  }

  @Test
  void discardedNeverMixesWithKept_evenAtAddressZero() {
    LinkMap map =
        MapText.read(
            ROWS
                + MapText.MEMORY
                + """

                .itcm           0x00000000       0x10
                 *(.itcm*)
                 .bss.aot_arena_dtcm_buffer
                                0x00000000       0x10 other.o
                """
                + MapText.END);
    assertEquals(List.of(".bss.aot_arena_dtcm_buffer 0+10 other.o"), MapText.inputs(map));
    assertEquals(4, map.discarded().size());
  }

  @Test
  void row_damaged_isATrouble() {
    String good = "\nx\n\n .text          0x00000000        0x0 main.o\n";
    for (String bad :
        List.of(
            " .bss.b         0x0000000       0x10 main.o\n",
            " .bss.b         0x00000000       main.o\n",
            " .bss.b         0x00000000       0x10\n",
            " .bss.b         0x00000004       0x10 main.o\n",
            " .bss.long_enough_name\n                0x00000000       0x10\n",
            " .bss.long_enough_name\nheading\n",
            " .bss.long_enough_name\n .data          0x00000000        0x0 main.o\n")) {
      LinkMap map = MapText.front(good + bad);
      assertEquals(List.of(5), MapText.troubleLines(map), bad);
    }
  }

  @Test
  void indentedLines_ofABuildLog_areNone() {
    LinkMap map =
        MapText.front(
            """
            main.c: In function 'main':
             note: in expansion
               12 |   int x;
            Archive member included to satisfy reference by file (symbol)

            libnn.a(arithmetic_kernels.o)
                                          main.o (run_model)
            """);
    assertEquals(List.of(), map.troubles());
    assertEquals(List.of(), map.discarded());
    assertFalse(map.listsDiscarded());
  }
}
