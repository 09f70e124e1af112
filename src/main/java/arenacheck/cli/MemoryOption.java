package arenacheck.cli;

import arenacheck.memory.AddressRange;
import arenacheck.memory.MemorySetting;
import arenacheck.memory.Volatility;

/** Reads a value of {@code --memory}. */
final class MemoryOption {
  private static final String OPTION = "--memory";
  private static final String FORM = "KIND=START+LENGTH|REGION[:nv|:volatile]";

  private static final String KEEPS = ":nv";
  private static final String LOSES = ":volatile";

  private MemoryOption() {}

  static MemorySetting parse(String text) {
    int equals = text.indexOf('=');
    if (equals <= 0 || equals == text.length() - 1) {
      throw Malformed.value(OPTION, text, FORM);
    }
    String memory = text.substring(0, equals);
    String where = text.substring(equals + 1);
    Volatility volatility = null;
    if (where.endsWith(KEEPS)) {
      volatility = Volatility.NON_VOLATILE;
      where = where.substring(0, where.length() - KEEPS.length());
    } else if (where.endsWith(LOSES)) {
      volatility = Volatility.VOLATILE;
      where = where.substring(0, where.length() - LOSES.length());
    }
    if (where.isEmpty()) {
      throw Malformed.value(OPTION, text, FORM);
    }
    if (Character.digit(where.charAt(0), 10) < 0) {
      return new MemorySetting(text, memory, null, where, volatility);
    }
    AddressRange range = Ranges.parse(where);
    if (range == null) {
      throw Malformed.because(
          OPTION, text, "is no range `START+LENGTH` of at least one byte below 2^64", FORM);
    }
    return new MemorySetting(text, memory, range, null, volatility);
  }
}
