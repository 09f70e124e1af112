package arenacheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@code scripts/compare-with-binutils}, which needs python3. */
class CompareWithBinutilsTest {
  private static final String MAP =
      """
           VMA      LMA     Size Align Out     In      Symbol
      20000000 20000000      440     4 .bss
      20000000 20000000      400     4         main.o:(.bss.arena)
      20000000 20000000      400     1                 arena
      20000400 20000400       40     4         main.o:(.bss.persistent)
      20000400 20000400       40     1                 persistent
             0        0       5d     1 .shstrtab
             0        0       5d     1         <internal>:(.shstrtab)
      """;

  private static final String TRUTH =
      """
      ## arm-none-eabi-nm -S -n
      00000400 A _Min_Stack_Size
      20000000 00000400 b arena
      20000400 00000040 B persistent
      20000440 B _ebss

      ## arm-none-eabi-readelf -SlW
        [Nr] Name              Type            Addr     Off    Size   ES Flg Lk Inf Al
        [ 0]                   NULL            00000000 000000 000000 00      0   0  0
        [ 1] .bss              NOBITS          20000000 000334 000440 00  WA  0   0  4
        [ 2] .shstrtab         STRTAB          00000000 00062c 00005d 00      0   0  1
      """;

  @TempDir private Path folder;

  private record Run(int code, String text) {}

  private static Run run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), text);
  }

  private static boolean has(String tool) throws InterruptedException {
    try {
      return run(tool, "--version").code == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private Run compare() throws IOException, InterruptedException {
    return run("python3", "scripts/compare-with-binutils", folder.toString());
  }

  private Run compare(String map, String truth) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("fw.map"), map);
    Files.writeString(folder.resolve("truth.txt"), truth);
    return compare();
  }

  @BeforeEach
  void needsPython() throws InterruptedException {
    assumeTrue(has("python3"), "python3 is not installed");
  }

  @Test
  void mapThatAgrees_isZero() throws Exception {
    Run run = compare(MAP, TRUTH);
    assertEquals(0, run.code, run.text);
    assertTrue(run.text.endsWith(": lld: 2 sections, 2 symbols, 0 discarded, 0 differences\n"));
  }

  private void assertDiffers(String map, String truth, String message) throws Exception {
    Run run = compare(map, truth);
    assertEquals(1, run.code, run.text);
    assertTrue(run.text.contains(": " + message + "\n"), run.text);
    assertTrue(run.text.endsWith(" 1 differences\n"), run.text);
  }

  @Test
  void sectionsThatDiffer_areTold() throws Exception {
    assertDiffers(
        MAP,
        TRUTH.replace("000334 000440", "000334 000448"),
        "section .bss at 0x20000000: size 0x448, another one in the map");
    assertDiffers(
        MAP,
        TRUTH + "  [ 3] .noinit  NOBITS  20000500 000334 000040 00  WA  0   0  4\n",
        "section .noinit at 0x20000500: not in the map");
    assertDiffers(
        MAP + "20000500 20000500       40     4 .noinit\n",
        TRUTH,
        "section .noinit at 0x20000500: in the map only");
  }

  @Test
  void symbolsThatDiffer_areTold() throws Exception {
    assertDiffers(
        MAP,
        TRUTH.replace("20000000 00000400 b arena\n", ""),
        "map line 4: symbol arena at 0x20000000: not in the image there");
    assertDiffers(
        MAP,
        TRUTH.replace("00000400 b arena", "00000404 b arena"),
        "map line 4: symbol arena: size 0x400, another one in the image");
    assertDiffers(
        MAP,
        TRUTH.replace("20000440 B _ebss", "20000420 00000010 B hidden"),
        "symbol hidden at 0x20000420: not in the map");
  }

  @Test
  void oddLines_areTold() throws Exception {
    assertDiffers(MAP + "what is this\n", TRUTH, "map line 9: the first of 1 unknown lines");
  }

  @Test
  void discardedSection_whoseSymbolLivesInThatFile_isTold() throws Exception {
    String map =
        """
        Discarded input sections

         .bss.arena     0x00000000      0x400 main.o

        Memory Configuration

        Name             Origin             Length             Attributes
        *default*        0x00000000         0xffffffff

        Linker script and memory map

        .bss            0x20000000      0x440
         .bss.arena     0x20000000      0x400 main.o
         .bss.persistent
                        0x20000400       0x40 main.o
                        0x20000400                persistent
        OUTPUT(fw.elf elf32-littlearm)
        """;
    String message =
        ".bss.arena of main.o: discarded in the map, but its symbol lies at 0x20000000";
    assertDiffers(map, TRUTH, message);
    Run other = compare(map.replace("0x400 main.o\n\nMem", "0x400 twin.o\n\nMem"), TRUTH);
    assertEquals(0, other.code, other.text);
  }

  @Test
  void foldersThatCannotBeUsed_areTwo() throws Exception {
    assertEquals(2, compare().code);
    Run noImage = compare(MAP, "nothing");
    assertEquals(2, noImage.code);
    assertTrue(noImage.text.contains("no image that readelf reads"), noImage.text);
    Run noMap = compare("no map", TRUTH);
    assertEquals(2, noMap.code);
    assertTrue(noMap.text.contains("no linker map of GNU ld"), noMap.text);
    Files.writeString(folder.resolve("second.map"), MAP);
    Run twoMaps = compare();
    assertEquals(2, twoMaps.code);
    assertTrue(twoMaps.text.contains("2 maps"), twoMaps.text);
    assertEquals(2, run("python3", "scripts/compare-with-binutils").code);
  }

  @Test
  @Tag("toolchain")
  void linkOfItsOwn_agrees_andTheMapOfAnotherLinkDoesNot() throws Exception {
    assumeTrue(has("arm-none-eabi-gcc"), "arm-none-eabi-gcc is not installed");
    link("1024");
    Run same = compare();
    assertEquals(0, same.code, same.text);
    assertTrue(same.text.contains(": gnu-ld: "), same.text);
    Path map = folder.resolve("fw.map");
    byte[] first = Files.readAllBytes(map);
    link("2048");
    Files.write(map, first);
    Run other = compare();
    assertEquals(1, other.code, other.text);
    assertTrue(other.text.contains("section .bss"), other.text);
  }

  private void link(String size) throws Exception {
    Path source = folder.resolve("main.c");
    Files.writeString(
        source,
        "char arena[SIZE]; static int calls; int table[4] = {1, 2};\n"
            + "int unused[8]; int _start(void) { return arena[calls++] + table[calls]; }\n");
    List<String> command = new ArrayList<>(List.of("arm-none-eabi-gcc", "-mcpu=cortex-m4"));
    command.addAll(List.of("-mthumb", "-O1", "-fdata-sections", "-nostdlib", "-DSIZE=" + size));
    command.addAll(List.of("-Wl,--gc-sections", "-Wl,-Map=" + folder.resolve("fw.map")));
    command.addAll(List.of(source.toString(), "-o", folder.resolve("fw.elf").toString()));
    Run run = run(command.toArray(new String[0]));
    assertEquals(0, run.code, run.text);
  }
}
