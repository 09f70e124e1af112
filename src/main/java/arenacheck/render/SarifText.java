package arenacheck.render;

import java.io.IOException;

/** Strings in the forms that SARIF 2.1.0 asks for. */
final class SarifText {
  /** The base of absolute paths: viewers may have the files elsewhere. */
  static final String ROOT = "ROOT";

  private static final String UNRESERVED = "-._~/!$&'()*+,;=@";

  private SarifText() {}

  /**
   * A plain text message (sections 3.11.5, 3.11.6): braces are doubled, since one would be a
   * placeholder, and what looks like a link is broken up.
   */
  static String message(String raw) {
    StringBuilder out = new StringBuilder(raw.length() + 16);
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '{' || c == '}') {
        out.append(c).append(c);
      } else if (c == ']' && raw.startsWith("(", i + 1)) {
        out.append("\\]");
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /**
   * {@code uri} and, for an absolute path of this machine, the {@code uriBaseId} that it is
   * relative to (section 3.4.4).
   */
  static void artifact(JsonWriter json, String path) throws IOException {
    String uri = uri(path);
    boolean absolute = uri.startsWith("file:///");
    json.text("uri", absolute ? uri.substring("file:///".length()) : uri);
    if (absolute) {
      json.text("uriBaseId", ROOT);
    }
  }

  /**
   * A path as a URI reference (RFC 3986): relative stays relative, UTF-8 bytes are percent-encoded.
   */
  static String uri(String path) {
    boolean drive =
        path.length() > 2 && path.charAt(1) == ':' && "\\/".indexOf(path.charAt(2)) >= 0;
    String slashes = drive || path.startsWith("\\\\") ? path.replace('\\', '/') : path;
    StringBuilder out = new StringBuilder(path.length() + 16);
    if (drive) {
      out.append("file:///").append(path.charAt(0)).append(':');
      slashes = slashes.substring(2);
    } else if (slashes.startsWith("//")) {
      out.append("file:");
    } else if (slashes.startsWith("/")) {
      out.append("file://");
    }
    for (byte b : Printable.unicode(slashes).getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (letter || UNRESERVED.indexOf(c) >= 0) {
        out.append(c);
      } else {
        out.append('%')
            .append(Character.toUpperCase(Character.forDigit(c >> 4, 16)))
            .append(Character.toUpperCase(Character.forDigit(c & 15, 16)));
      }
    }
    return out.toString();
  }

  /** An explanation as Markdown. */
  static String markdown(Explanation explanation) {
    StringBuilder out = new StringBuilder(2048);
    for (Explanation.Part part : explanation.parts()) {
      out.append(out.length() == 0 ? "" : "\n").append("### ").append(part.title()).append("\n\n");
      int number = 0;
      for (Explanation.Block block : part.blocks()) {
        String text = Markdown.message(block.text());
        switch (block.form()) {
          case PARAGRAPH -> out.append(text).append("\n");
          case NUMBERED -> out.append(++number).append(". ").append(text).append('\n');
          case BULLET -> out.append("- ").append(text).append('\n');
        }
      }
    }
    return out.toString();
  }
}
