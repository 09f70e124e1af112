package arenacheck.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words of a command line, told apart. */
final class Parsed {
  private static final String POSITIONALS = "";

  private final Syntax syntax;

  /** By an option's first name; a flag has no values. */
  private final Map<String, List<String>> given = new LinkedHashMap<>();

  Parsed(Syntax syntax) {
    this.syntax = syntax;
  }

  /**
   * @param value {@code null} for a flag
   */
  void add(Option option, String value) {
    add(option.names().get(0), value);
  }

  void addPositional(String value) {
    add(POSITIONALS, value);
  }

  private void add(String key, String value) {
    List<String> values = given.get(key);
    if (values == null) {
      values = new ArrayList<>();
      given.put(key, values);
    }
    if (value != null) {
      values.add(value);
    }
  }

  boolean has(Option option) {
    return given.containsKey(option.names().get(0));
  }

  boolean has(String name) {
    return has(syntax.findOption(name));
  }

  boolean wantsHelp() {
    return has(Syntax.HELP);
  }

  /** The value of an option that is given once at most, or {@code null}. */
  String value(String name) {
    List<String> values = values(name);
    return values.isEmpty() ? null : values.get(0);
  }

  /** The values of an option, in the order in which they are given. */
  List<String> values(String name) {
    return of(syntax.findOption(name).names().get(0));
  }

  List<String> positionals() {
    return of(POSITIONALS);
  }

  private List<String> of(String key) {
    List<String> values = given.get(key);
    return values == null ? List.of() : Collections.unmodifiableList(values);
  }

  @Override
  public String toString() {
    return given.toString();
  }
}
