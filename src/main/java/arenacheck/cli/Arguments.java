package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Options by picocli's programmatic interface: its annotations cost 25 ms and more at every start.
 */
final class Arguments {
  static {
    // All values are strings: picocli's converters of dates and databases load a hundred classes.
    System.setProperty("picocli.converters.excludes", ".*");
  }

  private Arguments() {}

  static CommandSpec spec(String name) {
    return CommandSpec.create()
        .name(name)
        .addOption(OptionSpec.builder("-h", "--help").arity("0").usageHelp(true).build());
  }

  static OptionSpec flag(String... names) {
    return OptionSpec.builder(names).arity("0").type(boolean.class).build();
  }

  /** An option with one value, given once. */
  static OptionSpec single(String name) {
    return OptionSpec.builder(name).arity("1").type(String.class).build();
  }

  /** An option with one value, which may be given again. */
  static OptionSpec repeatable(String... names) {
    return OptionSpec.builder(names)
        .arity("1")
        .type(List.class)
        .auxiliaryTypes(String.class)
        .build();
  }

  static PositionalParamSpec positionals() {
    return PositionalParamSpec.builder()
        .index("0..*")
        .arity("0..*")
        .type(List.class)
        .auxiliaryTypes(String.class)
        .build();
  }

  static List<String> values(ParseResult parsed, String name) {
    return parsed.matchedOptionValue(name, List.of());
  }

  static List<String> positionals(ParseResult parsed) {
    return parsed.matchedPositionalValue(0, List.of());
  }

  /**
   * @throws InputException for arguments that the command does not have
   */
  static ParseResult parse(CommandSpec spec, List<String> args) {
    refuseEmpty(spec, args);
    CommandLine line =
        new CommandLine(spec)
            .setExpandAtFiles(false)
            .setOverwrittenOptionsAllowed(false)
            .setPosixClusteredShortOptionsAllowed(false)
            .setInterpolateVariables(false);
    try {
      return line.parseArgs(args.toArray(new String[0]));
    } catch (ParameterException e) {
      throw unusable(e, spec, args);
    }
  }

  /** A variable that a build has not set; as a path it would be the working directory. */
  private static void refuseEmpty(CommandSpec spec, List<String> args) {
    for (int i = 0; i < args.size(); i++) {
      String arg = args.get(i);
      String before = i == 0 ? "" : args.get(i - 1);
      String option = arg.isEmpty() ? before : bare(arg);
      boolean named = spec.findOption(option) != null;
      if (arg.isEmpty() || named && arg.length() == option.length() + 1) {
        throw new InputException(
            null,
            named ? "the value of `" + option + "` is empty" : "an argument is empty",
            "is a variable that stands here not set?");
      }
    }
  }

  private static InputException unusable(
      ParameterException e, CommandSpec spec, List<String> args) {
    String seeHelp = "`" + spec.name() + " --help` lists the options";
    if (e instanceof UnmatchedArgumentException unmatched) {
      String bare = bare(unmatched.getUnmatched().get(0));
      return new InputException(
          null, "unknown option `" + bare + "`", Nearest.question(bare, names(spec), seeHelp));
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return new InputException(
          null, "`" + name(overwritten.getOverwritten()) + "` is given twice", seeHelp);
    }
    if (e instanceof MissingParameterException missing) {
      return new InputException(
          null, "`" + name(missing.getMissing().get(0)) + "` needs a value", seeHelp);
    }
    for (String arg : args) {
      OptionSpec flag = arg.indexOf('=') < 0 ? null : spec.findOption(bare(arg));
      if (flag != null && flag.arity().max() == 0) {
        return new InputException(null, "`" + bare(arg) + "` takes no value", seeHelp);
      }
    }
    return new InputException(null, e.getMessage(), seeHelp);
  }

  /** An option's name without the value that is written on to it. */
  private static String bare(String arg) {
    int equals = arg.indexOf('=');
    return equals < 0 ? arg : arg.substring(0, equals);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static List<String> names(CommandSpec spec) {
    return new ArrayList<>(spec.optionsMap().keySet());
  }
}
