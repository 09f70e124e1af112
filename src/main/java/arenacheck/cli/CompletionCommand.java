package arenacheck.cli;

import arenacheck.io.InputException;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;

/** {@code arenacheck completion}: the script by which bash and zsh complete a command line. */
final class CompletionCommand {
  private final Console console;

  CompletionCommand(Console console) {
    this.console = console;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck completion").addPositionals();
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), args);
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/completion.txt"));
      return ExitCode.PASS;
    }
    if (!parsed.positionals().isEmpty()) {
      throw new InputException(
          null,
          "`" + parsed.positionals().get(0) + "` is one argument too many",
          "`arenacheck completion` prints one script for bash and zsh");
    }
    console.print(AutoComplete.bash("arenacheck", new CommandLine(Completion.spec())));
    return ExitCode.PASS;
  }
}
