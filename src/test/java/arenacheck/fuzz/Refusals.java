package arenacheck.fuzz;

import arenacheck.io.InputException;

/** What every refusal has to tell. */
final class Refusals {
  private Refusals() {}

  static void check(InputException e) {
    if (e.place() == null || e.getMessage() == null || e.getMessage().isEmpty()) {
      throw new AssertionError("a refusal without place or message", e);
    }
    if (e.help() == null || e.help().isEmpty()) {
      throw new AssertionError("a refusal without help: " + e.getMessage());
    }
    if (e.getMessage().contains("Exception")
        || e.getMessage().endsWith("null")
        || e.getMessage().length() > 2000) {
      throw new AssertionError("a refusal in the words of Java: " + e.getMessage());
    }
  }
}
