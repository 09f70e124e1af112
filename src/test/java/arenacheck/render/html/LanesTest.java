package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import arenacheck.memory.AddressRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LanesTest {
  private static List<AddressRange> ranges(long... startsAndLengths) {
    List<AddressRange> ranges = new ArrayList<>();
    for (int i = 0; i < startsAndLengths.length; i += 2) {
      ranges.add(new AddressRange(startsAndLengths[i], startsAndLengths[i + 1]));
    }
    return ranges;
  }

  private static List<Integer> lanes(List<AddressRange> ranges) {
    Lanes lanes = new Lanes(ranges);
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < ranges.size(); i++) {
      list.add(lanes.of(i));
    }
    return list;
  }

  @Test
  void of_neighbours_shareALane() {
    assertEquals(List.of(0, 0, 0), lanes(ranges(0, 16, 16, 16, 40, 8)));
  }

  @Test
  void of_overlaps_getLanesOfTheirOwn() {
    assertEquals(List.of(0, 1, 0, 2), lanes(ranges(0, 16, 0, 64, 16, 16, 20, 4)));
  }

  @Test
  void of_sizeUnknown_takesAByte() {
    assertEquals(List.of(0, 1), lanes(ranges(8, 0, 8, 0)));
  }

  @Test
  void of_topOfTheAddressSpace_doesNotWrap() {
    assertEquals(List.of(0, 1, 1), lanes(ranges(-64, 64, -32, 16, -16, 16)));
  }

  /** The fewest lanes that can be: as many as ranges lie over each other at the deepest place. */
  @Test
  void count_randomRanges_isTheGreatestDepthAndNoneCollide() {
    Random random = new Random(7);
    List<AddressRange> ranges = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      ranges.add(new AddressRange(random.nextInt(500), 1 + random.nextInt(60)));
    }
    ranges.sort((a, b) -> Long.compare(a.start(), b.start()));
    Lanes lanes = new Lanes(ranges);
    int deepest = 0;
    for (int at = 0; at < 600; at++) {
      int depth = 0;
      for (AddressRange range : ranges) {
        depth += range.contains(at) ? 1 : 0;
      }
      deepest = Math.max(deepest, depth);
    }
    assertEquals(deepest, lanes.count());
    for (int i = 0; i < ranges.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertFalse(
            lanes.of(i) == lanes.of(j) && ranges.get(i).overlaps(ranges.get(j)), i + " and " + j);
      }
    }
  }

  @Test
  void of_hundredThousandAtOnePlace_isQuick() {
    List<AddressRange> ranges = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      ranges.add(new AddressRange(0, 64));
    }
    assertTimeout(Duration.ofSeconds(3), () -> assertEquals(100_000, new Lanes(ranges).count()));
  }
}
