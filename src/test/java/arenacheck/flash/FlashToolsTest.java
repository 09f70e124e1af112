package arenacheck.flash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What objcopy and srec_cat write of an image is what its raw binary holds. */
@Tag("toolchain")
class FlashToolsTest {
  private static final String IMAGES = "testdata/images/";

  @TempDir Path folder;

  @Test
  void objcopyAndSrecCat_everyFormat_asTheBinary() throws Exception {
    for (String image : List.of("clean", "two-modules", "lld-gc", "itcm-guard", "big-endian")) {
      run("arm-none-eabi-objcopy", "-O", "ihex", IMAGES + image + "/fw.elf", "a.hex");
      run("arm-none-eabi-objcopy", "-O", "srec", IMAGES + image + "/fw.elf", "a.srec");
      run("arm-none-eabi-objcopy", "-O", "srec", "--srec-forceS3", IMAGES + image + "/fw.elf", "b");
      run("srec_cat", "a.hex", "-intel", "-o", "c", "-motorola");
      run("srec_cat", "a.srec", "-motorola", "-o", "d", "-intel", "-obs=16");
      run("srec_cat", "a.srec", "-motorola", "-o", "e", "-intel", "-obs=255");
      FlashMemory hex = read("a.hex");
      long start = hex.files().get(0).start();
      int length = (int) hex.files().get(0).length();
      run("arm-none-eabi-objcopy", "-I", "ihex", "-O", "binary", "a.hex", "a.bin");
      FlashMemory raw = FlashReader.read(List.of(new FlashInput(path("a.bin"), null)), start);
      assertEquals(length, raw.files().get(0).length());
      String all = FlashReaderTest.at(hex, start, length);
      for (String name : List.of("a.srec", "b", "c", "d", "e")) {
        FlashMemory memory = read(name);
        assertEquals(start, memory.files().get(0).start(), name);
        assertEquals(all, FlashReaderTest.at(memory, start, length), name);
      }
      String padded = FlashReaderTest.at(raw, start, length);
      assertEquals(padded, all.replace("--", "00"));
    }
  }

  private FlashMemory read(String name) {
    return FlashReader.read(List.of(new FlashInput(path(name), null)), 0);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  /** Names without a folder are those of the temporary one. */
  private void run(String... command) throws Exception {
    List<String> words = new ArrayList<>();
    for (String word : command) {
      boolean image = word.startsWith(IMAGES);
      words.add(image ? Path.of(word).toAbsolutePath().toString() : word);
    }
    Path out = Files.createTempFile("out", "");
    Process process;
    try {
      process =
          new ProcessBuilder(words)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
    } catch (java.io.IOException e) {
      assumeTrue(false, command[0] + " is not installed");
      return;
    }
    assertEquals(0, process.waitFor(), Files.readString(out));
    Files.delete(out);
  }
}
