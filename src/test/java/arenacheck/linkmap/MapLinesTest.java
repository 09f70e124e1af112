package arenacheck.linkmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MapLinesTest {
  private static MapLines over(String text) {
    return new MapLines(InputFile.of("a.map", text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static String text(MapLines lines) {
    return new String(
        lines.buffer(), lines.start(), lines.end() - lines.start(), StandardCharsets.ISO_8859_1);
  }

  private static List<String> all(MapLines lines) {
    List<String> found = new ArrayList<>();
    while (lines.next()) {
      found.add(text(lines));
      assertEquals(found.size(), lines.number());
    }
    return found;
  }

  @Test
  void lineEnds_lfAndCrLf_areLeftOut() {
    assertEquals(List.of("a", "", "b\r", "c"), all(over("a\n\r\nb\r\r\nc\n")));
  }

  @Test
  void nulBytes_inALine_survive() {
    assertEquals(List.of("a\0b", "\0"), all(over("a\0b\n\0")));
  }

  @Test
  void byteOrderMark_inFrontOfTheFirstLineOnly_isLeftOut() {
    assertEquals(
        List.of("a", "\u00ef\u00bb\u00bfb"),
        all(over("\u00ef\u00bb\u00bfa\n\u00ef\u00bb\u00bfb\n")));
    assertEquals(List.of("\u00ef\u00bb"), all(over("\u00ef\u00bb")));
    assertEquals(List.of(""), all(over("\u00ef\u00bb\u00bf")));
  }

  @Test
  void lastLine_withoutNewline_isReadAndTold() {
    MapLines lines = over("a\nb");
    assertEquals(List.of("a", "b"), all(lines));
    assertTrue(lines.endsWithoutNewline());
    assertFalse(lines.next());
    assertEquals(2, lines.number());
  }

  @Test
  void lastLine_withNewline_isToldToo() {
    MapLines lines = over("a\nb\n");
    assertEquals(List.of("a", "b"), all(lines));
    assertFalse(lines.endsWithoutNewline());
  }

  @Test
  void end_askedFromInside_isTheSame() {
    MapLines lines = over("abcdef\r\nx\n");
    assertTrue(lines.next());
    assertEquals(6, lines.end(lines.start() + 4) - lines.start());
    assertTrue(lines.next());
    assertEquals("x", text(lines));
  }

  @Test
  void linesNotLookedAt_areSkippedAndCounted() {
    MapLines lines = over("a\nb\nc");
    assertTrue(lines.next());
    assertTrue(lines.next());
    assertTrue(lines.next());
    assertEquals(3, lines.number());
    assertEquals("c", text(lines));
  }

  @Test
  void blocks_randomLines_areTheSameAsASplit() {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      String line = "x".repeat(i % 500 == 0 ? 40_000 + random.nextInt(60_000) : i % 90);
      expected.add(line);
      text.append(line).append(random.nextBoolean() ? "\n" : "\r\n");
    }
    assertEquals(expected, all(over(text.toString())));
  }

  @Test
  void tooLongLine_inTheMiddle_isCutAndTheNextOneFollows() {
    for (int extra : new int[] {70_000, 131_072, 3_000_000}) {
      MapLines lines = over("a\n" + "y".repeat(MapLines.LONGEST + extra) + "\nb\n\nc");
      assertTrue(lines.next());
      assertTrue(lines.next());
      assertEquals(MapLines.LONGEST, lines.end() - lines.start());
      assertTrue(lines.isCut());
      assertTrue(lines.next());
      assertFalse(lines.isCut());
      assertEquals("b", text(lines));
      assertEquals(3, lines.number());
      assertTrue(lines.next());
      assertTrue(lines.next());
      assertEquals("c", text(lines));
      assertFalse(lines.next());
      assertTrue(lines.endsWithoutNewline());
    }
  }

  @Test
  void longLine_atTheLimit_isKeptWhole() {
    String line = "z".repeat(MapLines.LONGEST);
    MapLines lines = over(line + "\nb\n");
    assertEquals(List.of(line, "b"), all(lines));
  }

  @Test
  void tooLongLine_atTheEnd_isCut() {
    MapLines lines = over("q".repeat(2 * MapLines.LONGEST));
    assertTrue(lines.next());
    assertTrue(lines.isCut());
    assertTrue(lines.endsWithoutNewline());
    assertFalse(lines.next());
  }
}
