package arenacheck.build;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The sources of a small firmware with one model, to be linked by a build under test. */
final class Firmware {
  static final String CPU = "-mcpu=cortex-m55 -mthumb -mfloat-abi=hard";
  static final String LINK = "-nostartfiles -nostdlib -static -T apollo510.ld -Wl,--gc-sections";
  static final String COMPILE =
      "-Os -ffreestanding -fno-tree-loop-distribute-patterns -ffunction-sections -fdata-sections"
          + " -include apollo510_attributes.h -I.";

  /** With this nothing refers to the persistent arena, and the linker drops it. */
  static final String DROP = "-DAOT_SKIP_PERSISTENT";

  private Firmware() {}

  /** Sources, linker script and {@code model/aot_residency.json}. */
  static void write(Path folder) throws IOException {
    Path sources = Path.of("testdata/firmware");
    for (String name : new String[] {"startup.c", "main.c", "aot_model.c", "aot_tensors.c"}) {
      Installation.copy(sources.resolve(name), folder.resolve(name));
    }
    try (DirectoryStream<Path> headers = Files.newDirectoryStream(sources, "*.{h,ld}")) {
      for (Path header : headers) {
        Installation.copy(header, folder.resolve(header.getFileName()));
      }
    }
    Files.writeString(folder.resolve("weights.inc"), "7, ".repeat(1024));
    Installation.copy(
        Installation.image("gc-persistent").resolve("aot_residency.json"),
        folder.resolve("model/aot_residency.json"));
  }

  /** Skips a test, visibly, where a tool is not installed. */
  static void needs(String... tools) {
    for (String tool : tools) {
      assumeTrue(Outcome.isThere(tool), tool + " is not installed");
    }
  }
}
