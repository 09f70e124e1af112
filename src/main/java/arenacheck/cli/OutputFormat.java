package arenacheck.cli;

import arenacheck.render.GithubRenderer;
import arenacheck.render.JsonRenderer;
import arenacheck.render.JunitRenderer;
import arenacheck.render.MarkdownRenderer;
import arenacheck.render.Renderer;
import arenacheck.render.SarifRenderer;
import arenacheck.render.TextRenderer;
import arenacheck.render.TextStyle;
import arenacheck.render.html.HtmlRenderer;
import java.util.ArrayList;
import java.util.List;

/** What {@code -o} can ask for. */
enum OutputFormat {
  TEXT("text"),
  JSON("json"),
  MARKDOWN("markdown"),
  GITHUB("github"),
  SARIF("sarif"),
  JUNIT("junit"),
  HTML("html");

  private final String text;

  OutputFormat(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /**
   * The style is for people; documents for machines are always whole. A renderer's classes are
   * loaded when it is asked for, and a constant with a body would be one more class at every start.
   */
  Renderer renderer(TextStyle style) {
    return switch (this) {
      case TEXT -> new TextRenderer(style);
      case JSON -> new JsonRenderer();
      case MARKDOWN -> new MarkdownRenderer();
      case GITHUB -> new GithubRenderer();
      case SARIF -> new SarifRenderer();
      case JUNIT -> new JunitRenderer();
      case HTML -> new HtmlRenderer();
    };
  }

  /** The format of that name, or {@code null}. */
  static OutputFormat find(String text) {
    for (OutputFormat format : values()) {
      if (format.text.equals(text)) {
        return format;
      }
    }
    return null;
  }

  static List<String> names() {
    List<String> names = new ArrayList<>();
    for (OutputFormat format : values()) {
      names.add(format.text);
    }
    return names;
  }
}
