package arenacheck.render;

/**
 * Text in a Markdown document as GitHub reads it. What comes from a file can neither start markup
 * nor a table cell, nor mention a person, nor become a link.
 */
final class Markdown {
  private static final String SPECIAL = "\\`*_[]{}<>&|~#@$!";

  private Markdown() {}

  /** A name or path in code font. */
  static String code(String raw) {
    String text = Printable.text(raw);
    if (isPlain(text)) {
      return "`" + text + "`";
    }
    StringBuilder out = new StringBuilder("<code>");
    for (int i = 0; i < text.length(); i++) {
      escape(out, text, i);
    }
    return out.append("</code>").toString();
  }

  /** A message: what stands between two backticks becomes code. */
  static String message(String raw) {
    StringBuilder out = new StringBuilder(raw.length() + 16);
    int at = 0;
    while (at < raw.length()) {
      int open = raw.indexOf('`', at);
      int close = open < 0 ? -1 : raw.indexOf('`', open + 1);
      if (close < 0) {
        return out.append(text(raw.substring(at))).toString();
      }
      out.append(text(raw.substring(at, open)));
      out.append(code(raw.substring(open + 1, close)));
      at = close + 1;
    }
    return out.toString();
  }

  /** Plain text: every character shows as itself. */
  static String text(String raw) {
    String text = Printable.text(raw);
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      escape(out, text, i);
    }
    return out.toString();
  }

  /**
   * A character reference is never markup. The empty comment keeps a name from standing right
   * behind its @ or #: GitHub looks for mentions in the page that it made, where references are
   * gone.
   */
  private static void escape(StringBuilder out, String text, int at) {
    char c = text.charAt(at);
    boolean link = c == ':' && text.startsWith("//", at + 1);
    boolean site = c == '.' && at >= 3 && text.regionMatches(true, at - 3, "www", 0, 3);
    if (SPECIAL.indexOf(c) >= 0 || link || site) {
      out.append("&#").append((int) c).append(';');
      if (c == '@' || c == '#') {
        out.append("<!-- -->");
      }
    } else {
      out.append(c);
    }
  }

  /** Whether a code span can hold it in a table as well, with nothing to escape. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!letter && "_.-+/:$*()[], =@#%".indexOf(c) < 0) {
        return false;
      }
    }
    return !text.isBlank() && text.strip().length() == text.length();
  }
}
