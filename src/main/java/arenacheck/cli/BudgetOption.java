package arenacheck.cli;

import arenacheck.account.Budget;

/** Reads a value of {@code --budget}. */
final class BudgetOption {
  private static final String FORM = "KIND[:linked|:total]=SIZE";

  private BudgetOption() {}

  static Budget parse(String text) {
    int equals = text.indexOf('=');
    Long limit = equals <= 0 ? null : Numbers.size(text.substring(equals + 1));
    if (limit == null) {
      throw Malformed.value("--budget", text, FORM);
    }
    String left = text.substring(0, equals);
    int colon = left.indexOf(':');
    String memory = colon < 0 ? left : left.substring(0, colon);
    Budget.Of of = colon < 0 ? Budget.Of.ARENAS : of(left.substring(colon + 1));
    if (memory.isEmpty() || of == null) {
      throw Malformed.value("--budget", text, FORM);
    }
    return new Budget(text, memory, of, limit);
  }

  private static Budget.Of of(String suffix) {
    return switch (suffix) {
      case "linked" -> Budget.Of.LINKED;
      case "total" -> Budget.Of.TOTAL;
      default -> null;
    };
  }
}
