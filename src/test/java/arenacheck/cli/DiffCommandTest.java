package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {
  private static final String IMAGES = "testdata/images/";

  @TempDir static Path folder;
  private static String single;
  private static String misplaced;
  private static String both;

  @BeforeAll
  static void save() {
    single = save("whole", "gc-persistent");
    misplaced = save("misplaced", "scratch-in-sram");
    both = save("both", "two-modules");
  }

  private static String save(String name, String image) {
    String file = folder.resolve(name + ".json").toString();
    String elf = IMAGES + image + "/fw.elf";
    Run run =
        Run.of(
            new CheckPipeline(),
            "check",
            elf,
            "--report",
            IMAGES + image,
            "--target=apollo510_evb",
            "-o",
            "json=" + file);
    assertEquals("", run.err());
    return file;
  }

  private static JsonNode json(String before, String after) throws IOException {
    Run run = Run.of("diff", before, after, "-o", "json");
    assertEquals("", run.err());
    return new ObjectMapper().readTree(run.out());
  }

  private static JsonNode find(JsonNode list, String field, String value) {
    for (JsonNode each : list) {
      if (each.get(field).asText().equals(value)) {
        return each;
      }
    }
    throw new AssertionError("no " + field + " " + value + " in " + list);
  }

  @Test
  void results_same_areEqualAndExit0() {
    Run run = Run.of("diff", both, both);
    assertEquals(0, run.code());
    assertTrue(run.out().endsWith("equal: nothing that was compared differs\n"), run.out());
  }

  @Test
  void results_movedArena_isToldWithAddressMemoryAndStatus() throws IOException {
    JsonNode diff = json(misplaced, both);
    JsonNode scratch = find(diff.get("objects"), "symbol", "aot_arena_dtcm_buffer");
    assertEquals("changed", scratch.get("change").asText());
    JsonNode address = find(scratch.get("fields"), "field", "linked.address");
    assertEquals("0x20080000", address.get("before").asText());
    assertEquals("0x20004410", address.get("after").asText());
    JsonNode memory = find(scratch.get("fields"), "field", "linked.memory");
    assertEquals("sram dtcm", memory.get("before").asText() + " " + memory.get("after").asText());
    JsonNode status = find(scratch.get("fields"), "field", "status");
    assertEquals("failed ok", status.get("before").asText() + " " + status.get("after").asText());
  }

  @Test
  void results_newModule_isToldAndTheGoneFindingToo() throws IOException {
    JsonNode diff = json(misplaced, both);
    assertEquals("kws", diff.get("modules").get(0).get("module").asText());
    assertEquals("added", diff.get("modules").get(0).get("change").asText());
    JsonNode finding = diff.get("findings").get(0);
    assertEquals("wrong-memory", finding.get("rule").asText());
    assertEquals("removed", finding.get("change").asText());
    assertEquals(1, diff.get("findings").size());
    JsonNode dtcm = find(diff.get("memory"), "memory", "dtcm");
    JsonNode linked = find(dtcm.get("figures"), "figure", "linked");
    assertEquals(1152, linked.get("before").asLong());
    assertEquals(3712, linked.get("after").asLong());
  }

  @Test
  void results_lostObject_isNotLinked() {
    Run run = Run.of("diff", misplaced, single);
    assertEquals(1, run.code());
    assertTrue(run.out().contains("status ok -> failed, linked.address 0x20004410 -> none"));
    assertTrue(run.out().contains("new error: `aot_arena_persistent_dtcm_buffer` "), run.out());
  }

  @Test
  void reports_swappedTensors_areNamedAndTheHashExplained() throws IOException {
    String report = IMAGES + "clean/aot_residency.json";
    Path after = folder.resolve("swapped_residency.json");
    JsonNode root = new ObjectMapper().readTree(Path.of(report).toFile());
    JsonNode tensors = root.get("tensors");
    assertEquals(tensors.get(1).get("size"), tensors.get(2).get("size"));
    long one = tensors.get(1).get("offset").asLong();
    long two = tensors.get(2).get("offset").asLong();
    ((com.fasterxml.jackson.databind.node.ObjectNode) tensors.get(1)).put("offset", two);
    ((com.fasterxml.jackson.databind.node.ObjectNode) tensors.get(2)).put("offset", one);
    ((com.fasterxml.jackson.databind.node.ObjectNode) root)
        .put("tensor_layout_hash", "0123456789abcdef");
    Files.writeString(after, root.toString());
    Run run = Run.of("diff", report, after.toString());
    assertEquals(1, run.code());
    assertTrue(
        run.out()
            .contains(
                "tensors `1` and `2` of arena scratch/dtcm swapped their offsets "
                    + one
                    + " and "
                    + two
                    + "\n"),
        run.out());
    assertTrue(run.out().contains("no checksum of the weights"), run.out());
    assertFalse(run.out().contains("plan_hash of"), run.out());
    assertTrue(run.out().endsWith("different: 2 tensors, 1 hash\n"), run.out());
  }

  @Test
  void reports_staging_explainsThePlanHash() {
    Run run =
        Run.of("diff", IMAGES + "clean/aot_residency.json", IMAGES + "staged/aot_residency.json");
    assertEquals(1, run.code());
    assertTrue(
        run.out()
            .contains(
                "    arena constant/dtcm used 44176 -> 1024, kind cold -> staged,"
                    + " source_memory dtcm -> mram"),
        run.out());
    assertTrue(run.out().contains("    constant/dtcm source was added\n"), run.out());
  }

  @Test
  void reportAndResult_compareThePlanAndNameTheRest() {
    String report = IMAGES + "two-modules/kws_residency.json";
    Run run = Run.of("diff", report, both);
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("not compared: tensors: only the report " + report));
    assertTrue(run.out().contains("not compared: module aot: the report " + report));
    assertTrue(run.out().contains("not compared: addresses, statuses, findings"), run.out());
    assertEquals(1, Run.of("diff", both, IMAGES + "staged/aot_residency.json").code());
  }

  @Test
  void markdown_isATable() {
    Run run = Run.of("diff", misplaced, both, "-o", "markdown");
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith("### arenacheck: different: "), run.out());
    assertTrue(run.out().contains("\n| dtcm | linked | 1152 | 3712 | +2560 |\n"), run.out());
  }

  @Test
  void markdown_many_fitsACommentAndCountsTheRest() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode result = (ObjectNode) mapper.readTree(Path.of(single).toFile());
    ArrayNode objects = (ArrayNode) result.get("objects");
    ArrayNode findings = (ArrayNode) result.get("findings");
    for (int i = 0; i < 1000; i++) {
      objects.add(((ObjectNode) objects.get(0)).deepCopy().put("arena_memory", "memory" + i));
      findings.add(((ObjectNode) findings.get(0)).deepCopy().put("arena_memory", "memory" + i));
    }
    Path many = folder.resolve("many.json");
    mapper.writeValue(many.toFile(), result);
    Run run = Run.of("diff", single, many.toString(), "-o", "markdown");
    assertTrue(run.out().length() < 65536, run.out());
    assertTrue(run.out().contains("\n\n1925 more changes not shown here\n"), run.out());
    assertTrue(run.out().contains("\n- 950 more lines not shown here\n"), run.out());
  }

  @Test
  void call_unusable_isExit2AndNothingOnStandardOutput() throws IOException {
    Path text = Files.writeString(folder.resolve("x.txt"), "hello\n");
    Path plan = folder.resolve("plan.json");
    Run.of("show", IMAGES + "clean", "-o", "json=" + plan);
    String elf = IMAGES + "clean/fw.elf";
    for (String bad :
        new String[] {text.toString(), plan.toString(), elf, folder.toString(), "none.json"}) {
      Run run = Run.of("diff", both, bad);
      assertEquals(2, run.code(), bad);
      assertEquals("", run.out());
      assertTrue(run.err().startsWith(bad), run.err());
    }
    assertEquals(2, Run.of("diff", both).code());
    assertEquals(2, Run.of("diff", both, both, both).code());
    assertEquals(2, Run.of("diff", both, both, "-o", "sarif").code());
  }
}
