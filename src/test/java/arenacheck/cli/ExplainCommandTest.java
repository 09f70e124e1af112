package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Rule;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainCommandTest {
  private static final List<String> HEADINGS =
      List.of(
          "What it means",
          "Why it matters on the device",
          "How we know",
          "Usual causes, the likeliest first",
          "The mend");

  @Test
  void call_noRule_listsTheCatalogue() {
    Run run = Run.of("explain");
    assertEquals(0, run.code());
    for (Rule rule : Rule.values()) {
      assertTrue(run.out().contains("\n" + rule.text() + " "), rule.text());
      assertTrue(run.out().contains(rule.summary() + "\n"), rule.text());
    }
  }

  @Test
  void call_rule_printsNameLevelSummaryAndText() {
    Run run = Run.of("explain", "wrong-memory");
    assertEquals(0, run.code());
    assertTrue(
        run.out()
            .startsWith(
                "wrong-memory (error)\n"
                    + "Some byte lies outside the promised memory.\n\n"
                    + "What it means\n"),
        run.out());
  }

  @Test
  void call_unknownRule_suggestsTheNearest() {
    assertEquals(
        new Run(
            2,
            "",
            "arenacheck: error: there is no rule `wrong-memroy`\n"
                + "    help: did you mean `wrong-memory`?\n"),
        Run.of("explain", "wrong-memroy"));
  }

  @Test
  void call_severalRules_printsOneBehindTheOther() {
    String both = Run.of("explain", "moved", "misaligned").out();
    assertEquals(
        Run.of("explain", "moved").out() + "\n" + Run.of("explain", "misaligned").out(), both);
    String all = Run.of("explain", "all").out();
    for (Rule rule : Rule.values()) {
      assertTrue(all.contains(Run.of("explain", rule.text()).out()), rule.text());
    }
  }

  @Test
  void call_unknownOption_isRefused() {
    assertEquals(2, Run.of("explain", "--all").code());
  }

  @Test
  void call_help_saysHow() {
    assertTrue(
        Run.of("explain", "--help").out().startsWith("usage: arenacheck explain [RULE...|all]"));
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void text_everyRule_hasAllSectionsInPlainNarrowLines(Rule rule) {
    String text = Resource.text("explain/" + rule.text() + ".txt");
    int at = -1;
    for (String heading : HEADINGS) {
      int next = text.indexOf((at < 0 ? "" : "\n\n") + heading + "\n  ");
      assertTrue(next > at, rule.text() + " lacks, or has out of order: " + heading);
      at = next;
    }
    assertTrue(text.endsWith("\n"), rule.text());
    for (String line : text.split("\n")) {
      assertTrue(line.length() <= 80, line);
      assertTrue(line.equals(line.stripTrailing()), line);
      assertTrue(line.chars().allMatch(c -> c >= ' ' && c <= '~'), line);
    }
  }

  @Test
  void texts_all_belongToARule() throws IOException, URISyntaxException {
    URL folder = Resource.class.getResource("/arenacheck/explain");
    assertNotNull(folder);
    List<String> orphans = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".txt") || Rule.find(name.substring(0, name.length() - 4)) == null) {
          orphans.add(name);
        }
      }
    }
    assertEquals(List.of(), orphans);
  }
}
