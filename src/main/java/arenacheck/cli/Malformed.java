package arenacheck.cli;

import arenacheck.io.InputException;

/** Option values that have not the form of their option. */
final class Malformed {
  private Malformed() {}

  /**
   * @param option the option's name
   * @param value as it was given
   * @param form what it has to look like
   */
  static InputException value(String option, String value, String form) {
    return because(option, value, "has not the form `" + form + "`", form);
  }

  /**
   * @param why a clause that follows the value
   */
  static InputException because(String option, String value, String why, String form) {
    return new InputException(
        null,
        "`" + option + " " + value + "`: the value " + why,
        "write `" + option + " " + form + "`; sizes are `65536`, `0x10000`, `64K` or `1M`");
  }
}
