package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.io.FilesRead;
import arenacheck.render.Renderer;
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
    Parsed parsed;
    CheckOptions options;
    Stamp stamp;
    try {
      parsed = Arguments.parse(CheckArguments.spec(), ArgumentFile.expand(args));
      if (parsed.wantsHelp()) {
        console.print(Resource.text("help/check.txt"));
        return ExitCode.PASS;
      }
      options = CheckArguments.options(parsed);
      stamp = CheckArguments.stamp(parsed);
    } catch (RuntimeException e) {
      String named = Stamp.named(args);
      if (named != null) {
        Stamp.remove(named);
      }
      throw e;
    }
    FilesRead read = new FilesRead();
    Overwriting overwriting = overwriting(options, stamp);
    overwriting.read(options.inputs());
    for (String name : ArgumentFile.names(args)) {
      read.file(name);
    }
    overwriting.read(read.files());
    boolean passed = false;
    try {
      Result result = pipeline.run(options, read);
      overwriting.read(read.files());
      deliver(result, options);
      int code = ExitCode.of(result.verdict());
      if (stamp != null) {
        read.refuseChanged();
        stamp.tell(read);
      }
      if (stamp != null && code == ExitCode.PASS) {
        stamp.set(Version.text());
      }
      passed = code == ExitCode.PASS;
      return code;
    } finally {
      if (stamp != null && !passed && !overwriting.isInput(stamp.file(), read.files())) {
        Stamp.remove(stamp.file());
      }
    }
  }

  private static Overwriting overwriting(CheckOptions options, Stamp stamp) {
    Overwriting overwriting = new Overwriting();
    for (Output output : options.outputs()) {
      overwriting.write(output.format().text(), output.file());
    }
    if (stamp != null) {
      overwriting.writeBy(Stamp.OPTION, stamp.file());
      overwriting.writeBy("--depfile", stamp.depfile());
    }
    return overwriting;
  }

  /** Files first: where one cannot be written, nothing is on standard output. */
  private void deliver(Result result, CheckOptions options) {
    OutputFormat onConsole = OutputFormat.TEXT;
    for (Output output : options.outputs()) {
      if (output.file() == null) {
        onConsole = output.format();
      } else {
        TextStyle style = new TextStyle(false, options.quiet(), options.units(), 0);
        Renderer renderer = output.format().renderer(style);
        console.write(output.file(), out -> renderer.render(result, out));
      }
    }
    TextStyle style =
        new TextStyle(console.wantsColour(), options.quiet(), options.units(), console.width());
    Renderer renderer = onConsole.renderer(style);
    if (onConsole == OutputFormat.TEXT) {
      // No lambda: the first one costs milliseconds at every start.
      console.print(renderer.render(result));
    } else {
      console.print(out -> renderer.render(result, out));
    }
  }
}
