package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.render.TextStyle;
import java.util.List;

/** {@code arenacheck check}: options, result, documents, exit code. */
final class CheckCommand {
  private final Console console;
  private final Pipeline pipeline;

  CheckCommand(Console console, Pipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(CheckArguments.spec(), ArgumentFile.expand(args));
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/check.txt"));
      return ExitCode.PASS;
    }
    CheckOptions options = CheckArguments.options(parsed);
    Overwriting overwriting = new Overwriting();
    for (Output output : options.outputs()) {
      overwriting.write(output.format().text(), output.file());
    }
    overwriting.read(options.inputs());
    overwriting.read(ArgumentFile.names(args));
    Result result = pipeline.run(options);
    overwriting.readReports(result.inputs().reports());
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
        TextStyle style = new TextStyle(false, options.quiet(), options.units(), 0);
        String document = output.format().renderer(style).render(result);
        OutputFile.write(output.file(), document);
      }
    }
    TextStyle style =
        new TextStyle(console.wantsColour(), options.quiet(), options.units(), console.width());
    console.print(onConsole.renderer(style).render(result));
  }
}
