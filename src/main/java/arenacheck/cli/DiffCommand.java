package arenacheck.cli;

import arenacheck.compare.Comparing;
import arenacheck.compare.Comparison;
import arenacheck.compare.Side;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.render.JsonComparison;
import arenacheck.render.MarkdownComparison;
import arenacheck.render.TextComparison;
import java.util.List;

/** {@code arenacheck diff}: what two saved results, two reports, or one of each say otherwise. */
final class DiffCommand {
  private static final List<String> FORMATS = List.of(Document.TEXT, "json", "markdown");

  private final Console console;

  DiffCommand(Console console) {
    this.console = console;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck diff")
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositionals();
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), ArgumentFile.expand(args));
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/diff.txt"));
      return ExitCode.PASS;
    }
    List<String> sides = parsed.positionals();
    if (sides.size() != 2) {
      throw new InputException(
          null,
          "two files are compared, " + (sides.isEmpty() ? "none" : sides.size()) + " given",
          "`arenacheck diff BEFORE AFTER`: saved results (-o json) or residency reports");
    }
    List<Document> documents = Document.all(parsed.values("-o"), FORMATS);
    Overwriting overwriting = Document.guard(documents);
    overwriting.read(sides);
    overwriting.read(ArgumentFile.names(args));
    FilesRead read = new FilesRead();
    Comparison comparison =
        Comparing.of(Side.read(sides.get(0), read), Side.read(sides.get(1), read));
    overwriting.read(read.files());
    Document.deliver(documents, format -> render(format, comparison), console);
    return comparison.isEqual() ? ExitCode.PASS : ExitCode.FAIL;
  }

  private static String render(String format, Comparison comparison) {
    return switch (format) {
      case "json" -> JsonComparison.render(comparison);
      case "markdown" -> MarkdownComparison.render(comparison);
      default -> TextComparison.render(comparison);
    };
  }
}
