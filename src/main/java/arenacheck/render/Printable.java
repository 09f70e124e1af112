package arenacheck.render;

/**
 * Names from files, made safe to print. A symbol or a path may hold any character: an escape
 * sequence must not reach a terminal, and half a surrogate pair is no valid UTF-8.
 */
public final class Printable {
  private Printable() {}

  /**
   * One line of text: control characters, line separators and marks that change the direction of
   * writing become {@code \x1b} or {@code \u202e}, half surrogate pairs {@code \ud800}.
   */
  public static String text(String raw) {
    int at = 0;
    while (at < raw.length() && isPlain(raw.charAt(at))) {
      at++;
    }
    if (at == raw.length()) {
      return raw;
    }
    StringBuilder out = new StringBuilder(raw.length() + 16).append(raw, 0, at);
    for (; at < raw.length(); at++) {
      char c = raw.charAt(at);
      if (isPair(raw, at)) {
        out.append(c).append(raw.charAt(++at));
      } else if (isHarmful(c)) {
        escape(out, c);
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Half surrogate pairs become U+FFFD, all else stays; JSON escapes the rest by itself. */
  public static String unicode(String raw) {
    StringBuilder out = null;
    for (int at = 0; at < raw.length(); at++) {
      if (isPair(raw, at)) {
        at++;
      } else if (Character.isSurrogate(raw.charAt(at))) {
        out = out == null ? new StringBuilder(raw) : out;
        out.setCharAt(at, '\ufffd');
      }
    }
    return out == null ? raw : out.toString();
  }

  private static boolean isPair(String raw, int at) {
    return at + 1 < raw.length() && Character.isSurrogatePair(raw.charAt(at), raw.charAt(at + 1));
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c <= '~';
  }

  private static boolean isHarmful(char c) {
    return c < ' '
        || c >= 0x7f && c <= 0x9f
        || c == 0x061c
        || c >= 0x200b && c <= 0x200f
        || c >= 0x2028 && c <= 0x202e
        || c >= 0x2060 && c <= 0x206f
        || c == 0xfeff
        || Character.isSurrogate(c);
  }

  private static void escape(StringBuilder out, char c) {
    String digits = Integer.toHexString(c);
    if (c <= 0xff) {
      out.append("\\x").append(digits.length() < 2 ? "0" : "").append(digits);
    } else {
      out.append("\\u").append("0000", 0, 4 - digits.length()).append(digits);
    }
  }
}
