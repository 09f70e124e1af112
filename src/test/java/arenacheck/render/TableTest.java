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
}
