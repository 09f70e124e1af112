package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShowCommandTest {
  private static final String CLEAN = "testdata/images/clean/aot_residency.json";
  private static final String STAGED = "testdata/images/staged/aot_residency.json";

  @TempDir Path folder;

  private static JsonNode json(String... args) throws IOException {
    Run run = Run.of(args);
    assertEquals("", run.err());
    return new ObjectMapper().readTree(run.out());
  }

  /** The example of heliaAOT's documentation. */
  @Test
  void budget_64KOfTheDocumentedPlan_leaves15536() {
    Run run = Run.of("show", CLEAN, "--budget", "dtcm=64K");
    assertEquals(0, run.code());
    assertTrue(run.out().contains("dtcm    50000       0  50000   65536  15536\n"), run.out());
    assertTrue(run.out().endsWith("\npass: dtcm 50000 of 65536 bytes, 15536 free\n"), run.out());
  }

  @Test
  void budget_exact_passesAndOneLess_fails() {
    assertEquals(0, Run.of("show", CLEAN, "--budget", "dtcm=50000").code());
    Run over = Run.of("show", CLEAN, "--budget", "dtcm=49999");
    assertEquals(1, over.code());
    assertTrue(
        over.out().endsWith("fail: dtcm holds 50000 bytes, over its budget of 49999 by 1\n"),
        over.out());
  }

  @Test
  void sums_stagedSource_countsInItsOwnMemory() throws IOException {
    JsonNode memory = json("show", STAGED, "-o", "json", "--budget", "mram=1023").get("memory");
    assertEquals("dtcm", memory.get(0).get("memory").asText());
    assertEquals(2688, memory.get(0).get("sum").asLong());
    assertEquals("mram", memory.get(1).get("memory").asText());
    assertEquals(0, memory.get(1).get("arena_used").asLong());
    assertEquals(1024, memory.get(1).get("source_bytes").asLong());
    assertEquals(-1, memory.get(1).get("budgets").get(0).get("free").asLong());
  }

  @Test
  void sums_severalReports_areOne() throws IOException {
    JsonNode plan = json("show", "testdata/images/two-modules", "-o", "json");
    assertEquals(2, plan.get("reports").size());
    assertEquals(1536 + 128 + 1024 + 1024, plan.get("memory").get(0).get("sum").asLong());
  }

  @Test
  void arenas_areShownWithHeadroomAndGuard() {
    Run clean = Run.of("show", CLEAN);
    assertTrue(
        clean.out().contains("scratch/0     dtcm     5696      463600    457904         16"),
        clean.out());
    Run guard = Run.of("show", "testdata/images/itcm-guard");
    assertTrue(
        guard.out().contains("scratch/0     runtime  itcm     1552     16  generated"),
        guard.out());
    assertTrue(Run.of("show", STAGED).out().contains("staged from mram"));
  }

  @Test
  void tensors_areTheLargestFirstAndCounted() {
    String ten = Run.of("show", CLEAN).out();
    assertTrue(ten.contains("10 of 22 tensors shown, the largest first; 12 more"), ten);
    assertTrue(ten.indexOf(" 3200   40976") < ten.indexOf(" 3152       0"), ten);
    String all = Run.of("show", CLEAN, "--tensors", "all").out();
    assertFalse(all.contains("more: --tensors"), all);
    assertTrue(all.contains("\n   64       0  persistent  dtcm    6\n"), all);
    assertTrue(Run.of("show", CLEAN, "--tensors=0").out().contains("0 of 22 tensors shown"));
  }

  @Test
  void json_holdsEveryTensorAndTheObjects() throws IOException {
    JsonNode report = json("show", CLEAN, "-o", "json").get("reports").get(0);
    assertEquals(22, report.get("tensors").size());
    JsonNode constant = report.get("arenas").get(0);
    assertEquals("constant", constant.get("role").asText());
    assertEquals(0, constant.get("headroom").asLong());
    assertEquals(44176, constant.get("objects").get(0).get("size_bytes").asLong());
  }

  @ParameterizedTest
  @ValueSource(strings = {"dtcm:linked=64K", "dtcm:total=64K"})
  void budget_ofTheImage_isRefusedByName(String value) {
    Run run = Run.of("show", CLEAN, "--budget", value);
    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("`--budget " + value + "`: without an image"), run.err());
  }

  @Test
  void budget_ofAMemoryWithoutPlan_isSaid() {
    Run run = Run.of("show", CLEAN, "--budget", "sram=1");
    assertEquals(0, run.code());
    assertTrue(run.out().contains("note: no report plans for `sram`"), run.out());
  }

  @Test
  void call_schema4_hasArenasWithoutObjects() throws IOException {
    String text = Files.readString(Path.of(CLEAN));
    Path old = folder.resolve("old_residency.json");
    Files.writeString(old, text.replace("\"schema_version\": 5", "\"schema_version\": 4"));
    Run run = Run.of("show", folder.toString(), "--budget", "dtcm=50000");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("schema 4 does not say which objects back these arenas"));
  }

  @Test
  void call_unusable_isExit2() {
    assertEquals(2, Run.of("show").code());
    assertEquals(2, Run.of("show", folder.toString()).code());
    assertEquals(2, Run.of("show", CLEAN, "--tensors", "many").code());
    assertEquals(2, Run.of("show", CLEAN, "-o", "html").code());
    assertEquals(2, Run.of("show", "testdata/images/clean/fw.elf").code());
  }

  @Test
  void output_overTheReport_isRefused() throws IOException {
    Path copy = Files.copy(Path.of(CLEAN), folder.resolve("a_residency.json"));
    Run run = Run.of("show", folder.toString(), "-o", "json=" + copy);
    assertEquals(2, run.code());
    assertEquals(-1, Files.mismatch(Path.of(CLEAN), copy));
  }
}
