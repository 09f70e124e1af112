package arenacheck.linkmap.gnu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Maps of real links, kept with the sources, the command and what nm and readelf said. */
final class LinkedMaps {
  static final List<String> NAMES =
      List.of(
          "gnu-gc-cref",
          "gnu-common",
          "gnu-odd-names",
          "gnu-lto-partitions",
          "gnu-script-statements",
          "gnu-16-digits",
          "gnu-japanese");

  private LinkedMaps() {}

  static byte[] map(String name) {
    return file(name, "out.map");
  }

  static String truth(String name) {
    return new String(file(name, "truth.txt"), java.nio.charset.StandardCharsets.UTF_8);
  }

  private static byte[] file(String name, String file) {
    try {
      return Files.readAllBytes(Path.of("testdata", "maps", name, file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
