package arenacheck.linkmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LineCursorTest {
  private static LineCursor on(String text) {
    MapLines lines = new MapLines(InputFile.of("m.map", text.getBytes(StandardCharsets.UTF_8)));
    assertTrue(lines.next());
    return new LineCursor().on(lines);
  }

  private static byte[] literal(String text) {
    return LineCursor.literal(text);
  }

  @Test
  void hex_sixteenDigits_isUnsigned() {
    LineCursor line = on("ffffffffffffffff x");
    assertTrue(line.hex());
    assertEquals(-1, line.value());
    assertEquals(1, line.blanks());
  }

  @Test
  void hex_partOfAWordOrTooLong_isNotTaken() {
    assertFalse(on("12fg").hex());
    assertFalse(on("12_").hex());
    assertFalse(on("10000000000000000").hex());
    assertFalse(on("\n").hex());
    assertFalse(on("-1").hex());
  }

  @Test
  void prefixedHex_needsPrefixAndDigits() {
    LineCursor line = on("0x0041)");
    assertTrue(line.prefixedHex());
    assertEquals(0x41, line.value());
    assertTrue(line.take(')'));
    assertTrue(line.atEnd());
    assertFalse(on("0x").prefixedHex());
    assertFalse(on("0041").prefixedHex());
  }

  @Test
  void decimal_readsEighteenDigits() {
    LineCursor line = on("999999999999999999");
    assertTrue(line.decimal());
    assertEquals(999999999999999999L, line.value());
    assertFalse(on("1000000000000000000").decimal());
    assertFalse(on("12a").decimal());
  }

  @Test
  void take_whatDoesNotStandThere_stays() {
    LineCursor line = on("Size: 4\nnext");
    assertFalse(line.take(literal("Size: 4\n")));
    assertFalse(line.take('s'));
    assertTrue(line.take(literal("Size:")));
    assertEquals(line.start() + 5, line.at());
  }

  @Test
  void find_looksFromHere_findLastFromTheEnd() {
    LineCursor line = on("a:(b):(c)");
    byte[] split = literal(":(");
    assertEquals(line.start() + 1, line.find(split));
    assertEquals(line.start() + 5, line.findLast(split));
    line.goTo(line.start() + 6);
    assertEquals(-1, line.find(split));
    assertEquals(-1, line.findLast(split));
  }

  @Test
  void isAll_andStandsAt_stayInsideTheLine() {
    LineCursor line = on("ab\nabc");
    assertTrue(line.isAll(literal("ab")));
    assertFalse(line.isAll(literal("a")));
    assertFalse(line.standsAt(literal("b\n"), line.start() + 1));
    assertFalse(line.standsAt(literal("a"), line.start() - 1));
    assertFalse(line.standsAt(literal("a"), line.end()));
  }

  @Test
  void word_endsAtABlank() {
    LineCursor line = on("two words");
    assertTrue(line.word());
    assertEquals("two", line.text(line.start(), line.at()));
    assertFalse(line.word());
  }
}
