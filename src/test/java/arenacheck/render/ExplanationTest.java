package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenacheck.check.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplanationTest {
  @Test
  void parse_headingsParagraphsAndLists_areTakenApart() {
    Explanation explanation =
        Explanation.parse(
            "Head\n  one\n  line\n\n  two\nList\n  1. first\n     goes on\n  2. second\n  - dash\n");
    assertEquals("one line", explanation.meaning());
    assertEquals(
        "[Part[title=Head, blocks=[Block[form=PARAGRAPH, text=one line],"
            + " Block[form=PARAGRAPH, text=two]]],"
            + " Part[title=List, blocks=[Block[form=NUMBERED, text=first goes on],"
            + " Block[form=NUMBERED, text=second], Block[form=BULLET, text=dash]]]]",
        explanation.parts().toString());
  }

  /** Every word of the text is there, in its order. */
  @ParameterizedTest
  @EnumSource(Rule.class)
  void of_everyRule_losesNoWord(Rule rule) {
    Explanation explanation = Explanation.of(rule);
    StringBuilder words = new StringBuilder();
    for (Explanation.Part part : explanation.parts()) {
      words.append(part.title());
      part.blocks().forEach(block -> words.append(block.text()));
    }
    String text = Explanation.text(rule).replaceAll("(?m)^  (\\d+\\. |- )", "");
    assertEquals(text.replaceAll("\\s", ""), words.toString().replaceAll("\\s", ""));
    assertFalse(explanation.meaning().isEmpty());
  }
}
