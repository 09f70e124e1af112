package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole runs: each folder of {@code testdata/cases} holds the arguments ({@code args.txt}, written
 * like an argument file, paths from the project's root) and what has to come out. A new case is a
 * new folder with args.txt and one run with {@code -Dgolden.update}.
 */
class GoldenCasesTest {
  private static final Path CASES = Path.of("testdata/cases");
  private static final List<String> FILES =
      List.of("args.txt", "exit.txt", "stderr.txt", "stdout.txt");

  @TestFactory
  Stream<DynamicTest> cases() throws IOException {
    return folders().stream()
        .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> run(folder)));
  }

  @Test
  void folder_holdsCasesOnly() throws IOException {
    assertFalse(folders().isEmpty(), CASES + " holds no case");
    try (Stream<Path> all = Files.list(CASES)) {
      assertEquals(folders(), all.sorted().toList());
    }
  }

  @TestFactory
  Stream<DynamicTest> jsonResults() throws IOException {
    List<Path> results = new ArrayList<>();
    for (Path folder : folders()) {
      if (Files.readString(folder.resolve("stdout.txt")).startsWith("{")) {
        results.add(folder);
      }
    }
    assertFalse(results.isEmpty(), "no case prints JSON");
    return results.stream()
        .map(folder -> DynamicTest.dynamicTest(folder.toString(), () -> assertSchema(folder)));
  }

  private static void assertSchema(Path folder) throws IOException {
    try (InputStream in =
        GoldenCasesTest.class.getResourceAsStream("/arenacheck/arenacheck-1.schema.json")) {
      Set<ValidationMessage> messages =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
              .getSchema(in)
              .validate(new ObjectMapper().readTree(folder.resolve("stdout.txt").toFile()));
      assertEquals(Set.of(), messages);
    }
  }

  private static List<Path> folders() throws IOException {
    try (Stream<Path> all = Files.list(CASES)) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static void run(Path folder) throws IOException {
    List<String> args = ArgumentFile.expand(List.of("@" + folder.resolve("args.txt")));
    Map<String, String> came = came(args);
    if (System.getProperty("golden.update") != null) {
      for (Map.Entry<String, String> file : came.entrySet()) {
        Files.writeString(folder.resolve(file.getKey()), file.getValue());
      }
    }
    assertEquals(FILES, List.copyOf(names(folder)), folder + " holds other files" + hint(folder));
    for (Map.Entry<String, String> file : came.entrySet()) {
      Path path = folder.resolve(file.getKey());
      assertEquals(Files.readString(path), file.getValue(), path + " differs" + hint(folder));
    }
  }

  private static Map<String, String> came(List<String> args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(out), new PrintStream(err), Map.of())
            .run(args.toArray(new String[0]));
    return Map.of(
        "exit.txt", code + "\n",
        "stderr.txt", err.toString(StandardCharsets.UTF_8),
        "stdout.txt", out.toString(StandardCharsets.UTF_8));
  }

  private static TreeSet<String> names(Path folder) throws IOException {
    TreeSet<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(file -> names.add(file.getFileName().toString()));
    }
    return names;
  }

  private static String hint(Path folder) {
    return "; where the new output is right: mvn -Dtest=GoldenCasesTest -Dgolden.update test, and"
        + " look at the change of "
        + folder;
  }
}
