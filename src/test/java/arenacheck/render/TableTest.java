package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
  @Test
  void print_numbers_areAlignedRightAndLastColumnIsNotPadded() {
    Table table = new Table().left("NAME").right("BYTES").left("STATUS");
    table.row(List.of("a", "5", "ok"));
    table.row(List.of("longer", "44176", "failed"));
    StringBuilder out = new StringBuilder();
    table.print(out);
    assertEquals(
        """
        NAME    BYTES  STATUS
        a           5  ok
        longer  44176  failed
        """,
        out.toString());
  }

  @Test
  void row_otherWidth_isRefused() {
    Table table = new Table().left("NAME");
    assertThrows(IllegalArgumentException.class, () -> table.row(List.of("a", "b")));
  }

  @Test
  void print_wideAndCombiningCharacters_takeTheirColumns() {
    Table table = new Table().left("FILE").left("WHAT");
    table.row(List.of("\u65e5\u672c/a", "1"));
    table.row(List.of("e\u0301t\u00e9.c", "2"));
    table.row(List.of("\ud83d\ude00", "3"));
    StringBuilder out = new StringBuilder();
    table.print(out);
    assertEquals(
        "FILE    WHAT\n\u65e5\u672c/a  1\ne\u0301t\u00e9.c   2\n\ud83d\ude00      3\n",
        out.toString());
  }
}
