package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which classes a check loads: half of its time goes there. */
class StartUpIT {
  /** A record's generated methods, picocli, and what formats dates: 20, 35 and 8 ms at a start. */
  private static final List<String> DEAR =
      List.of("java.lang.runtime.ObjectMethods", "picocli.", "java.sql.", "java.time.format.");

  private static List<String> loaded(String image) throws IOException {
    Path folder = Path.of("testdata/images", image);
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xshare:off",
                "-Xlog:class+load",
                "-jar",
                "target/arenacheck.jar",
                "check",
                folder.resolve("fw.elf").toString(),
                "--report",
                folder.resolve("aot_residency.json").toString())
            .start();
    String log = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(log.contains(" storage objects "), log);
    return log.lines()
        .filter(line -> line.contains(" source: "))
        .map(line -> line.replaceAll("^.*\\] ", "").replaceAll(" source:.*", ""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"clean", "gc-persistent", "lld-clean", "external-bound", "staged", "lto-renamed"})
  void check_loadsNothingDear(String image) throws IOException {
    List<String> dear =
        loaded(image).stream().filter(name -> DEAR.stream().anyMatch(name::startsWith)).toList();
    assertEquals(List.of(), dear);
  }

  @Test
  void classList_namesEveryClassOfACheck() throws IOException {
    Set<String> listed = new HashSet<>(Files.readAllLines(Path.of("scripts/arenacheck.classlist")));
    List<String> missing =
        loaded("gc-persistent").stream()
            .map(name -> name.replace('.', '/'))
            .filter(name -> name.startsWith("arenacheck/") && !name.contains("$$Lambda"))
            .filter(name -> !listed.contains(name))
            .toList();
    assertEquals(List.of(), missing, "run scripts/rebuild-classlist");
  }
}
