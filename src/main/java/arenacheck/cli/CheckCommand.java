package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ParseResult;

/** {@code arenacheck check}: options, result, documents, exit code. */
final class CheckCommand {
  private final Console console;
  private final Pipeline pipeline;

  CheckCommand(Console console, Pipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  int call(List<String> args) {
    ParseResult parsed = Arguments.parse(CheckArguments.spec(), ArgumentFile.expand(args));
    if (parsed.isUsageHelpRequested()) {
      console.print(Resource.text("help/check.txt"));
      return ExitCode.PASS;
    }
    CheckOptions options = CheckArguments.options(parsed);
    refuseInputsAsOutputs(options);
    Result result = pipeline.run(options);
    deliver(result, options);
    return ExitCode.of(result.verdict());
  }

  /** Files first: where one cannot be written, nothing is on standard output. */
  private void deliver(Result result, CheckOptions options) {
    OutputFormat onConsole = OutputFormat.TEXT;
    for (Output output : options.outputs()) {
      if (output.file() == null) {
        onConsole = output.format();
      } else {
        String document = output.format().renderer(false, options.quiet()).render(result);
        OutputFile.write(output.file(), document);
      }
    }
    console.print(onConsole.renderer(console.wantsColour(), options.quiet()).render(result));
  }

  private static void refuseInputsAsOutputs(CheckOptions options) {
    List<String> inputs = new ArrayList<>(options.reports());
    inputs.add(options.elf());
    String map = options.map() == null ? MapBeside.find(options.elf()) : options.map();
    if (map != null) {
      inputs.add(map);
    }
    for (Output output : options.outputs()) {
      for (String input : inputs) {
        if (output.file() != null && isSame(output.file(), input)) {
          throw new InputException(
              Place.of(output.file()),
              "is an input of this check and would be overwritten",
              "name another file behind `-o " + output.format().text() + "=`");
        }
      }
    }
  }

  private static boolean isSame(String output, String input) {
    try {
      Path path = Path.of(output);
      return Files.exists(path) && Files.isSameFile(path, Path.of(input));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }
}
