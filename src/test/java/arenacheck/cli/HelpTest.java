package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTest {
  static java.util.List<String> commands() {
    return Main.COMMANDS;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void help_fitsATerminal_andIsPlain(String command) {
    Run run = Run.of(command, "--help");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("usage: arenacheck " + command), run.out());
    for (String line : run.out().split("\n")) {
      assertTrue(line.length() <= 80, line);
      assertEquals(line.stripTrailing(), line);
      assertTrue(line.chars().allMatch(c -> c >= ' ' && c <= '~'), line);
    }
  }
}
