package arenacheck.cli;

import arenacheck.check.Result;
import arenacheck.check.locate.Answer;
import arenacheck.check.locate.Locating;
import arenacheck.image.LinkedImage;
import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import arenacheck.render.JsonAnswer;
import arenacheck.render.TextAnswer;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code arenacheck locate}: from an address to arena and tensors, and from a name to addresses.
 */
final class LocateCommand {
  private static final List<String> FORMATS = List.of(Document.TEXT, "json");

  private final Console console;

  LocateCommand(Console console) {
    this.console = console;
  }

  int call(List<String> args) {
    ParseResult parsed = Arguments.parse(spec(), ArgumentFile.expand(args));
    if (parsed.isUsageHelpRequested()) {
      console.print(Resource.text("help/locate.txt"));
      return ExitCode.PASS;
    }
    List<String> words = Arguments.positionals(parsed);
    if (words.size() != 2) {
      throw new InputException(
          null,
          "an image and one query are needed; given are "
              + (words.isEmpty() ? "none" : words.size()),
          "`arenacheck locate ELF --report FILE QUERY`: an address, a tensor, an arena or a symbol");
    }
    List<Document> documents = Document.all(Arguments.values(parsed, "-o"), FORMATS);
    CheckOptions options = options(parsed, words.get(0));
    Overwriting overwriting = Document.guard(documents);
    overwriting.read(options.inputs());
    overwriting.read(ArgumentFile.names(args));
    Found found =
        new CheckPipeline()
            .run(
                options,
                (image, result) -> {
                  overwriting.readReports(result.inputs().reports());
                  return find(image, result, words.get(1));
                });
    Document.deliver(documents, format -> render(format, found), console);
    return found.answer.isFound() ? ExitCode.PASS : ExitCode.FAIL;
  }

  static CommandSpec spec() {
    return Arguments.spec("arenacheck locate")
        .addOption(Arguments.repeatable("--report"))
        .addOption(Arguments.single("--map"))
        .addOption(Arguments.single("--target"))
        .addOption(Arguments.repeatable("--memory"))
        .addOption(Arguments.repeatable("--bind"))
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositional(Arguments.positionals());
  }

  private static CheckOptions options(ParseResult parsed, String elf) {
    return new CheckOptions(
        elf,
        CheckArguments.reports(parsed),
        parsed.matchedOptionValue("--map", null),
        parsed.matchedOptionValue("--target", null),
        CheckArguments.memories(Arguments.values(parsed, "--memory")),
        CheckArguments.bindings(Arguments.values(parsed, "--bind")),
        List.of(),
        null,
        List.of(),
        false,
        List.of(),
        false);
  }

  /**
   * @param suggestion a help line for a name that is none, or {@code null}
   */
  private record Found(Answer answer, String suggestion) {}

  /**
   * A number that is a tensor's id, an arena's or a symbol's name is that; it is told as an address
   * too where it lies in a storage object. Hex is always an address.
   */
  private static Found find(LinkedImage image, Result result, String query) {
    Locating locating = new Locating(result, image);
    Long address = Numbers.address(query);
    boolean hex = address != null && (query.startsWith("0x") || query.startsWith("0X"));
    Answer named = hex ? null : locating.named(query);
    if (address == null) {
      return new Found(named, Nearest.question(query, locating.names(), null));
    }
    Answer at = locating.at(query, address);
    if (named == null || named.matches().isEmpty() && named.symbols().isEmpty()) {
      return new Found(at, null);
    }
    return new Found(at.isFound() ? at.with(named.matches()) : named, null);
  }

  private static String render(String format, Found found) {
    if (!format.equals(Document.TEXT)) {
      return JsonAnswer.render(found.answer);
    }
    String text = TextAnswer.render(found.answer);
    boolean known = found.answer.isFound() || found.suggestion == null;
    return known ? text : text + "    help: " + found.suggestion + "\n";
  }
}
