package arenacheck.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that ship in the jar. */
public final class Shipped {
  private Shipped() {}

  /**
   * The text as it is in the sources.
   *
   * @param name relative to {@code /arenacheck/}
   */
  public static String text(String name) {
    try (InputStream stream = Shipped.class.getResourceAsStream("/arenacheck/" + name)) {
      if (stream == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the jar cannot be read", e);
    }
  }
}
