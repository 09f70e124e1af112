package arenacheck.render;

/**
 * Text in an XML 1.0 document (section 2.2, "Characters"). Characters that no document may hold are
 * already written as {@code \x1b} by {@link Printable}, but for two, which are so here.
 */
final class Xml {
  private Xml() {}

  /** Safe as an element's text and in a quoted attribute; line ends are kept. */
  static String text(String raw) {
    StringBuilder out = new StringBuilder(raw.length() + 16);
    int start = 0;
    for (int end = raw.indexOf('\n'); end >= 0; end = raw.indexOf('\n', start)) {
      line(out, raw.substring(start, end));
      out.append('\n');
      start = end + 1;
    }
    line(out, raw.substring(start));
    return out.toString();
  }

  /** As above, on one line. */
  static String attribute(String raw) {
    StringBuilder out = new StringBuilder(raw.length() + 16);
    line(out, raw);
    return out.toString();
  }

  private static void line(StringBuilder out, String raw) {
    String text = Printable.text(raw);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\'' -> out.append("&#39;");
        case '\ufffe' -> out.append("\\ufffe");
        case '\uffff' -> out.append("\\uffff");
        default -> out.append(c);
      }
    }
  }
}
