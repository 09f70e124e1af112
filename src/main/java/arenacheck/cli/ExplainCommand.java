package arenacheck.cli;

import arenacheck.check.Rule;
import arenacheck.io.InputException;
import arenacheck.io.Nearest;
import arenacheck.render.Table;
import java.util.List;

/** {@code arenacheck explain}: the catalogue, or all about one rule. */
final class ExplainCommand {
  static final String ALL = "all";

  private final Console console;

  ExplainCommand(Console console) {
    this.console = console;
  }

  static Syntax spec() {
    return Arguments.spec("arenacheck explain").addPositionals();
  }

  int call(List<String> args) {
    Parsed parsed = Arguments.parse(spec(), args);
    List<String> rules = parsed.positionals();
    if (parsed.wantsHelp()) {
      console.print(Resource.text("help/explain.txt"));
    } else if (rules.isEmpty()) {
      console.print(catalogue());
    } else {
      console.print(text(rules.equals(List.of(ALL)) ? Rules.names() : rules));
    }
    return ExitCode.PASS;
  }

  private static String catalogue() {
    Table table = new Table().left("RULE").left("LEVEL").left("WHAT IS WRONG");
    for (Rule rule : Rule.values()) {
      table.row(List.of(rule.text(), rule.level().text(), rule.summary()));
    }
    StringBuilder out = new StringBuilder();
    table.print(out);
    return out.append(
            "\nall about one of them: arenacheck explain RULE; about each: arenacheck explain all\n")
        .toString();
  }

  /** One behind the other, with a line between them. */
  private static String text(List<String> names) {
    StringBuilder out = new StringBuilder();
    for (String name : names) {
      out.append(out.length() == 0 ? "" : "\n").append(text(name));
    }
    return out.toString();
  }

  private static String text(String name) {
    Rule rule = Rule.find(name);
    if (rule == null) {
      throw new InputException(
          null,
          "there is no rule `" + name + "`",
          Nearest.question(name, Rules.names(), "`arenacheck explain` lists the rules"));
    }
    return rule.text()
        + " ("
        + rule.level().text()
        + ")\n"
        + rule.summary()
        + "\n\n"
        + Resource.text("explain/" + rule.text() + ".txt");
  }
}
