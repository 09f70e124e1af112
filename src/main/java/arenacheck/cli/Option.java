package arenacheck.cli;

import java.util.List;

/**
 * An option of a command.
 *
 * @param names shortest first, with their dashes
 */
record Option(List<String> names, Kind kind) {
  /** How often an option may be given, and whether it takes a value. */
  enum Kind {
    FLAG,
    ONE_VALUE,
    VALUES
  }

  Option {
    names = List.copyOf(names);
  }

  boolean isFlag() {
    return kind == Kind.FLAG;
  }

  String longestName() {
    return names.get(names.size() - 1);
  }
}
