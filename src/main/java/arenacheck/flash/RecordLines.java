package arenacheck.flash;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The lines of a file of hexadecimal records, one at a time, each with its bytes decoded. Lines end
 * in LF, CR LF or CR; blank lines, and blanks around a record, are nothing.
 */
final class RecordLines {
  private static final int BLOCK = 1 << 16;

  /** Twice the longest record: an S-record has 4 characters and 255 pairs of digits. */
  private static final int LONGEST = 1024;

  private static final byte[] DIGIT = new byte[256];

  static {
    Arrays.fill(DIGIT, (byte) -1);
    for (char c : "0123456789abcdefABCDEF".toCharArray()) {
      DIGIT[c] = (byte) Character.digit(c, 16);
    }
  }

  private final InputFile file;
  private final InputStream stream;
  private final String help;
  private final byte[] buffer = new byte[BLOCK + LONGEST];
  private final byte[] decoded = new byte[LONGEST];
  private int position;
  private int filled;
  private int start;
  private int end;
  private int count;
  private int line;
  private boolean afterReturn;
  private boolean ended;

  RecordLines(InputFile file, String help) {
    this.file = file;
    this.stream = file.stream();
    this.help = help;
  }

  /** Steps to the next line that is not blank; false at the end of the file. */
  boolean next() {
    while (nextLine()) {
      while (start < end && isBlank(buffer[start])) {
        start++;
      }
      while (end > start && isBlank(buffer[end - 1])) {
        end--;
      }
      if (line == 1 && end - start >= 3 && (buffer[start] & 0xff) == 0xef) {
        // The mark that some editors put in front of UTF-8.
        start += 3;
      }
      if (start < end) {
        return true;
      }
    }
    return false;
  }

  /** CP/M's end of a text file counts as a blank: some tools still write it. */
  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\t' || c == 0x1a;
  }

  private boolean nextLine() {
    while (true) {
      int at = position;
      while (at < filled && buffer[at] != '\n' && buffer[at] != '\r') {
        at++;
      }
      if (at < filled) {
        boolean second = afterReturn && buffer[at] == '\n' && at == position;
        afterReturn = buffer[at] == '\r';
        start = position;
        end = at;
        position = at + 1;
        if (!second) {
          line++;
          return true;
        }
      } else if (ended) {
        start = position;
        end = filled;
        position = filled;
        line += start < end ? 1 : 0;
        return start < end;
      } else {
        fill();
      }
    }
  }

  private void fill() {
    int rest = filled - position;
    if (rest >= LONGEST) {
      line++;
      throw refuse("the line is longer than any record");
    }
    System.arraycopy(buffer, position, buffer, 0, rest);
    position = 0;
    filled = rest;
    try {
      int read = stream.read(buffer, rest, buffer.length - rest);
      ended = read <= 0;
      filled += Math.max(0, read);
    } catch (IOException e) {
      throw new InputException(
          Place.of(file.name()), "cannot be read: " + e.getMessage(), "check the file");
    }
  }

  /** 1-based number of the present line. */
  int line() {
    return line;
  }

  /** A character of the present line, or 0 behind its end. */
  char at(int index) {
    return start + index < end ? (char) (buffer[start + index] & 0xff) : 0;
  }

  /**
   * The bytes of the present line behind its first characters; the array is used again.
   *
   * @throws InputException for anything but pairs of hexadecimal digits
   */
  byte[] decode(int skipped) {
    int from = start + skipped;
    if (end - from > LONGEST) {
      throw refuse("the line is longer than any record");
    }
    count = 0;
    for (int i = from; i < end; i++) {
      if (DIGIT[buffer[i] & 0xff] < 0) {
        throw refuse("`" + shown(buffer[i]) + "` is no hexadecimal digit");
      }
    }
    if ((end - from & 1) != 0) {
      throw refuse("the record ends in the middle of a byte");
    }
    for (int i = from; i < end; i += 2) {
      decoded[count++] = (byte) (DIGIT[buffer[i] & 0xff] << 4 | DIGIT[buffer[i + 1] & 0xff]);
    }
    return decoded;
  }

  private static String shown(byte c) {
    return c > ' ' && c < 0x7f
        ? String.valueOf((char) c)
        : "0x" + Integer.toHexString(c & 0xff | 0x100).substring(1);
  }

  /** How many bytes {@link #decode} found. */
  int count() {
    return count;
  }

  /** For a refusal of the present line. */
  InputException refuse(String message) {
    return new InputException(Place.line(file.name(), line), message, help);
  }
}
