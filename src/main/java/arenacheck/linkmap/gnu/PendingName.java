package arenacheck.linkmap.gnu;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A name that stands alone on its line, until the next line shows what it is. */
final class PendingName {
  private byte[] bytes = new byte[256];
  private int length;
  private int line;
  private boolean waiting;

  void set(byte[] buffer, int start, int end, int line) {
    length = end - start;
    if (length > bytes.length) {
      bytes = new byte[length * 2];
    }
    System.arraycopy(buffer, start, bytes, 0, length);
    this.line = line;
    waiting = true;
  }

  boolean isWaiting() {
    return waiting;
  }

  void clear() {
    waiting = false;
  }

  byte[] bytes() {
    return bytes;
  }

  int length() {
    return length;
  }

  int line() {
    return line;
  }

  /** Patterns end in a parenthesis: {@code *(.text*)}. */
  boolean endsLikePattern() {
    return length > 0 && bytes[length - 1] == ')';
  }

  /** Sections nearly always begin with a dot; patterns begin with a file. */
  boolean startsLikeSection() {
    return length > 0 && bytes[0] == '.';
  }

  boolean isNamed(byte[] name) {
    return Arrays.equals(bytes, 0, length, name, 0, name.length);
  }

  boolean startsWith(byte[] word) {
    return length >= word.length && Arrays.equals(bytes, 0, word.length, word, 0, word.length);
  }

  String text() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  /** As a message may quote it. */
  String quoted() {
    return "`" + new String(bytes, 0, Math.min(60, length), StandardCharsets.UTF_8) + "`";
  }
}
