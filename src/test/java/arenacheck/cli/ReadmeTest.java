package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the README says about rules and options is so. */
class ReadmeTest {
  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  @Test
  void sample_isWhatTheGoldenCasePrints() throws IOException {
    String golden = Files.readString(Path.of("testdata/cases/image-gc-persistent/stdout.txt"));
    assertTrue(readme().contains("--target apollo510_evb\n" + golden + "```\n"), golden);
  }

  @Test
  void rules_areTheCatalogueInItsOrder() throws IOException {
    StringBuilder expected = new StringBuilder("| rule | level | what is wrong |\n|---|---|---|\n");
    for (Rule rule : Rule.values()) {
      expected.append("| `" + rule.text() + "` | " + rule.level().text() + " | ");
      expected.append(rule.summary() + " |\n");
    }
    String readme = readme();
    int start = readme.indexOf("| rule | level |");
    assertEquals(expected.toString(), readme.substring(start, readme.indexOf("\n\n", start) + 1));
  }

  @Test
  void options_areAllThere() throws IOException {
    String readme = readme();
    for (Option option : CheckArguments.spec().options()) {
      boolean help = option.equals(Syntax.HELP);
      boolean named = readme.contains("\n| `" + option.names().get(0));
      assertTrue(help || named, "README lacks " + option.names().get(0));
    }
  }

  @Test
  void commands_areThoseOfTheBuildMachine() throws IOException {
    String script = Files.readString(Path.of(".ci/run"));
    for (String command : new String[] {"scripts/demo", "mvn -B verify"}) {
      assertTrue(readme().contains("\n" + command), command);
      assertTrue(script.contains("\n" + command), command);
    }
  }
}
