package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --baseline}, on linked images. */
class BaselineTest {
  private static final String IMAGES = "testdata/images/";

  @TempDir Path folder;

  private static Run check(String image, String... more) {
    List<String> args = new ArrayList<>(List.of("check", IMAGES + image + "/fw.elf"));
    args.addAll(List.of("--report", IMAGES + image, "--target", "apollo510_evb"));
    args.addAll(List.of(more));
    return Run.of(new CheckPipeline(), args.toArray(new String[0]));
  }

  private String saved(String image) {
    String file = folder.resolve(image + ".json").toString();
    assertEquals("", check(image, "-o", "json=" + file).err());
    return file;
  }

  private JsonNode against(String image, String baseline, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of("--baseline", baseline, "-o", "json"));
    args.addAll(List.of(more));
    Run run = check(image, args.toArray(new String[0]));
    assertEquals("", run.err());
    JsonNode json = new ObjectMapper().readTree(run.out());
    try (InputStream schema =
        BaselineTest.class.getResourceAsStream("/arenacheck/arenacheck-1.schema.json")) {
      Set<?> wrong =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
              .getSchema(schema)
              .validate(json);
      assertEquals(Set.of(), wrong);
    }
    return json;
  }

  @Test
  void check_ownResult_hasNothingToSay() throws IOException {
    JsonNode json = against("clean", saved("clean"));
    assertEquals(0, json.get("findings").size());
    assertEquals(0, json.get("baseline").get("memory").size());
    assertFalse(new ObjectMapper().readTree(check("clean", "-o", "json").out()).has("baseline"));
  }

  @Test
  void check_movedObjects_areNotesWithOldAndNew() throws IOException {
    JsonNode json = against("two-modules", saved("scratch-in-sram"), "--strict");
    assertEquals("pass", json.get("verdict").asText());
    JsonNode scratch = null;
    for (JsonNode finding : json.get("findings")) {
      assertEquals("moved", finding.get("rule").asText());
      assertEquals("note", finding.get("level").asText());
      if (finding.get("symbol").asText().equals("aot_arena_dtcm_buffer")) {
        scratch = finding;
      }
    }
    assertEquals(
        "`aot_arena_dtcm_buffer` moved: address 0x20080000 -> 0x20004410, section .sram_bss ->"
            + " .bss, memory sram -> dtcm",
        scratch.get("message").asText());
    assertEquals("0x20080000", scratch.get("detail").get("old_address").asText());
    assertEquals("dtcm", scratch.get("detail").get("new_memory").asText());
    // The load image of the constant moved, its place did not.
    assertEquals(2, json.get("findings").size());
    assertEquals(
        List.of("moved"),
        new ObjectMapper().convertValue(json.get("objects").get(2).get("rules"), List.class));
  }

  @Test
  void check_objectsThatOneSideHas_areToldApart() throws IOException {
    JsonNode added = against("two-modules", saved("scratch-in-sram")).get("baseline");
    assertEquals(2, added.get("added").size());
    assertEquals(0, added.get("removed").size());
    JsonNode removed = against("scratch-in-sram", saved("two-modules")).get("baseline");
    assertEquals(2, removed.get("removed").size());
    assertEquals("kws", removed.get("removed").get(0).get("module").asText());
  }

  @Test
  void check_sums_areToldInText() {
    Run run = check("two-modules", "--baseline", saved("scratch-in-sram"));
    assertEquals(0, run.code());
    assertTrue(run.out().contains(": 2 storage objects moved, 2 new, 0 gone\n"), run.out());
    assertTrue(run.out().contains("dtcm    linked         1152     3712   +2560\n"), run.out());
  }

  @Test
  void check_sums_areToldInMarkdown() {
    String saved = saved("scratch-in-sram");
    Run run = check("two-modules", "--baseline", saved, "-o", "markdown");
    assertTrue(run.out().contains(": 2 storage objects moved, 2 new, 0 gone\n"), run.out());
    assertTrue(run.out().contains("\n| dtcm | linked | 1152 | 3712 | +2560 |\n"), run.out());
  }

  @Test
  void check_failing_failsWithAndWithoutBaseline() throws IOException {
    JsonNode json = against("scratch-in-sram", saved("two-modules"));
    assertEquals("fail", json.get("verdict").asText());
    List<String> rules = new ArrayList<>();
    json.get("findings").forEach(finding -> rules.add(finding.get("rule").asText()));
    assertTrue(rules.indexOf("wrong-memory") + 1 == rules.lastIndexOf("moved"), rules.toString());
  }

  @Test
  void waive_moved_isNoUnusedWaiver() throws IOException {
    String saved = saved("scratch-in-sram");
    JsonNode json =
        against("two-modules", saved, "--waive", "moved:aot_arena_dtcm_buffer", "--strict");
    assertEquals("pass", json.get("verdict").asText());
    int waived = 0;
    for (JsonNode finding : json.get("findings")) {
      waived += finding.get("waived").asBoolean() ? 1 : 0;
    }
    assertEquals(1, waived);
    assertEquals(1, check("two-modules", "--strict", "--waive", "moved").code());
  }

  @Test
  void baseline_unusable_isExit2() throws IOException {
    String report = IMAGES + "clean/aot_residency.json";
    Run run = check("clean", "--baseline", report);
    assertEquals(2, run.code());
    assertTrue(
        run.err().startsWith(report + ": error: this is a residency report, not a saved result"),
        run.err());
    String saved = saved("clean");
    Path newer = folder.resolve("newer.json");
    Files.writeString(
        newer, Files.readString(Path.of(saved)).replace("arenacheck/1", "arenacheck/2"));
    Run other = check("clean", "--baseline", newer.toString());
    assertEquals(2, other.code());
    assertTrue(other.err().contains("has the format `arenacheck/2`; `arenacheck/1` is read"));
    assertEquals(2, check("clean", "--baseline", saved, "-o", "json=" + saved).code());
  }
}
