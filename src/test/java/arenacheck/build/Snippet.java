package arenacheck.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The examples of the documentation: each fenced block that follows a line {@code <!-- snippet:
 * NAME -->}. They are run as they stand, with the prefix replaced.
 */
final class Snippet {
  private static final List<Path> DOCUMENTS =
      List.of(Path.of("README.md"), Path.of("README-build.md"));
  private static final String FENCE = "```";

  private Snippet() {}

  /** The lines between the fences, with a line break behind each. */
  static String text(String name) throws IOException {
    String mark = "<!-- snippet: " + name + " -->\n" + FENCE;
    for (Path document : DOCUMENTS) {
      String text = Files.exists(document) ? Files.readString(document) : "";
      int start = text.indexOf(mark);
      if (start >= 0) {
        start = text.indexOf('\n', start + mark.length()) + 1;
        return text.substring(start, text.indexOf(FENCE, start));
      }
    }
    throw new AssertionError("no document holds the snippet " + name);
  }
}
