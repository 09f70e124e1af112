package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Note;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.check.Verdict;
import arenacheck.io.Place;
import arenacheck.residency.Role;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SarifRendererTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The only run, once the schema of what SARIF 2.1.0 asks for found nothing against it. */
  private static JsonNode run(Result result) throws IOException {
    JsonNode document = MAPPER.readTree(new SarifRenderer().render(result));
    assertEquals(List.of(), violations(document));
    return document.at("/runs/0");
  }

  private static List<String> violations(JsonNode document) throws IOException {
    try (InputStream stream =
        SarifRendererTest.class.getResourceAsStream("sarif-parts.schema.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(stream);
      List<String> messages = new ArrayList<>();
      schema.validate(document).forEach(message -> messages.add(message.getMessage()));
      return messages;
    }
  }

  private static Finding at(Place place, Subject subject) {
    return Results.finding(
        Rule.MISALIGNED, Level.ERROR, subject, place, "it is", List.of(), null, Map.of());
  }

  private static String fingerprint(JsonNode run, int index) {
    return run.at("/results/" + index + "/partialFingerprints").get("arenacheck/v1").asText();
  }

  @Test
  void render_discarded_hasRuleMessageAndPlaces() throws IOException {
    JsonNode run = run(Results.failing());
    JsonNode rule = run.at("/tool/driver/rules/0");
    assertEquals("symbol-discarded", rule.get("id").asText());
    assertEquals("SymbolDiscarded", rule.get("name").asText());
    assertEquals("error", rule.at("/defaultConfiguration/level").asText());
    assertTrue(rule.at("/help/text").asText().startsWith("What it means\n"));
    assertTrue(rule.at("/help/markdown").asText().startsWith("### What it means\n\n"));
    JsonNode result = run.at("/results/0");
    assertEquals("symbol-discarded", result.get("ruleId").asText());
    assertEquals(0, result.get("ruleIndex").asInt());
    assertEquals("fail", result.get("kind").asText());
    assertEquals("error", result.get("level").asText());
    assertTrue(
        result
            .at("/message/text")
            .asText()
            .startsWith("`aot_arena_persistent_dtcm_buffer` was discarded by the linker\nnote: "));
    JsonNode physical = result.at("/locations/0/physicalLocation");
    assertEquals("fw.map", physical.at("/artifactLocation/uri").asText());
    assertEquals(7, physical.at("/region/startLine").asInt());
    JsonNode logical = result.at("/locations/0/logicalLocations/0");
    assertEquals("aot_arena_persistent_dtcm_buffer", logical.get("name").asText());
    assertEquals(1, result.get("relatedLocations").size(), "the note that has a place");
    assertEquals(0, result.get("suppressions").size());
  }

  @Test
  void render_clean_isOneRunWithoutResults() throws IOException {
    JsonNode run = run(Results.clean());
    assertEquals(0, run.get("results").size());
    assertEquals(0, run.at("/tool/driver/rules").size());
    assertTrue(run.at("/invocations/0/executionSuccessful").asBoolean());
  }

  @Test
  void render_unverified_isOpenAndTheInvocationSaysSo() throws IOException {
    JsonNode run =
        run(
            new Results()
                .finding(Rule.ARENA_UNBOUND, Level.UNVERIFIED, "nothing is bound")
                .verdict(Verdict.INCOMPLETE));
    assertEquals("open", run.at("/results/0/kind").asText());
    assertEquals("none", run.at("/results/0/level").asText());
    JsonNode notification = run.at("/invocations/0/toolExecutionNotifications/0");
    assertEquals("error", notification.get("level").asText());
    assertTrue(notification.at("/message/text").asText().contains("1 not verified"));
  }

  @Test
  void render_waived_isSuppressed() throws IOException {
    Finding finding = at(Place.of("fw.elf"), Results.subject(Role.SCRATCH, 0, "s"));
    JsonNode run = run(new Results().finding(finding.asWaived()).verdict(Verdict.PASS));
    assertEquals("external", run.at("/results/0/suppressions/0/kind").asText());
    assertEquals("accepted", run.at("/results/0/suppressions/0/status").asText());
    assertEquals("error", run.at("/results/0/level").asText());
  }

  @Test
  void ruleIndex_severalRules_pointsToTheRule() throws IOException {
    JsonNode run =
        run(
            new Results()
                .finding(Rule.MOVED, Level.NOTE, "n")
                .finding(Rule.SYMBOL_MISSING, Level.ERROR, "e")
                .finding(Rule.MOVED, Level.NOTE, "n")
                .verdict(Verdict.FAIL));
    assertEquals(2, run.at("/tool/driver/rules").size());
    for (JsonNode result : run.get("results")) {
      JsonNode rule = run.at("/tool/driver/rules").get(result.get("ruleIndex").asInt());
      assertEquals(rule.get("id"), result.get("ruleId"));
    }
  }

  @Test
  void fingerprint_otherLineAndPath_staysAndOtherObjectDiffers() throws IOException {
    Subject one = Results.subject(Role.SCRATCH, 0, "s");
    Subject two = Results.subject(Role.SCRATCH, 0, "t");
    JsonNode before =
        run(new Results().finding(at(Place.line("a.map", 3), one)).verdict(Verdict.FAIL));
    JsonNode after =
        run(
            new Results()
                .finding(at(Place.line("b/a.map", 9), one))
                .finding(at(Place.line("b/a.map", 9), two))
                .finding(at(Place.line("b/a.map", 9), one))
                .verdict(Verdict.FAIL));
    assertEquals(fingerprint(before, 0), fingerprint(after, 0));
    assertNotEquals(fingerprint(after, 0), fingerprint(after, 1));
    assertNotEquals(fingerprint(after, 0), fingerprint(after, 2), "equal ones are told apart");
  }

  @Test
  void render_everyRule_keepsTheSchema() throws IOException {
    Results results = new Results();
    for (Rule rule : Rule.values()) {
      results.finding(rule, rule.level(), "it is so");
    }
    JsonNode run = run(results.verdict(Verdict.FAIL));
    assertEquals(Rule.values().length, run.at("/tool/driver/rules").size());
  }

  @Test
  void render_hostileNames_keepTheSchemaAndMakeNoLink() throws IOException {
    String text = new SarifRenderer().render(Hostile.result());
    assertFalse(text.chars().anyMatch(c -> c < ' ' && c != '\n'));
    JsonNode run = run(Hostile.result());
    String message = run.at("/results/0/message/text").asText();
    assertFalse(message.replace("\\](", "").contains("]("), message);
    assertFalse(message.replace("{{", "").contains("{"), message);
    assertFalse(message.contains("\u202e"), message);
    String uri = run.at("/results/0/locations/0/physicalLocation/artifactLocation/uri").asText();
    assertEquals(uri, java.net.URI.create(uri).toString());
  }

  @Test
  void render_findingSeenInTheMap_isLocatedInTheReport_absolutePathsHaveABase() throws IOException {
    JsonNode run =
        run(
            new Results()
                .report(Results.report("model/aot_residency.json", "aot"))
                .finding(
                    Results.finding(
                        Rule.WRONG_MEMORY,
                        Level.ERROR,
                        Results.subject(Role.SCRATCH, 0, "s"),
                        Place.line("/build dir/fw.map", 9),
                        "m",
                        List.of(
                            new Note(Place.line("model/aot_residency.json", 39), "promised here")),
                        null,
                        Map.of()))
                .verdict(Verdict.FAIL));
    JsonNode primary = run.at("/results/0/locations/0/physicalLocation");
    assertEquals("model/aot_residency.json", primary.at("/artifactLocation/uri").asText());
    assertTrue(primary.at("/artifactLocation/uriBaseId").isMissingNode());
    assertEquals(39, primary.at("/region/startLine").asInt());
    JsonNode map = run.at("/results/0/relatedLocations/0/physicalLocation/artifactLocation");
    assertEquals("build%20dir/fw.map", map.get("uri").asText());
    assertEquals(
        "file:///",
        run.at("/originalUriBaseIds/" + map.get("uriBaseId").asText() + "/uri").asText());
  }

  @Test
  void schema_wrongDocuments_areFound() throws IOException {
    String good = new SarifRenderer().render(Results.failing());
    for (String[] change :
        new String[][] {
          {"\"version\": \"2.1.0\"", "\"version\": \"2.0.0\""},
          {"\"level\": \"error\"", "\"level\": \"unverified\""},
          {"\"startLine\": 7", "\"startLine\": 0"},
          {"\"uri\": \"fw.map\"", "\"uri\": \"fw 1.map\""},
          {"\"kind\": \"fail\"", "\"kind\": \"open\""},
          {"\"ruleId\"", "\"rule\""},
        }) {
      assertTrue(good.contains(change[0]), change[0]);
      JsonNode bad = MAPPER.readTree(good.replace(change[0], change[1]));
      assertFalse(violations(bad).isEmpty(), change[1] + " went unseen");
    }
  }
}
