package arenacheck.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Installed Javas and what their {@code release} files say. */
final class OtherJava {
  private OtherJava() {}

  /** The newest beside the one that runs the tests, if it is another version; else {@code null}. */
  static Path newest() throws IOException {
    Path own = Path.of(System.getProperty("java.home")).toRealPath();
    try (Stream<Path> beside = Files.list(own.getParent())) {
      List<Path> homes =
          beside
              .filter(home -> Files.isExecutable(home.resolve("bin/java")))
              .filter(home -> feature(home) > Runtime.version().feature())
              .sorted(Comparator.comparing(OtherJava::feature))
              .toList();
      return homes.isEmpty() ? null : homes.get(homes.size() - 1).toRealPath();
    }
  }

  private static int feature(Path home) {
    String version = release(home, "JAVA_VERSION");
    return version == null ? 0 : Runtime.Version.parse(version).feature();
  }

  /** An entry of the release file without its quotes, or {@code null}. */
  static String release(Path home, String key) {
    Properties release = new Properties();
    try (var file = Files.newBufferedReader(home.resolve("release"))) {
      release.load(file);
    } catch (IOException e) {
      return null;
    }
    String value = release.getProperty(key);
    return value == null ? null : value.replace("\"", "");
  }
}
