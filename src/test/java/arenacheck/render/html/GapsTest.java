package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GapsTest {
  private static String gaps(long start, long length, long... others) {
    List<AddressRange> taken = new ArrayList<>();
    for (int i = 0; i < others.length; i += 2) {
      taken.add(new AddressRange(others[i], others[i + 1]));
    }
    StringBuilder text = new StringBuilder();
    for (AddressRange gap : Gaps.of(new AddressRange(start, length), taken)) {
      text.append(gap.text());
    }
    return text.toString();
  }

  @Test
  void of_nothingTaken_isTheWholeRange() {
    assertEquals("[0x00000010, 0x00000020)", gaps(16, 16));
  }

  @Test
  void of_overlappingAndUnsorted_leavesWhatNoneCovers() {
    assertEquals(
        "[0x00000010, 0x00000012)[0x00000018, 0x00000020)", gaps(16, 16, 20, 4, 0, 4, 18, 5));
  }

  @Test
  void of_allTaken_isNothing() {
    assertEquals("", gaps(16, 16, 0, 64));
  }

  @Test
  void of_topOfTheAddressSpace_reachesIt() {
    assertEquals("[0xfffffffffffffff0, 2^64)", gaps(-32, 32, -32, 16));
  }
}
