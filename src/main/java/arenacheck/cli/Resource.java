package arenacheck.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that ship in the jar. */
final class Resource {
  private Resource() {}

  /**
   * @param name relative to {@code /arenacheck/}
   */
  static String text(String name) {
    try (InputStream stream = Resource.class.getResourceAsStream("/arenacheck/" + name)) {
      if (stream == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the jar cannot be read", e);
    }
  }
}
