package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documented Makefile lines around a real link. */
@Tag("toolchain")
class MakeFirmwareIT {
  private static final String SETTINGS =
      "CC = arm-none-eabi-gcc\n"
          + ("CFLAGS = " + Firmware.CPU + " " + Firmware.COMPILE + " $(DROP)\n")
          + ("LDFLAGS = " + Firmware.CPU + " " + Firmware.LINK + "\n")
          + "OBJECTS = startup.o main.o aot_model.o aot_tensors.o\n"
          + "all: build/app.elf\n"
          + "$(OBJECTS): | build\n"
          + "build:\n\tmkdir build\n";
  private static final String LINK =
      "build/app.elf build/app.map &: $(OBJECTS)\n"
          + "\t$(CC) $(LDFLAGS) -Wl,-Map=build/app.map -o build/app.elf $(OBJECTS)\n";

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;
  private Path image;

  @BeforeAll
  static void install() throws Exception {
    Firmware.needs("make", "arm-none-eabi-gcc");
    installed = Installation.below(tools);
  }

  @BeforeEach
  void sources() throws Exception {
    Firmware.write(folder);
    image = folder.resolve("build/app.elf");
  }

  private Outcome make(String... variables) throws Exception {
    String[] command = new String[variables.length + 2];
    command[0] = "make";
    command[1] = "-j8";
    System.arraycopy(variables, 0, command, 2, variables.length);
    return Outcome.of(folder, installed.onPath(), command);
  }

  private void dropAnArena() throws Exception {
    Files.delete(folder.resolve("aot_model.o"));
    Files.delete(folder.resolve("aot_tensors.o"));
  }

  @Test
  void include_arenaDropped_breaksTheBuild() throws Exception {
    Files.writeString(folder.resolve("Makefile"), SETTINGS + LINK + installed.makeSnippet("make"));
    make().endsWith(0).says("pass: ");
    make().endsWith(0).says("Nothing to be done");
    dropAnArena();
    make("DROP=" + Firmware.DROP)
        .endsWith(2)
        .says("`aot_arena_persistent_dtcm_buffer` was discarded by the linker");
    assertTrue(Files.exists(image));
    assertFalse(Files.exists(folder.resolve("build/app.elf.arenacheck")));
    make("DROP=" + Firmware.DROP).endsWith(2).saysNot("arm-none-eabi-gcc");
  }

  @Test
  void rule_arenaDropped_breaksTheBuildAndLeavesTheImage() throws Exception {
    String goal = SETTINGS.replace("all: build/app.elf", "all: build/app.ok");
    Files.writeString(folder.resolve("Makefile"), goal + LINK + Snippet.text("make-rule"));
    make().endsWith(0).says("pass: ");
    make().endsWith(0).says("Nothing to be done");
    dropAnArena();
    for (int i = 0; i < 2; i++) {
      make("DROP=" + Firmware.DROP).endsWith(2).says("[symbol-discarded]");
      assertTrue(Files.exists(image));
      assertFalse(Files.exists(folder.resolve("build/app.ok")));
    }
    Files.delete(folder.resolve("model/aot_residency.json"));
    make("DROP=" + Firmware.DROP).endsWith(2).says("model/aot_residency.json");
  }
}
