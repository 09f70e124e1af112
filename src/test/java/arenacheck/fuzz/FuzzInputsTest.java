package arenacheck.fuzz;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every fuzzing target with its seeds, and with the inputs that once showed a defect: those are in
 * {@code src/test/resources/arenacheck/fuzz/TARGET}. {@code scripts/fuzz} looks for more.
 */
class FuzzInputsTest {
  private static final Path FOUND = Path.of("src/test/resources/arenacheck/fuzz");
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @TestFactory
  List<DynamicTest> inputs_seedsAndFound_showNoDefect() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, FuzzTarget> target : FuzzTargets.all().entrySet()) {
      List<byte[]> seeds = target.getValue().seeds();
      assertTrue(seeds.size() > 1, target.getKey() + " has no seeds");
      for (int i = 0; i < seeds.size(); i++) {
        tests.add(test(target.getKey() + " seed " + i, target.getValue(), seeds.get(i)));
      }
      for (Path found : found(target.getKey())) {
        String name = target.getKey() + " " + found.getFileName();
        tests.add(test(name, target.getValue(), Files.readAllBytes(found)));
      }
    }
    return tests;
  }

  private static DynamicTest test(String name, FuzzTarget target, byte[] input) {
    return DynamicTest.dynamicTest(
        name, () -> assertTimeoutPreemptively(LIMIT, () -> target.run(input)));
  }

  private static List<Path> found(String target) throws IOException {
    Path folder = FOUND.resolve(target);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
