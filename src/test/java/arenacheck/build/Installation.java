package arenacheck.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** arenacheck as {@code scripts/install} puts it below a prefix with a space in its name. */
record Installation(Path prefix) {
  static final Path SCRIPT = Path.of("scripts/install").toAbsolutePath();

  static Installation below(Path folder) throws IOException, InterruptedException {
    Path prefix = folder.resolve("my tools");
    Outcome.of(Path.of("").toAbsolutePath(), Map.of(), SCRIPT.toString(), prefix.toString())
        .endsWith(0);
    return new Installation(prefix);
  }

  /** An environment in which a shell finds it. */
  Map<String, String> onPath() {
    return Map.of("PATH", prefix.resolve("bin") + ":" + System.getenv("PATH"));
  }

  /** A snippet of the documentation with this prefix in place of its own. */
  String snippet(String name) throws IOException {
    return Snippet.text(name).replace("/usr/local", prefix.toString());
  }

  /** The same for make, where a space in a name is escaped. */
  String makeSnippet(String name) throws IOException {
    return Snippet.text(name).replace("/usr/local", prefix.toString().replace(" ", "\\ "));
  }

  static Path image(String name) {
    return Path.of("testdata/images", name).toAbsolutePath();
  }

  /** Copies files, replacing older ones; missing folders are made. */
  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.write(to, Files.readAllBytes(from));
  }
}
