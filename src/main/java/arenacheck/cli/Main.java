package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Entry point: picks the command, and turns everything that can happen into an exit code. */
public final class Main {
  static final List<String> COMMANDS =
      List.of("check", "show", "diff", "compare", "locate", "explain", "targets", "completion");

  /**
   * What the launcher has added to exit codes, to tell them from those of a JVM that did not start.
   */
  private static final String EXIT_BASE = "arenacheck.exitBase";

  private final Console console;
  private final Pipeline pipeline;

  /**
   * With the real pipeline.
   *
   * @param environment variables that the user may have set
   */
  public Main(PrintStream out, PrintStream err, Map<String, String> environment) {
    this(System.in, out, err, environment, new CheckPipeline());
  }

  Main(
      InputStream in,
      PrintStream out,
      PrintStream err,
      Map<String, String> environment,
      Pipeline pipeline) {
    this.console = new Console(in, out, err, environment);
    this.pipeline = pipeline;
  }

  public static void main(String[] args) {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int code = new Main(out, err, System.getenv()).run(RawArguments.of(args));
    // Everything is written and flushed; an orderly shutdown would only cost time.
    Runtime.getRuntime().halt(code + Integer.getInteger(EXIT_BASE, 0));
  }

  /** Runs one command and returns the exit code; nothing is thrown. */
  public int run(String... args) {
    try {
      return command(Arrays.asList(args));
    } catch (InputException e) {
      console.complain(e);
      return ExitCode.UNUSABLE;
    } catch (OutOfMemoryError e) {
      long heap = Runtime.getRuntime().maxMemory() >> 20;
      console.complain(
          new InputException(
              null,
              "the inputs need more memory than the " + heap + " MiB that Java may use",
              "give it more, for example JDK_JAVA_OPTIONS=-Xmx4g"));
      return ExitCode.UNUSABLE;
    } catch (RuntimeException | Error e) {
      console.confess(e);
      return ExitCode.DEFECT;
    }
  }

  private int command(List<String> args) {
    String name = args.isEmpty() ? "" : args.get(0);
    List<String> rest = args.isEmpty() ? args : args.subList(1, args.size());
    switch (name) {
      case "check":
        return new CheckCommand(console, pipeline).call(rest);
      case "show":
        return new ShowCommand(console).call(rest);
      case "diff":
        return new DiffCommand(console).call(rest);
      case "compare":
        return new CompareCommand(console).call(rest);
      case "locate":
        return new LocateCommand(console).call(rest);
      case "explain":
        return new ExplainCommand(console).call(rest);
      case "targets":
        return new TargetsCommand(console).call(rest);
      case "completion":
        return new CompletionCommand(console).call(rest);
      case "-h", "--help":
        console.print(Resource.text("help/arenacheck.txt"));
        return ExitCode.PASS;
      case "-V", "--version":
        console.print("arenacheck " + Version.text() + "\n");
        return ExitCode.PASS;
      case "":
        throw new InputException(null, "no command is named", "`arenacheck --help` lists them");
      default:
        throw new InputException(
            null,
            "unknown command `" + name + "`",
            Nearest.question(name, COMMANDS, "`arenacheck --help` lists the commands"));
    }
  }
}
