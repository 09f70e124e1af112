package arenacheck.cli;

import arenacheck.render.JsonRenderer;
import arenacheck.render.Renderer;
import arenacheck.render.TextRenderer;
import java.util.ArrayList;
import java.util.List;

/** What {@code -o} can ask for. */
enum OutputFormat {
  TEXT("text") {
    @Override
    Renderer renderer(boolean colour, boolean quiet) {
      return new TextRenderer(colour, quiet);
    }
  },
  JSON("json") {
    @Override
    Renderer renderer(boolean colour, boolean quiet) {
      return new JsonRenderer();
    }
  };

  private final String text;

  OutputFormat(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** Colour and quiet are for people; documents for machines are always whole. */
  abstract Renderer renderer(boolean colour, boolean quiet);

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
