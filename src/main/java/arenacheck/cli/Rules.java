package arenacheck.cli;

import arenacheck.check.Rule;
import java.util.ArrayList;
import java.util.List;

/** The catalogue by name. */
final class Rules {
  private Rules() {}

  static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Rule rule : Rule.values()) {
      names.add(rule.text());
    }
    return names;
  }
}
