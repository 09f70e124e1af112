package arenacheck.render.html;

import arenacheck.render.Printable;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/** An HTML document in the making. Whatever is no markup of ours goes through {@link #text}. */
final class Markup {
  private static final int PIECE = 1 << 16;

  private final StringBuilder out = new StringBuilder(2 * PIECE);
  private final Writer writer;

  /** Writes it piece by piece. */
  Markup(Writer writer) {
    this.writer = writer;
  }

  /** One that is held as text. */
  Markup() {
    this(new StringWriter());
  }

  /** Markup of ours, as it is. */
  Markup raw(String markup) {
    out.append(markup);
    if (out.length() >= PIECE) {
      flush();
    }
    return this;
  }

  /** Hands on what is there. */
  void flush() {
    try {
      writer.append(out);
      out.setLength(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Markup raw(long number) {
    out.append(number);
    return this;
  }

  /** Any text: shows as itself, control characters and changes of direction as escapes. */
  Markup text(String raw) {
    escape(Printable.text(raw));
    return this;
  }

  /** A message: what stands between two backticks becomes code. */
  Markup message(String raw) {
    int at = 0;
    while (at < raw.length()) {
      int open = raw.indexOf('`', at);
      int close = open < 0 ? -1 : raw.indexOf('`', open + 1);
      if (close < 0) {
        return text(raw.substring(at));
      }
      text(raw.substring(at, open)).raw("<code>").text(raw.substring(open + 1, close));
      raw("</code>");
      at = close + 1;
    }
    return this;
  }

  /** {@code name="value"}, or nothing for {@code null}. */
  Markup attribute(String name, String value) {
    if (value != null) {
      raw(" ").raw(name).raw("=\"").text(value).raw("\"");
    }
    return this;
  }

  /** A length in percent, to three decimals. */
  Markup percent(String name, double value) {
    return raw(" ").raw(name).raw("=\"").raw(Math.round(value * 1000) / 1000.0 + "%\"");
  }

  Markup head(String... titles) {
    raw("<thead><tr>");
    for (String title : titles) {
      raw(title.startsWith("#") ? "<th class=\"number\">" : "<th>");
      text(title.startsWith("#") ? title.substring(1) : title).raw("</th>");
    }
    return raw("</tr></thead>\n<tbody>\n");
  }

  /** A cell of text; a dash for none. */
  Markup cell(String text) {
    return raw("<td>").text(text == null || text.isEmpty() ? "-" : text).raw("</td>");
  }

  /** A cell with a name or an address. */
  Markup code(String text) {
    return text == null || text.isEmpty()
        ? cell(null)
        : raw("<td><code>").text(text).raw("</code></td>");
  }

  /** A cell with a name that may be long: it breaks where the table needs the room. */
  Markup name(String text) {
    return text == null || text.isEmpty()
        ? cell(null)
        : raw("<td class=\"name\"><code>").text(text).raw("</code></td>");
  }

  Markup number(String text) {
    return raw("<td class=\"number\">").text(text == null ? "-" : text).raw("</td>");
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\'' -> out.append("&#39;");
        default -> out.append(c);
      }
    }
  }

  @Override
  public String toString() {
    flush();
    return writer.toString();
  }
}
