package arenacheck.linkmap.gnu;

import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.MapLines;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The current line of a GNU map, and the numbers that were read from it last. Column 16 decides
 * nearly everything: addresses stand there, whatever a name before them is.
 */
final class GnuLine {
  /** Where the address of every section and symbol line stands; 0-based, in bytes. */
  static final int COLUMN = 16;

  /** The value of each lower-case hex digit, else -1. */
  private static final byte[] DIGITS = new byte[256];

  static {
    Arrays.fill(DIGITS, (byte) -1);
    for (int value = 0; value < 16; value++) {
      DIGITS["0123456789abcdef".charAt(value)] = (byte) value;
    }
  }

  private final MapLines lines;
  private byte[] bytes;
  private int start;

  private long address;
  private int digits;
  private long size;
  private int rest;

  private byte[] lastFile = new byte[256];
  private int fileLength;
  private int fileNumber;

  GnuLine(MapLines lines) {
    this.lines = lines;
  }

  boolean next() {
    boolean more = lines.next();
    bytes = lines.buffer();
    start = lines.start();
    return more;
  }

  byte[] bytes() {
    return bytes;
  }

  int start() {
    return start;
  }

  int number() {
    return lines.number();
  }

  boolean isCut() {
    return lines.isCut();
  }

  boolean endsWithoutNewline() {
    return lines.endsWithoutNewline();
  }

  int end() {
    return lines.end();
  }

  /** The end, for a caller that has walked to {@code from}. */
  int end(int from) {
    return lines.end(from);
  }

  /** Whether the line ends here. */
  boolean endsAt(int at) {
    return bytes[at] == '\n' || bytes[at] == '\r' && bytes[at + 1] == '\n';
  }

  /** The first place from here on that is no blank. */
  int skipBlanks(int from) {
    int at = from;
    while (bytes[at] == ' ') {
      at++;
    }
    return at;
  }

  /** Whether the line reaches column 16 and two blanks stand before it, as after a whole name. */
  boolean hasColumn() {
    int column = start + COLUMN;
    for (int at = start; at < column; at++) {
      if (bytes[at] == '\n') {
        return false;
      }
    }
    return bytes[column - 1] == ' ' && bytes[column - 2] == ' ';
  }

  /** The end of the name that begins the line and ends before column 16. */
  int nameEnd() {
    int at = start + COLUMN;
    while (bytes[at - 1] == ' ') {
      at--;
    }
    return at;
  }

  /** Reads an address: 0x and exactly 8 or 16 digits. */
  boolean readAddress(int at) {
    if (!readHex(at) || digits != 8 && digits != 16) {
      return false;
    }
    address = size;
    return true;
  }

  /** Reads a size behind what was read last: blanks, 0x and up to 16 digits. */
  boolean readSize() {
    int at = skipBlanks(rest);
    return at > rest && readHex(at) && (bytes[rest] == ' ' || endsAt(rest));
  }

  /** Reads any number of up to 16 hex digits, as a size. */
  boolean readNumber(int at) {
    return readHex(at);
  }

  /** An address at {@code at} and a size behind it. */
  boolean readAddressAndSize(int at) {
    return readAddress(at) && readSize();
  }

  /** Leaves the value in {@code size}. */
  private boolean readHex(int at) {
    if (bytes[at] != '0' || bytes[at + 1] != 'x') {
      return false;
    }
    byte[] text = bytes;
    long value = 0;
    int place = at + 2;
    for (int digit; (digit = DIGITS[text[place] & 0xff]) >= 0; place++) {
      value = value << 4 | digit;
    }
    digits = place - at - 2;
    size = value;
    rest = place;
    return digits > 0 && digits <= 16;
  }

  static boolean isDigit(byte b) {
    return DIGITS[b & 0xff] >= 0;
  }

  long address() {
    return address;
  }

  long size() {
    return size;
  }

  /** Whether a file, or something else, stands behind what was read last. */
  boolean hasFile() {
    return bytes[rest] == ' ' && !endsAt(rest + 1);
  }

  /** The number of the file that stands behind what was read last, to the end of the line. */
  int file(LinkMapBuilder builder) {
    int from = rest + 1;
    int same = from + fileLength;
    // A map names one file many times in a row: then its end need not be looked for.
    if (fileLength > 0
        && same < bytes.length
        && Arrays.equals(bytes, from, same, lastFile, 0, fileLength)
        && endsAt(same)) {
      lines.end(same);
      return fileNumber;
    }
    int end = lines.end(from);
    fileLength = end - from;
    if (fileLength > lastFile.length) {
      lastFile = new byte[fileLength * 2];
    }
    System.arraycopy(bytes, from, lastFile, 0, fileLength);
    fileNumber = builder.file(bytes, from, end);
    return fileNumber;
  }

  /** Behind what was read last. */
  int rest() {
    return rest;
  }

  /** Whether this word, in bytes that hold no line end, stands here. */
  boolean at(int from, byte[] word) {
    for (int i = 0; i < word.length; i++) {
      if (bytes[from + i] != word[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the word stands anywhere in {@code [from, to)}. */
  boolean holds(int from, int to, byte[] word) {
    for (int at = from; at <= to - word.length; at++) {
      if (at(at, word)) {
        return true;
      }
    }
    return false;
  }

  String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  /** The line as a message may quote it: a piece of its beginning, blanks left out. */
  String quoted() {
    int from = skipBlanks(start);
    return "`" + text(from, Math.max(from, Math.min(end(), from + 60))) + "`";
  }

  static byte[] word(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
