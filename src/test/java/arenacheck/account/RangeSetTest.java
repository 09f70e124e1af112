package arenacheck.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RangeSetTest {
  private static RangeSet of(long... bounds) {
    RangeSet set = new RangeSet();
    for (int i = 0; i < bounds.length; i += 2) {
      set.add(new AddressRange(bounds[i], bounds[i + 1]));
    }
    return set;
  }

  @Test
  void sharedBytes_countOnce() {
    assertEquals(24, of(0, 16, 8, 16).size());
    assertEquals(16, of(0, 16, 4, 4).size());
    assertEquals(List.of(new AddressRange(0, 32)), of(16, 16, 0, 16).merged());
    assertEquals(0, of(0, 0).size());
  }

  @Test
  void rangesUpTo2To64_doNotWrap() {
    assertEquals(List.of(new AddressRange(-16, 16)), of(-16, 16, -8, 8).merged());
    assertEquals(24, of(0, 8, -16, 16).size());
    assertEquals(List.of(new AddressRange(-16, 8)), of(-16, 16).minus(of(-8, 8)).merged());
  }

  @Test
  void sizeIn_aperturesThatOverlap_countOnce() {
    Memory memory =
        new Memory(
            "m",
            List.of(new AddressRange(0, 16), new AddressRange(8, 16)),
            null,
            false,
            false,
            null);
    assertEquals(24, of(0, 64).sizeIn(memory));
  }

  @Test
  void unionAndDifference_agreeWithBits() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      BitSet left = new BitSet();
      BitSet right = new BitSet();
      RangeSet one = random(random, left);
      RangeSet other = random(random, right);
      assertEquals(left.cardinality(), one.size());
      BitSet rest = (BitSet) left.clone();
      rest.andNot(right);
      assertEquals(rest.cardinality(), one.minus(other).size());
      RangeSet union = new RangeSet();
      union.addAll(one);
      union.addAll(other);
      left.or(right);
      assertEquals(left.cardinality(), union.size());
    }
  }

  private static RangeSet random(Random random, BitSet bits) {
    RangeSet set = new RangeSet();
    for (int i = random.nextInt(6); i > 0; i--) {
      int start = random.nextInt(200);
      int length = random.nextInt(40);
      set.add(new AddressRange(start, length));
      bits.set(start, start + length);
    }
    return set;
  }
}
