package arenacheck.cli;

import arenacheck.check.Rule;
import arenacheck.check.Waiver;
import arenacheck.io.InputException;
import arenacheck.io.Nearest;

/** Reads a value of {@code --waive}. */
final class WaiverOption {
  private WaiverOption() {}

  static Waiver parse(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? null : text.substring(colon + 1);
    if (text.isEmpty() || colon == 0 || name != null && name.isEmpty()) {
      throw Malformed.value("--waive", text, "RULE[:NAME]");
    }
    String wanted = colon < 0 ? text : text.substring(0, colon);
    Rule rule = Rule.find(wanted);
    if (rule == null) {
      throw new InputException(
          null,
          "`--waive " + text + "`: there is no rule `" + wanted + "`",
          Nearest.question(wanted, Rules.names(), "`arenacheck explain` lists the rules"));
    }
    return new Waiver(text, rule, name);
  }
}
