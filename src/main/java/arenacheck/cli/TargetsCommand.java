package arenacheck.cli;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import arenacheck.render.JsonTarget;
import arenacheck.render.TextTargets;
import java.util.ArrayList;
import java.util.List;

/** {@code arenacheck targets}: the built-in layouts, or all about one. */
final class TargetsCommand {
  private static final List<String> FORMATS = List.of(Document.TEXT, "json");

  private final Console console;

  TargetsCommand(Console console) {
    this.console = console;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck targets")
        .addOption(Arguments.repeatable("-o", "--output"))
        .addPositionals();
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), args);
    List<String> names = parsed.positionals();
    List<Document> documents = Document.all(parsed.values("-o"), FORMATS);
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/targets.txt"));
    } else if (names.size() > 1) {
      throw new InputException(null, "one target at a time", "`arenacheck targets` lists them");
    } else if (names.size() == 1) {
      Target target = Targets.load(names.get(0), new FilesRead());
      Document.guard(documents).read(names);
      Document.deliver(documents, format -> render(format, target), console);
    } else {
      list(documents);
    }
    return ExitCode.PASS;
  }

  private void list(List<Document> documents) {
    if (!documents.isEmpty()) {
      throw new InputException(
          null, "`-o` needs a target", "`arenacheck targets NAME -o json` prints its target file");
    }
    List<Target> targets = new ArrayList<>();
    for (String name : Targets.NAMES) {
      targets.add(Targets.find(name));
    }
    console.print(TextTargets.list(targets));
  }

  private static String render(String format, Target target) {
    return format.equals(Document.TEXT) ? TextTargets.all(target) : JsonTarget.render(target);
  }
}
