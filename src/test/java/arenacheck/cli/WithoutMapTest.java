package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The verdict is the same without a map, except where only the map can tell. */
class WithoutMapTest {
  private static final Path CASES = Path.of("testdata/cases");

  /** Exit codes that change, with the reason. */
  private static final Map<String, String> CHANGED =
      Map.of(
          // the map has the size that the symbol lacks
          "image-asm-no-size", "0 3",
          // whether the script collects a section stands in the map only: not-copied is left
          "image-orphan-const", "1 3",
          // there is no map to call stale
          "image-stale-map", "3 0",
          "image-stale-swapped", "3 0",
          "image-stale-swapped-statics", "3 0");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> image_withoutItsMap_hasTheSameVerdict() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> cases = Files.list(CASES)) {
      for (Path one : cases.sorted().toList()) {
        List<String> args = ArgumentFile.expand(List.of("@" + one.resolve("args.txt")));
        String name = one.getFileName().toString();
        int map = args.indexOf("--map");
        if (name.startsWith("image-") && map >= 0 && args.contains("--target")) {
          List<String> without = new ArrayList<>(args);
          without.subList(map, map + 2).clear();
          tests.add(DynamicTest.dynamicTest(name, () -> assertSame(one, without)));
        }
      }
    }
    List<String> names = tests.stream().map(DynamicTest::getDisplayName).toList();
    assertTrue(names.containsAll(CHANGED.keySet()), names.toString());
    assertTrue(tests.size() >= 50, tests.size() + " cases");
    return tests.stream();
  }

  private void assertSame(Path one, List<String> args) throws IOException {
    // Away from the map that lies beside it.
    Path elf = folder.resolve(one.getFileName() + ".elf");
    Files.copy(Path.of(args.get(1)), elf);
    args.set(1, elf.toString());
    String with = Files.readString(one.resolve("exit.txt")).strip();
    String expected = CHANGED.getOrDefault(one.getFileName().toString(), with + " " + with);
    assertEquals(expected, with + " " + exitCode(args));
  }

  private static int exitCode(List<String> args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(new ByteArrayOutputStream()), new PrintStream(err), Map.of())
            .run(args.toArray(new String[0]));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
    return code;
  }
}
