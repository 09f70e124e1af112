package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

class CompletionCommandTest {
  @Test
  void completion_knowsEveryCommandOfMain() {
    assertEquals(
        new TreeSet<>(Main.COMMANDS), new TreeSet<>(Completion.spec().subcommands().keySet()));
  }

  @Test
  void completion_check_hasTheOptionsOfCheck() {
    CommandSpec check = Completion.spec().subcommands().get("check").getCommandSpec();
    assertEquals(
        new TreeSet<>(CheckArguments.spec().names()), new TreeSet<>(check.optionsMap().keySet()));
    assertTrue(check.optionsMap().keySet().containsAll(Set.of("--report", "-o", "--output")));
  }

  @Test
  void completion_twice_isTheSameScript() {
    Run run = Run.of("completion");
    assertEquals(0, run.code());
    assertEquals("", run.err());
    assertTrue(run.out().startsWith("#!"), run.out());
    assertEquals(run, Run.of("completion"));
  }

  @Test
  void completion_argument_isRefused() {
    Run run = Run.of("completion", "fish");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("`fish` is one argument too many"), run.err());
  }
}
