package arenacheck.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AddressRangeTest {
  private static final AddressRange TOP = new AddressRange(-16, 16);
  private static final AddressRange LOW = new AddressRange(0, 16);
  private static final AddressRange ALL_BUT_ONE = new AddressRange(0, -1);

  @Test
  void rangeToTheTop_isOneOf64Bits() {
    assertEquals(0, TOP.end());
    assertTrue(TOP.contains(-1));
    assertTrue(TOP.contains(-16));
    assertFalse(TOP.contains(-17));
    assertFalse(TOP.contains(0));
    assertEquals("[0xfffffffffffffff0, 2^64)", TOP.text());
  }

  @Test
  void wrap_isRefusedOrCut() {
    assertFalse(AddressRange.fits(-16, 17));
    assertThrows(IllegalArgumentException.class, () -> new AddressRange(-16, 17));
    assertThrows(IllegalArgumentException.class, () -> new AddressRange(2, -1));
    assertEquals(TOP, AddressRange.clamped(-16, 17));
    assertEquals(TOP, AddressRange.clamped(-16, -1));
    assertEquals(LOW, AddressRange.clamped(0, 16));
    assertTrue(AddressRange.fits(1, -1));
    assertTrue(AddressRange.fits(-1, 1));
    assertTrue(AddressRange.fits(-1, 0));
  }

  @Test
  void between_reversedIsEmpty() {
    assertEquals(new AddressRange(4, 8), AddressRange.between(4, 12));
    assertTrue(AddressRange.between(12, 4).isEmpty());
    assertTrue(AddressRange.between(4, 4).isEmpty());
    assertEquals(
        new AddressRange(0x7fffffffffffffffL, 2),
        AddressRange.between(0x7fffffffffffffffL, 0x8000000000000001L));
  }

  @Test
  void emptyRange_hasAPlaceAndNoBytes() {
    AddressRange empty = new AddressRange(8, 0);
    assertFalse(empty.contains(8));
    assertFalse(empty.overlaps(LOW));
    assertFalse(LOW.overlaps(empty));
    assertTrue(LOW.contains(empty));
    assertFalse(LOW.contains(new AddressRange(16, 0)));
    assertTrue(LOW.intersection(empty).isEmpty());
    assertEquals("[0x00000008, 0x00000008)", empty.text());
  }

  @Test
  void neighbours_doNotOverlap() {
    AddressRange next = new AddressRange(16, 16);
    assertFalse(LOW.overlaps(next));
    assertFalse(TOP.overlaps(LOW));
    assertFalse(LOW.overlaps(TOP));
    assertTrue(LOW.overlaps(new AddressRange(15, 1)));
    assertTrue(ALL_BUT_ONE.overlaps(TOP));
    assertEquals(new AddressRange(-16, 15), ALL_BUT_ONE.intersection(TOP));
  }

  @Test
  void contains_rangePastTheEnd_isFalse() {
    assertTrue(LOW.contains(LOW));
    assertFalse(LOW.contains(new AddressRange(8, 9)));
    assertFalse(LOW.contains(new AddressRange(8, -8 - 1)));
    assertTrue(TOP.contains(new AddressRange(-1, 1)));
  }

  @Test
  void randomRanges_agreeWithBigNumbers() {
    Random random = new Random(1);
    int overlapping = 0;
    for (int i = 0; i < 50_000; i++) {
      AddressRange a = AddressRange.clamped(edge(random), edge(random));
      AddressRange b = AddressRange.clamped(edge(random), edge(random));
      BigInteger from = big(a.start()).max(big(b.start()));
      BigInteger to = end(a).min(end(b));
      boolean overlap = from.compareTo(to) < 0;
      assertEquals(overlap, a.overlaps(b), a.text() + b.text());
      assertEquals(overlap ? to.subtract(from) : BigInteger.ZERO, big(a.intersection(b).length()));
      boolean inside =
          big(b.start()).compareTo(big(a.start())) >= 0
              && end(b).compareTo(end(a)) <= 0
              && big(b.start()).compareTo(end(a)) < 0;
      assertEquals(inside, a.contains(b), a.text() + b.text());
      overlapping += overlap ? 1 : 0;
    }
    assertTrue(overlapping > 1000);
  }

  /** Numbers near 0, 2^63 and 2^64. */
  private static long edge(Random random) {
    return ((long) random.nextInt(3) << 62) * 2 + random.nextInt(64) - 32;
  }

  private static BigInteger big(long value) {
    return new BigInteger(Long.toUnsignedString(value));
  }

  private static BigInteger end(AddressRange range) {
    return big(range.start()).add(big(range.length()));
  }

  @Test
  void parse_startAndLength() {
    assertEquals(new AddressRange(0x20000000L, 512 << 10), AddressRange.parse("0x20000000+512K"));
    assertEquals(TOP, AddressRange.parse("0xfffffffffffffff0+16"));
  }

  @Test
  void parse_otherText_isRefused() {
    assertEquals("`dtcm` is no range", refusal("dtcm"));
    assertEquals("`` is no address", refusal("+16"));
    assertEquals("`` is no size", refusal("0x0+"));
    assertEquals("`1+2` is no size", refusal("0+1+2"));
    assertEquals(
        "`0xfffffffffffffff0+17` ends above the 64-bit address space",
        refusal("0xfffffffffffffff0+17"));
  }

  private static String refusal(String text) {
    return assertThrows(InputException.class, () -> AddressRange.parse(text)).getMessage();
  }
}
