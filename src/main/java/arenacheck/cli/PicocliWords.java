package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Nearest;
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
 * Reads every command line, and tells what is wrong with one, by picocli's programmatic interface:
 * its annotations cost 25 ms and more.
 */
final class PicocliWords {
  static {
    // All values are strings: picocli's converters of dates and databases load a hundred classes.
    System.setProperty("picocli.converters.excludes", ".*");
  }

  private PicocliWords() {}

  /**
   * @throws InputException for arguments that the command does not have
   */
  static Parsed read(Syntax syntax, List<String> words) {
    CommandSpec spec = spec(syntax);
    CommandLine line =
        new CommandLine(spec)
            .setExpandAtFiles(false)
            .setOverwrittenOptionsAllowed(false)
            .setPosixClusteredShortOptionsAllowed(false)
            .setInterpolateVariables(false);
    try {
      return parsed(syntax, line.parseArgs(words.toArray(new String[0])));
    } catch (ParameterException e) {
      throw unusable(e, syntax, words);
    }
  }

  static CommandSpec spec(Syntax syntax) {
    CommandSpec spec = CommandSpec.create().name(syntax.command());
    for (Option option : syntax.options()) {
      spec.addOption(spec(option));
    }
    if (syntax.hasPositionals()) {
      spec.addPositional(
          PositionalParamSpec.builder()
              .index("0..*")
              .arity("0..*")
              .type(List.class)
              .auxiliaryTypes(String.class)
              .build());
    }
    return spec;
  }

  private static OptionSpec spec(Option option) {
    OptionSpec.Builder spec = OptionSpec.builder(option.names().toArray(new String[0]));
    return switch (option.kind()) {
      case FLAG ->
          spec.arity("0").type(boolean.class).usageHelp(option.equals(Syntax.HELP)).build();
      case ONE_VALUE -> spec.arity("1").type(String.class).build();
      case VALUES -> spec.arity("1").type(List.class).auxiliaryTypes(String.class).build();
    };
  }

  private static Parsed parsed(Syntax syntax, ParseResult result) {
    Parsed parsed = new Parsed(syntax);
    for (Option option : syntax.options()) {
      String name = option.names().get(0);
      if (!result.hasMatchedOption(name)) {
        continue;
      }
      switch (option.kind()) {
        case FLAG -> parsed.add(option, null);
        case ONE_VALUE -> parsed.add(option, result.matchedOptionValue(name, ""));
        case VALUES -> {
          for (String value : result.matchedOptionValue(name, List.<String>of())) {
            parsed.add(option, value);
          }
        }
      }
    }
    for (String value : result.matchedPositionalValue(0, List.<String>of())) {
      parsed.addPositional(value);
    }
    return parsed;
  }

  private static InputException unusable(ParameterException e, Syntax syntax, List<String> words) {
    String seeHelp = "`" + syntax.command() + " --help` lists the options";
    if (e instanceof UnmatchedArgumentException unmatched) {
      String bare = Arguments.bare(unmatched.getUnmatched().get(0));
      return new InputException(
          null, "unknown option `" + bare + "`", Nearest.question(bare, syntax.names(), seeHelp));
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return new InputException(
          null, "`" + name(overwritten.getOverwritten()) + "` is given twice", seeHelp);
    }
    if (e instanceof MissingParameterException missing) {
      return new InputException(
          null, "`" + name(missing.getMissing().get(0)) + "` needs a value", seeHelp);
    }
    for (String word : words) {
      Option flag = word.indexOf('=') < 0 ? null : syntax.findOption(Arguments.bare(word));
      if (flag != null && flag.isFlag()) {
        return new InputException(null, "`" + Arguments.bare(word) + "` takes no value", seeHelp);
      }
    }
    return new InputException(null, e.getMessage(), seeHelp);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
