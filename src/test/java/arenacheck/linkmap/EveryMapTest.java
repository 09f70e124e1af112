package arenacheck.linkmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.io.InputFile;
import arenacheck.linkmap.BinutilsText.SectionRow;
import arenacheck.linkmap.BinutilsText.SymbolRow;
import arenacheck.memory.AddressRange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every map under testdata against what binutils say of the image of the same link: all sections
 * and global symbols are there, and every static object lies in an input section that has its name
 * where the compiler made one for it.
 */
class EveryMapTest {
  private static final Path ROOT = Path.of("testdata");

  /** Meant to be refused or incomplete. */
  private static final Set<String> NO_MAPS =
      Set.of(
          "images/damaged/cut.map",
          "images/damaged/empty.map",
          "maps/40-gold-x86_64/out.map",
          "maps/41-mold-x86_64/out.map");

  /** Of another link than the image beside them. */
  private static final Set<String> STALE =
      Set.of(
          "images/stale-map/fw.map",
          "images/stale-swapped/fw.map",
          "images/stale-swapped-statics/fw.map",
          "traps/15-stale-map/fw.map");

  /** Its scratch arena says that it is longer than its section. */
  private static final String TOO_LONG = "images/object-past-section/fw.map";

  /** Without an image: the link failed. Relocatable: places are offsets, which no map prints. */
  private static final Set<String> NO_PLACES =
      Set.of(
          "maps/08-gnu240-arm-overflow-failed-link/out.map",
          "maps/09-gnu240-arm-relocatable/out.map");

  /** Images that binutils read no symbols from, or in a format of their own. */
  private static final Set<String> NO_SYMBOLS =
      Set.of(
          "images/stripped/fw.map",
          "images/no-section-headers/fw.map",
          "maps/22-gnu216-h8300-coff/out.map");

  @TestFactory
  Stream<DynamicTest> map_wholeFile_isReadWithoutRest() throws IOException {
    return maps().map(path -> DynamicTest.dynamicTest(path.toString(), () -> assertWhole(path)));
  }

  @TestFactory
  Stream<DynamicTest> map_andTruth_agree() throws IOException {
    return maps()
        .filter(EveryMapTest::isOfItsImage)
        .map(path -> DynamicTest.dynamicTest(path.toString(), () -> assertAgrees(path)));
  }

  @TestFactory
  @Tag("toolchain")
  Stream<DynamicTest> map_andTheImageItself_agree() throws IOException {
    return maps()
        .filter(path -> isOfItsImage(path) && !NO_SYMBOLS.contains(name(path)))
        .filter(path -> Files.exists(image(path)))
        .map(path -> DynamicTest.dynamicTest(path.toString(), () -> assertAgreesNow(path)));
  }

  @Test
  void staleMap_andTruth_differ() throws IOException {
    for (String name : STALE) {
      Path path = ROOT.resolve(name);
      assertFalse(differences(read(path), text(path), truthText(path)).isEmpty(), name);
    }
  }

  @Test
  void objectPastItsSection_isTheOnlyDifference() throws IOException {
    Path path = ROOT.resolve(TOO_LONG);
    List<String> differences = differences(read(path), text(path), truthText(path));
    assertEquals(1, differences.size(), differences.toString());
    assertTrue(differences.get(0).contains("name=aot_arena_dtcm_buffer"), differences.get(0));
  }

  private static Stream<Path> maps() throws IOException {
    List<Path> maps = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      files
          .filter(path -> path.toString().endsWith(".map"))
          .filter(path -> !NO_MAPS.contains(name(path)))
          .sorted()
          .forEach(maps::add);
    }
    assertTrue(maps.size() >= 100, "only " + maps.size() + " maps");
    return maps.stream();
  }

  private static boolean isOfItsImage(Path path) {
    String name = name(path);
    return !STALE.contains(name) && !NO_PLACES.contains(name) && !name.equals(TOO_LONG);
  }

  private static String name(Path path) {
    return ROOT.relativize(path).toString().replace('\\', '/');
  }

  private static LinkMap read(Path path) {
    try (InputFile file = InputFile.open(path.toString())) {
      return MapReader.read(file);
    }
  }

  private static String text(Path path) throws IOException {
    return Files.readString(path, StandardCharsets.ISO_8859_1);
  }

  private static Path truth(Path map) {
    return map.resolveSibling("truth.txt");
  }

  private static Path image(Path map) {
    String stem = map.getFileName().toString().replace(".map", "");
    Path own = map.resolveSibling(stem + ".elf");
    return Files.exists(own) ? own : map.resolveSibling("fw.elf");
  }

  /** nm's lines, then readelf's, of the image as it was linked: the first of several. */
  private static String[] truthText(Path map) throws IOException {
    String truth = Files.readString(truth(map));
    String image = image(map).getFileName().toString();
    String nm = BinutilsText.part(truth, "## nm -S -n " + image);
    String readelf = BinutilsText.part(truth, "## readelf -SlW " + image);
    if (nm != null) {
      return new String[] {nm, readelf};
    }
    int first = truth.indexOf("## ");
    int second = truth.indexOf("\n## ", first + 3) + 1;
    String rest = truth.substring(second);
    return new String[] {truth.substring(first, second), rest};
  }

  private static void assertWhole(Path path) {
    LinkMap map = read(path);
    assertNull(map.incomplete());
    assertEquals(List.of(), map.troubles());
    assertEquals(0, map.unknownLines(), "line " + map.firstUnknownLine());
    assertFalse(map.outputSections().isEmpty());
    assertTrue(map.inputSectionCount() > 0);
  }

  private static void assertAgrees(Path path) throws IOException {
    assertEquals(List.of(), differences(read(path), text(path), truthText(path)));
  }

  private static void assertAgreesNow(Path path) throws Exception {
    String nm = output("arm-none-eabi-nm", "-S", "-n", image(path).toString());
    nm = nm != null ? nm : output("nm", "-S", "-n", image(path).toString());
    String readelf = output("arm-none-eabi-readelf", "-SW", image(path).toString());
    assumeTrue(nm != null && readelf != null, "binutils are not installed");
    assertEquals(List.of(), differences(read(path), text(path), new String[] {nm, readelf}));
  }

  /** What a tool prints, or {@code null} where it is not installed or does not know the image. */
  private static String output(String... command) throws Exception {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      return null;
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? out : null;
  }

  private static List<String> differences(LinkMap map, String text, String[] truth) {
    List<String> differences = new ArrayList<>();
    List<SectionRow> sections = BinutilsText.sections(truth[1]);
    for (SectionRow section : sections) {
      if (!hasSection(map, section)) {
        differences.add("not in the map: " + section);
      }
    }
    MapFacts facts = new MapFacts(map, text);
    for (SymbolRow symbol : BinutilsText.symbols(truth[0])) {
      if (!facts.has(symbol)) {
        differences.add("not in the map: " + symbol);
      }
    }
    if (facts.compared() == 0) {
      differences.add("nothing to compare");
    }
    return differences;
  }

  private static boolean hasSection(LinkMap map, SectionRow section) {
    AddressRange range = new AddressRange(section.address(), section.size());
    for (OutputSection output : map.outputSections()) {
      if (output.name().equals(section.name()) && output.range().equals(range)) {
        return true;
      }
    }
    return false;
  }
}
