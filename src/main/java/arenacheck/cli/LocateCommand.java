package arenacheck.cli;

import arenacheck.check.locate.Answer;
import arenacheck.check.locate.Locating;
import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import arenacheck.render.JsonAnswer;
import arenacheck.render.TextAnswer;
import arenacheck.render.Units;
import java.util.ArrayList;
import java.util.List;

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
    Parsed parsed = Arguments.parse(spec(), ArgumentFile.expand(args));
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/locate.txt"));
      return ExitCode.PASS;
    }
    List<String> words = parsed.positionals();
    if (words.size() < 2) {
      throw new InputException(
          null,
          words.isEmpty() ? "an image and a query are needed" : "a query is needed",
          "`arenacheck locate ELF --report FILE QUERY...`: addresses, tensors, arenas or symbols");
    }
    Queries queries = Queries.of(words.subList(1, words.size()), console);
    List<Document> documents = Document.all(parsed.values("-o"), FORMATS);
    CheckOptions options = options(parsed, words.get(0));
    FilesRead read = new FilesRead();
    Overwriting overwriting = Document.guard(documents);
    overwriting.read(options.inputs());
    overwriting.read(ArgumentFile.names(args));
    List<Found> found =
        new CheckPipeline()
            .run(
                options,
                read,
                (image, result) -> {
                  overwriting.read(read.files());
                  return find(new Locating(result, image), queries);
                });
    Document.deliver(documents, format -> render(format, found, queries), console);
    return queries.answered(found.stream().map(each -> each.answer.isFound()).toList())
        ? ExitCode.PASS
        : ExitCode.FAIL;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck locate")
        .addOption(Arguments.repeatable("--report"))
        .addOption(Arguments.single("--map"))
        .addOption(Arguments.single("--target"))
        .addOption(Arguments.repeatable("--memory"))
        .addOption(Arguments.repeatable("--bind"))
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositionals();
  }

  private static CheckOptions options(Parsed parsed, String elf) {
    return new CheckOptions(
        elf,
        CheckArguments.reports(parsed),
        parsed.value("--map"),
        parsed.value("--target"),
        CheckArguments.memories(parsed.values("--memory")),
        CheckArguments.bindings(parsed.values("--bind")),
        List.of(),
        List.of(),
        null,
        List.of(),
        false,
        List.of(),
        false,
        Units.BYTES);
  }

  /**
   * @param suggestion a help line for a name that is none, or {@code null}
   */
  private record Found(Answer answer, String suggestion) {}

  /**
   * A number that is a tensor's id, an arena's or a symbol's name is that; it is told as an address
   * too where it lies in a storage object. Hex is always an address.
   */
  private static Found find(Locating locating, String query) {
    List<Long> addresses = Queries.addresses(query);
    boolean hex = query.startsWith("0x") || query.startsWith("0X");
    Answer named = hex && !addresses.isEmpty() ? null : locating.named(query);
    if (addresses.isEmpty()) {
      return new Found(named, Nearest.question(query, locating.names(), null));
    }
    Answer at = at(locating, query, addresses);
    if (named == null || named.matches().isEmpty() && named.symbols().isEmpty()) {
      return new Found(at, null);
    }
    return new Found(at.isFound() ? at.with(named.matches()) : named, null);
  }

  /** By the first reading that is found; else by the last, which is what a fault dump means. */
  private static Answer at(Locating locating, String query, List<Long> addresses) {
    Answer at = null;
    for (long address : addresses) {
      at = locating.at(query, address);
      if (at.isFound()) {
        break;
      }
    }
    return at;
  }

  private static List<Found> find(Locating locating, Queries queries) {
    List<Found> found = new ArrayList<>();
    for (String query : queries.texts()) {
      found.add(find(locating, query));
    }
    return found;
  }

  private static String render(String format, List<Found> found, Queries queries) {
    if (!format.equals(Document.TEXT)) {
      return queries.isOne()
          ? JsonAnswer.render(found.get(0).answer)
          : JsonAnswer.renderAll(found.stream().map(Found::answer).toList());
    }
    StringBuilder text = new StringBuilder();
    boolean inBlock = true;
    for (int i = 0; i < found.size(); i++) {
      Answer answer = found.get(i).answer;
      boolean brief = queries.isFromLog(i) && !answer.isFound() && answer.address() != null;
      text.append(i > 0 && !(brief && !inBlock) ? "\n" : "");
      text.append(brief ? TextAnswer.brief(answer) : text(found.get(i)));
      inBlock = !brief;
    }
    return text.toString();
  }

  private static String text(Found found) {
    String text = TextAnswer.render(found.answer);
    boolean known = found.answer.isFound() || found.suggestion == null;
    return known ? text : text + "    help: " + found.suggestion + "\n";
  }
}
