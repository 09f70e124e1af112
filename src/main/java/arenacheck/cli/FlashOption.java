package arenacheck.cli;

import arenacheck.flash.FlashInput;
import arenacheck.io.FileName;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;

/** Reads a value of {@code --flash}. */
final class FlashOption {
  private static final String OPTION = "--flash";
  private static final String FORM = "FILE[@ADDRESS]";

  private FlashOption() {}

  /**
   * What stands behind the last {@code @} is an address where it begins with a digit; a file that
   * has such a name is taken at its word.
   */
  static FlashInput parse(String text) {
    int at = text.lastIndexOf('@');
    boolean digit = at >= 0 && at + 1 < text.length() && isDigit(text.charAt(at + 1));
    if (!digit || text.indexOf('/', at) >= 0 || isFile(text)) {
      if (text.isEmpty() || at == text.length() - 1) {
        throw Malformed.value(OPTION, text, FORM);
      }
      return new FlashInput(text, null);
    }
    Long address = Numbers.address(text.substring(at + 1));
    if (address == null || at == 0) {
      throw Malformed.value(OPTION, text, FORM);
    }
    return new FlashInput(text.substring(0, at), address);
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(FileName.path(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
