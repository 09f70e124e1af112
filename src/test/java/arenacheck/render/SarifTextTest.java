package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SarifTextTest {
  @ParameterizedTest
  @CsvSource({
    "build/fw.map, build/fw.map",
    "../out dir/fw#1.map, ../out%20dir/fw%231.map",
    "/abs/fw.elf, file:///abs/fw.elf",
    "C:\\build\\fw.map, file:///C:/build/fw.map",
    "\\\\host\\share\\fw.map, file://host/share/fw.map",
    "a:b/100%.map, a%3Ab/100%25.map",
    "d\u00e9j\u00e0.map, d%C3%A9j%C3%A0.map",
    "back\\slash, back%5Cslash",
    "half\ud800.map, half%EF%BF%BD.map",
  })
  void uri_anyPath_isAReferenceThatKeepsIt(String path, String expected) {
    assertEquals(expected, SarifText.uri(path));
    assertEquals(expected, URI.create(expected).toString());
  }

  @Test
  void message_bracesAndLinks_areWhatTheyLookLike() {
    assertEquals("a{{0}} [0x0, 0x4)", SarifText.message("a{0} [0x0, 0x4)"));
    assertEquals("[text\\](http://h.example)", SarifText.message("[text](http://h.example)"));
  }

  @Test
  void markdown_listsAndHeadings_areMarkdown() {
    Explanation explanation =
        Explanation.parse("Head\n  x <b>\nCauses\n  1. one\n  2. two\nMend\n  - a\n");
    assertEquals(
        "### Head\n\nx &#60;b&#62;\n\n### Causes\n\n1. one\n2. two\n\n### Mend\n\n- a\n",
        SarifText.markdown(explanation));
  }
}
