package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.account.MemoryRow;
import arenacheck.check.MemoryDelta;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeltaRowTest {
  private static MemoryRow memory(Long capacity, long linked, long heap) {
    return new MemoryRow("dtcm", capacity, linked, 0L, linked, 0L, 0L, 0L, heap, null, List.of());
  }

  private static List<String> rows(MemoryRow before, MemoryRow after) {
    List<String> rows = new ArrayList<>();
    for (DeltaRow row : DeltaRow.of(List.of(new MemoryDelta("dtcm", before, after)))) {
      rows.add(row.figure() + " " + row.before() + " " + row.after() + " " + row.change());
    }
    return rows;
  }

  @Test
  void of_both_tellsEachChangeToo0() {
    assertEquals(
        List.of("arena_used 8 0 -8", "linked 8 0 -8", "heap 0 4 +4"),
        rows(memory(64L, 8, 0), memory(64L, 0, 4)));
  }

  @Test
  void of_oneSide_leavesOutWhatIs0() {
    assertEquals(List.of("capacity - 64 -", "heap - 4 -"), rows(null, memory(64L, 0, 4)));
    assertEquals(
        List.of("capacity 64 - -", "arena_used 8 - -", "linked 8 - -"),
        rows(memory(64L, 8, 0), null));
  }

  @Test
  void of_oneSideOfNothing_isStillTold() {
    assertEquals(List.of("arena_used - 0 -"), rows(null, memory(null, 0, 0)));
  }
}
