package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void text_plainName_staysTheSameObject() {
    String name = "aot_arena_dtcm_buffer";
    assertSame(name, Printable.text(name));
  }

  @Test
  void text_controlCharacters_areEscaped() {
    assertEquals("a\\x1b[2Jb\\x0a\\x7f\\x9b", Printable.text("a\u001b[2Jb\n\u007f\u009b"));
  }

  @Test
  void text_directionMarksAndLineSeparators_areEscaped() {
    assertEquals("a\\u202eb\\u2028c\\ufeff", Printable.text("a\u202eb\u2028c\ufeff"));
  }

  @Test
  void text_lettersOfOtherAlphabets_stay() {
    assertEquals("na\u00efve \ud83d\ude00", Printable.text("na\u00efve \ud83d\ude00"));
  }

  @Test
  void text_halfSurrogatePair_isEscaped() {
    assertEquals("x\\ud83d", Printable.text("x\ud83d"));
    assertEquals("\\ude00x", Printable.text("\ude00x"));
  }

  @Test
  void unicode_halfSurrogatePair_isReplaced() {
    assertEquals("x\ufffd\n", Printable.unicode("x\ud83d\n"));
    assertEquals("\ud83d\ude00\ufffd", Printable.unicode("\ud83d\ude00\ude00"));
  }
}
