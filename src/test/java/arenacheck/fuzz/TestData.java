package arenacheck.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Linked firmware of the repository. */
final class TestData {
  private TestData() {}

  static byte[] bytes(String path) throws IOException {
    return Files.readAllBytes(Path.of(path));
  }

  static byte[] elf(String image) throws IOException {
    return bytes("testdata/images/" + image + "/fw.elf");
  }

  static byte[] map(String image) throws IOException {
    return bytes("testdata/images/" + image + "/fw.map");
  }

  static byte[] report(String image) throws IOException {
    return bytes("testdata/images/" + image + "/aot_residency.json");
  }
}
