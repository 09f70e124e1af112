package arenacheck.linkmap;

import java.nio.charset.StandardCharsets;

/**
 * Walks through one line of a map, byte by byte. What does not stand there is not taken: the cursor
 * stays, and the reader decides.
 */
public final class LineCursor {
  private byte[] bytes;
  private int start;
  private int at;
  private int end;
  private long value;

  /** Goes to the beginning of the current line of {@code lines}; void after the next line. */
  public LineCursor on(MapLines lines) {
    end = lines.end();
    bytes = lines.buffer();
    start = lines.start();
    at = start;
    return this;
  }

  /** A literal as {@link #take} wants it. */
  public static byte[] literal(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  public byte[] bytes() {
    return bytes;
  }

  /** Beginning of the line in {@link #bytes()}. */
  public int start() {
    return start;
  }

  public int at() {
    return at;
  }

  public int end() {
    return end;
  }

  public boolean atEnd() {
    return at >= end;
  }

  public void goTo(int position) {
    at = position;
  }

  /** The number that was read last, unsigned. */
  public long value() {
    return value;
  }

  /** Passes blanks and returns how many there were. */
  public int blanks() {
    int from = at;
    while (at < end && bytes[at] == ' ') {
      at++;
    }
    return at - from;
  }

  /** Passes everything up to the next blank and returns whether there was something. */
  public boolean word() {
    int from = at;
    while (at < end && bytes[at] != ' ') {
      at++;
    }
    return at > from;
  }

  /** Whether this stands here; if so, passes it. */
  public boolean take(byte[] literal) {
    if (!standsAt(literal, at)) {
      return false;
    }
    at += literal.length;
    return true;
  }

  public boolean take(char character) {
    if (at < end && bytes[at] == character) {
      at++;
      return true;
    }
    return false;
  }

  /** Whether the line, from here on, is exactly this. */
  public boolean isAll(byte[] literal) {
    return end - at == literal.length && standsAt(literal, at);
  }

  public boolean standsAt(byte[] literal, int position) {
    if (position < start || position > end - literal.length) {
      return false;
    }
    for (int i = 0; i < literal.length; i++) {
      if (bytes[position + i] != literal[i]) {
        return false;
      }
    }
    return true;
  }

  /** Where this stands next, from here on, or -1. */
  public int find(byte[] literal) {
    for (int position = at; position <= end - literal.length; position++) {
      if (standsAt(literal, position)) {
        return position;
      }
    }
    return -1;
  }

  /** Where this stands last, not before here, or -1. */
  public int findLast(byte[] literal) {
    for (int position = end - literal.length; position >= at; position--) {
      if (standsAt(literal, position)) {
        return position;
      }
    }
    return -1;
  }

  /** Passes 1 to 16 hex digits that are no part of a longer word. */
  public boolean hex() {
    return digits(at, 16, 16);
  }

  /** Passes {@code 0x} and {@link #hex}. */
  public boolean prefixedHex() {
    return at < end - 2 && bytes[at] == '0' && bytes[at + 1] == 'x' && digits(at + 2, 16, 16);
  }

  /** Passes 1 to 18 decimal digits that are no part of a longer word. */
  public boolean decimal() {
    return digits(at, 10, 18);
  }

  private boolean digits(int from, int base, int most) {
    long number = 0;
    int position = from;
    while (position < end) {
      int digit = Character.digit(bytes[position], base);
      if (digit < 0) {
        break;
      }
      number = number * base + digit;
      position++;
    }
    if (position == from || position - from > most || isWordByte(position)) {
      return false;
    }
    at = position;
    value = number;
    return true;
  }

  private boolean isWordByte(int position) {
    return position < end && (Character.isLetterOrDigit(bytes[position]) || bytes[position] == '_');
  }

  /** What stands there, as UTF-8. */
  public String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }
}
