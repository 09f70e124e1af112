package arenacheck.cli;

import arenacheck.memory.AddressRange;
import arenacheck.memory.MemorySetting;

/** Reads a value of {@code --memory}. */
final class MemoryOption {
  private static final String OPTION = "--memory";
  private static final String FORM = "KIND=START+LENGTH|REGION";

  private MemoryOption() {}

  static MemorySetting parse(String text) {
    int equals = text.indexOf('=');
    if (equals <= 0 || equals == text.length() - 1) {
      throw Malformed.value(OPTION, text, FORM);
    }
    String memory = text.substring(0, equals);
    String where = text.substring(equals + 1);
    if (Character.digit(where.charAt(0), 10) < 0) {
      return new MemorySetting(text, memory, null, where);
    }
    AddressRange range = Ranges.parse(where);
    if (range == null) {
      throw Malformed.because(
          OPTION, text, "is no range `START+LENGTH` of at least one byte below 2^64", FORM);
    }
    return new MemorySetting(text, memory, range, null);
  }
}
