package arenacheck.cli;

import arenacheck.check.Binding;
import arenacheck.memory.AddressRange;

/** Reads a value of {@code --bind}. */
final class BindingOption {
  private static final String OPTION = "--bind";
  private static final String FORM = "[PREFIX:]ARENA=SYMBOL[+OFFSET]|ADDRESS+LENGTH";

  private BindingOption() {}

  static Binding parse(String text) {
    int equals = text.indexOf('=');
    String left = equals < 0 ? "" : text.substring(0, equals);
    String right = equals < 0 ? "" : text.substring(equals + 1);
    int colon = left.lastIndexOf(':');
    String module = colon < 0 ? null : left.substring(0, colon);
    String arena = left.substring(colon + 1);
    if (arena.isEmpty() || right.isEmpty() || colon == 0) {
      throw Malformed.value(OPTION, text, FORM);
    }
    return Character.digit(right.charAt(0), 10) >= 0
        ? new Binding(text, module, arena, null, 0, range(text, right))
        : symbol(text, module, arena, right);
  }

  private static AddressRange range(String text, String right) {
    AddressRange range = Ranges.parse(right);
    if (range == null) {
      throw Ranges.isTooLong(right)
          ? Malformed.because(OPTION, text, "reaches past the last address, 2^64", FORM)
          : Malformed.value(OPTION, text, FORM);
    }
    return range;
  }

  private static Binding symbol(String text, String module, String arena, String right) {
    int plus = right.lastIndexOf('+');
    if (plus < 0) {
      return new Binding(text, module, arena, right, 0, null);
    }
    Long offset = Numbers.size(right.substring(plus + 1));
    if (plus == 0 || offset == null) {
      throw Malformed.value(OPTION, text, FORM);
    }
    return new Binding(text, module, arena, right.substring(0, plus), offset, null);
  }
}
