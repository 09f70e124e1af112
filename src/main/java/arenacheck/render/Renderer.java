package arenacheck.render;

import arenacheck.check.Result;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Turns a result into a document: a pure function, equal results give equal text. */
public interface Renderer {
  /**
   * Writes the whole document, ending with a newline; nothing where there is nothing to say. What
   * grows with the findings is written piece by piece and never held as a whole.
   *
   * @throws IOException if {@code out} does
   */
  void render(Result result, Writer out) throws IOException;

  /** The document as one text. */
  default String render(Result result) {
    StringWriter text = new StringWriter();
    try {
      render(result, text);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
    return text.toString();
  }
}
