package arenacheck.cli;

import arenacheck.io.InputException;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code arenacheck completion}: the script by which bash and zsh complete a command line. */
final class CompletionCommand {
  private final Console console;

  CompletionCommand(Console console) {
    this.console = console;
  }

  static CommandSpec spec() {
    return Arguments.spec("arenacheck completion").addPositional(Arguments.positionals());
  }

  int call(List<String> args) {
    ParseResult parsed = Arguments.parse(spec(), args);
    if (parsed.isUsageHelpRequested()) {
      console.print(Resource.text("help/completion.txt"));
      return ExitCode.PASS;
    }
    if (!Arguments.positionals(parsed).isEmpty()) {
      throw new InputException(
          null,
          "`" + Arguments.positionals(parsed).get(0) + "` is one argument too many",
          "`arenacheck completion` prints one script for bash and zsh");
    }
    console.print(AutoComplete.bash("arenacheck", new CommandLine(Completion.spec())));
    return ExitCode.PASS;
  }
}
