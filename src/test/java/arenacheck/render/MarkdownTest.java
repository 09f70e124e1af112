package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "plain words, and (more): 0x10~plain words, and (more): 0x10",
        "a|b~a&#124;b",
        "<b>&amp;~&#60;b&#62;&#38;amp;",
        "**b** _i_~&#42;&#42;b&#42;&#42; &#95;i&#95;",
        "[l](x)~&#91;l&#93;(x)",
        "@team #12~&#64;<!-- -->team &#35;<!-- -->12",
        "http://h.example www.h.example~http&#58;//h.example www&#46;h.example",
      })
  void text_anyMarkup_showsAsItself(String raw, String expected) {
    assertEquals(expected, Markdown.text(raw));
  }

  @Test
  void text_tilde_cannotStrikeOut() {
    assertEquals("&#126;&#126;x&#126;&#126;", Markdown.text("~~x~~"));
  }

  @Test
  void code_plainName_isACodeSpan() {
    assertEquals(
        "`aot_arena_dtcm_buffer.lto_priv.0`", Markdown.code("aot_arena_dtcm_buffer.lto_priv.0"));
    assertEquals("`a b/fw.map:7`", Markdown.code("a b/fw.map:7"));
  }

  @Test
  void code_nameThatASpanCannotHold_isAnElementWithReferences() {
    assertEquals("<code>a&#96;b&#124;c&#92;</code>", Markdown.code("a`b|c\\"));
    assertEquals("<code>&#92;x0a&#35;<!-- --> head</code>", Markdown.code("\n# head"));
    assertEquals("<code> </code>", Markdown.code(" "));
  }

  @Test
  void message_namesInBackticks_becomeCode() {
    assertEquals(
        "`a_b` is in `<x>`".replace("`<x>`", "<code>&#60;x&#62;</code>"),
        Markdown.message("`a_b` is in `<x>`"));
    assertEquals("odd &#96;one", Markdown.message("odd `one"));
  }
}
