package arenacheck.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What words a command takes: its options, and arguments without a name where it has any. */
final class Syntax {
  static final Option HELP = new Option(List.of("-h", "--help"), Option.Kind.FLAG);

  private final String command;
  private final List<Option> options = new ArrayList<>();
  private boolean positionals;

  Syntax(String command) {
    this.command = command;
    options.add(HELP);
  }

  Syntax addOption(Option option) {
    options.add(option);
    return this;
  }

  Syntax addPositionals() {
    positionals = true;
    return this;
  }

  String command() {
    return command;
  }

  List<Option> options() {
    return Collections.unmodifiableList(options);
  }

  boolean hasPositionals() {
    return positionals;
  }

  /** The option of that name, or {@code null}. */
  Option findOption(String name) {
    for (Option option : options) {
      if (option.names().contains(name)) {
        return option;
      }
    }
    return null;
  }

  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Option option : options) {
      names.addAll(option.names());
    }
    return names;
  }
}
