package arenacheck.cli;

import arenacheck.io.InputException;
import arenacheck.memory.Address;
import arenacheck.memory.Sizes;

/** Numbers inside of an option's value; {@code null} where the text is none. */
final class Numbers {
  private Numbers() {}

  /** As {@link Sizes#parse}. */
  static Long size(String text) {
    try {
      return Sizes.parse(text);
    } catch (InputException e) {
      return null;
    }
  }

  /** As {@link Address#parse}, unsigned. */
  static Long address(String text) {
    try {
      return Address.parse(text);
    } catch (InputException e) {
      return null;
    }
  }
}
