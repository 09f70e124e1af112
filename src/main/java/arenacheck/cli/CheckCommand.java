package arenacheck.cli;

import arenacheck.check.Result;
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
    if (options.baseline() != null) {
      inputs.add(options.baseline());
    }
    for (Output output : options.outputs()) {
      if (output.file() != null) {
        Overwriting.refuse(output.file(), output.format().text(), inputs);
      }
    }
  }
}
