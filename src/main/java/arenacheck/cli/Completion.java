package arenacheck.cli;

import arenacheck.memory.Targets;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * All commands in one specification, with what a value may be: names, or files where nothing else
 * is known. The commands' own syntax does without, for the check must start fast.
 */
final class Completion {
  private static final Map<String, Syntax> COMMANDS =
      Map.of(
          "check", CheckArguments.spec(),
          "compare", CompareCommand.spec(),
          "completion", CompletionCommand.spec(),
          "diff", DiffCommand.spec(),
          "explain", ExplainCommand.spec(),
          "locate", LocateCommand.spec(),
          "show", ShowCommand.spec(),
          "targets", TargetsCommand.spec());

  /** The options whose values are names, not files. */
  private static final Map<String, List<String>> NAMES =
      Map.of(
          "--bind", List.of(),
          "--budget", List.of(),
          "--memory", List.of(),
          "--output", OutputFormat.names(),
          "--target", Targets.NAMES,
          "--waive", Rules.names());

  /** The commands whose arguments are names, not files. */
  private static final Map<String, List<String>> ARGUMENTS =
      Map.of("completion", List.of(), "explain", explained(), "targets", Targets.NAMES);

  private Completion() {}

  private static List<String> explained() {
    List<String> names = new ArrayList<>(Rules.names());
    names.add(ExplainCommand.ALL);
    return names;
  }

  static CommandSpec spec() {
    Syntax plain = new Syntax("arenacheck").addOption(Arguments.flag("-V", "--version"));
    CommandSpec root = PicocliWords.spec(plain);
    List<String> names = new ArrayList<>(COMMANDS.keySet());
    names.sort(null);
    for (String name : names) {
      root.addSubcommand(name, command(name, COMMANDS.get(name)));
    }
    return root;
  }

  private static CommandSpec command(String name, Syntax syntax) {
    CommandSpec command = CommandSpec.create().name(name);
    for (OptionSpec option : PicocliWords.spec(syntax).options()) {
      command.addOption(option.arity().max() == 0 ? option : valued(option));
    }
    List<String> names = ARGUMENTS.get(name);
    return command.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(type(names))
            .completionCandidates(candidates(names))
            .build());
  }

  private static OptionSpec valued(OptionSpec option) {
    List<String> names = NAMES.get(option.longestName());
    return OptionSpec.builder(option.names())
        .arity("1")
        .type(List.class)
        .auxiliaryTypes(type(names))
        .completionCandidates(candidates(names))
        // The script names a variable by it.
        .paramLabel(option.longestName().substring(2))
        .build();
  }

  private static Class<?> type(List<String> names) {
    return names == null ? File.class : String.class;
  }

  private static List<String> candidates(List<String> names) {
    return names == null || names.isEmpty() ? null : names;
  }
}
