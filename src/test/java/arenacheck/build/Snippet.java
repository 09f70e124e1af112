package arenacheck.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The examples of the README: each fenced block that follows a line {@code <!-- snippet: NAME -->}.
 * They are run as they stand, with the prefix replaced.
 */
final class Snippet {
  private static final Path README = Path.of("README.md");
  private static final String FENCE = "```";

  private Snippet() {}

  /** The lines between the fences, with a line break behind each. */
  static String text(String name) throws IOException {
    String mark = "<!-- snippet: " + name + " -->\n" + FENCE;
    String text = Files.readString(README);
    int start = text.indexOf(mark);
    if (start >= 0) {
      start = text.indexOf('\n', start + mark.length()) + 1;
      return text.substring(start, text.indexOf(FENCE, start));
    }
    throw new AssertionError("the README lacks the snippet " + name);
  }
}
