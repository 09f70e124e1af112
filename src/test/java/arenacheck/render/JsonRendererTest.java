package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.MemoryRow;
import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.MapInput;
import arenacheck.check.Note;
import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.check.Verdict;
import arenacheck.image.Evidence;
import arenacheck.image.LinkedObject;
import arenacheck.io.Place;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonRendererTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static JsonNode json(Result result) throws IOException {
    return MAPPER.readTree(valid(new JsonRenderer().render(result)));
  }

  /** The document itself, once the schema found nothing against it. */
  private static String valid(String document) throws IOException {
    assertEquals(List.of(), violations(MAPPER.readTree(document)));
    return document;
  }

  private static List<String> violations(JsonNode document) throws IOException {
    try (InputStream stream =
        JsonRenderer.class.getResourceAsStream("/arenacheck/arenacheck-1.schema.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(stream);
      List<String> messages = new ArrayList<>();
      schema.validate(document).forEach(message -> messages.add(message.getMessage()));
      return messages;
    }
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static void assertNames(String expected, JsonNode node) {
    assertEquals(Arrays.asList(expected.split(" ")), names(node));
  }

  @Test
  void render_everything_hasTheContractsNamesInTheContractsOrder() throws IOException {
    JsonNode json =
        json(
            new Results()
                .object(
                    Results.subject(Role.SCRATCH, 0, "s"),
                    8,
                    Status.OK,
                    Results.linked("s", ".bss", 0x20000000L, 8L),
                    List.of(Rule.SYMBOL_RENAMED))
                .finding(Results.failing().findings().get(0))
                .memory(
                    new MemoryRow(
                        "dtcm",
                        1L,
                        2L,
                        3L,
                        4L,
                        5L,
                        6L,
                        7L,
                        8L,
                        -9L,
                        List.of(Results.budget("total", 10, null))))
                .verdict(Verdict.FAIL));
    assertNames("format tool_version verdict inputs layout objects findings memory", json);
    assertNames("elf map reports flash", json.get("inputs"));
    assertNames("path build_id class machine byte_order", json.at("/inputs/elf"));
    assertNames("path linker found", json.at("/inputs/map"));
    assertNames(
        "path sha256 module_prefix schema_version compiler_version plan_hash tensor_layout_hash",
        json.at("/inputs/reports/0"));
    assertNames("source memories", json.get("layout"));
    assertNames(
        "memory start length extent_start extent_length non_volatile region",
        json.at("/layout/memories/0"));
    assertNames(
        "report module role arena_memory region_id enum_name object owner symbol memory"
            + " source_memory kind size_bytes data_offset_bytes used total_size alignment status"
            + " linked rules",
        json.at("/objects/0"));
    assertNames(
        "symbol address size load_address section input_section file memory evidence map_line",
        json.at("/objects/0/linked"));
    assertNames(
        "rule level waived report module role arena_memory region_id object symbol memory file"
            + " line message help detail",
        json.at("/findings/0"));
    assertNames(
        "memory capacity arena_used source_bytes linked load_image other stack heap free budgets",
        json.at("/memory/0"));
    assertNames("of limit value", json.at("/memory/0/budgets/0"));
  }

  @Test
  void render_clean_hasValuesOfTheResult() throws IOException {
    JsonNode json = json(Results.clean());
    assertEquals("arenacheck/1", json.get("format").asText());
    assertEquals("pass", json.get("verdict").asText());
    assertEquals(32, json.at("/inputs/elf/class").asInt());
    assertEquals("little", json.at("/inputs/elf/byte_order").asText());
    assertEquals("given", json.at("/inputs/map/found").asText());
    assertEquals(3, json.get("objects").size());
    assertEquals("0x20004000", json.at("/objects/0/linked/address").asText());
    assertEquals(44176, json.at("/objects/0/linked/size").asLong());
    assertEquals("elf-symbol", json.at("/objects/0/linked/evidence").asText());
    assertEquals("dtcm", json.at("/objects/0/linked/memory").asText());
    assertTrue(json.at("/objects/0/linked/load_address").isNull());
    assertTrue(json.at("/memory/0/free").isNull());
    assertEquals(0, json.at("/memory/0/load_image").asLong());
  }

  @Test
  void render_finding_keepsOrderOfDetailAndPutsNotesLast() throws IOException {
    Map<String, Object> detail = new LinkedHashMap<>();
    detail.put("size", 128L);
    detail.put("address", "0x00000000");
    detail.put("with", List.of("a", "b"));
    detail.put("none", null);
    detail.put("flag", true);
    detail.put("inner", Map.of("n", 1));
    Finding finding =
        Results.finding(
            Rule.SYMBOL_DISCARDED,
            Level.ERROR,
            Results.subject(Role.SCRATCH, 0, "s"),
            Place.line("fw.map", 7),
            "m",
            List.of(new Note(Place.line("fw.map", 9), "one"), new Note(null, "two")),
            null,
            detail);
    JsonNode json = json(new Results().finding(finding).verdict(Verdict.FAIL));
    JsonNode found = json.at("/findings/0");
    assertEquals(7, found.get("line").asInt());
    assertTrue(found.get("help").isNull());
    assertNames("size address with none flag inner notes", found.get("detail"));
    assertEquals("b", found.at("/detail/with/1").asText());
    assertEquals(1, found.at("/detail/inner/n").asInt());
    assertEquals(
        "[{\"file\":\"fw.map\",\"line\":9,\"text\":\"one\"},"
            + "{\"file\":null,\"line\":null,\"text\":\"two\"}]",
        found.at("/detail/notes").toString());
  }

  @Test
  void render_findingAboutTheMap_hasNulls() throws IOException {
    Finding finding =
        Results.finding(
            Rule.MAP_STALE,
            Level.WARNING,
            Subject.of(ObjectKind.MAP),
            Place.of("fw.map"),
            "m",
            List.of(),
            "h",
            Map.of());
    JsonNode found = json(new Results().finding(finding).verdict(Verdict.PASS)).at("/findings/0");
    for (String name : List.of("report", "module", "role", "arena_memory", "region_id", "line")) {
      assertTrue(found.get(name).isNull(), name);
    }
    assertEquals("{}", found.get("detail").toString());
  }

  @Test
  void render_strippedObjects_areNotFolded() throws IOException {
    JsonNode json =
        json(
            new Results()
                .finding(Rule.SYMBOL_STRIPPED, Level.UNVERIFIED, "a")
                .finding(Rule.SYMBOL_STRIPPED, Level.UNVERIFIED, "b")
                .verdict(Verdict.INCOMPLETE));
    assertEquals(2, json.get("findings").size());
  }

  @Test
  void render_noMapAndMapBeside_areToldApart() throws IOException {
    assertTrue(json(new Results().map(null).verdict(Verdict.PASS)).at("/inputs/map").isNull());
    MapInput beside = new MapInput("fw.map", null, false, 0);
    JsonNode map = json(new Results().map(beside).verdict(Verdict.PASS)).at("/inputs/map");
    assertEquals("beside", map.get("found").asText());
    assertTrue(map.get("linker").isNull());
  }

  @Test
  void render_schema4Report_hasNulls() throws IOException {
    ResidencyReport old =
        new ResidencyReport("old", Results.SHA, "old", 4, null, null, null, List.of(), List.of());
    JsonNode report =
        json(new Results().report(old).verdict(Verdict.INCOMPLETE)).at("/inputs/reports/1");
    assertTrue(report.get("compiler_version").isNull());
    assertEquals(4, report.get("schema_version").asInt());
  }

  @Test
  void render_severalApertures_areRowsAndExtentStandsInItsOwn() throws IOException {
    Memory sram =
        new Memory(
            "sram",
            List.of(new AddressRange(0x10000000L, 0x1000), new AddressRange(0x20000000L, 0x2000)),
            new AddressRange(0x20000100L, 0x100),
            false,
            true,
            null);
    JsonNode rows =
        json(new Results()
                .layout(new Layout("target:apollo510_evb", List.of(sram)))
                .verdict(Verdict.PASS))
            .at("/layout/memories");
    assertEquals(2, rows.size());
    assertTrue(rows.at("/0/extent_start").isNull());
    assertEquals("0x20000100", rows.at("/1/extent_start").asText());
    assertEquals(0x100, rows.at("/1/extent_length").asLong());
    assertTrue(rows.at("/1/non_volatile").asBoolean());
  }

  @Test
  void render_sidecar_hasItsHash() throws IOException {
    ObjectResult sidecar =
        new ObjectResult(
            new Subject("r", "aot", Role.CONSTANT, "psram", 4L, ObjectKind.SIDECAR, null, null),
            "e",
            null,
            "mram",
            "staged",
            64,
            0,
            64,
            64,
            16,
            Status.OK,
            null,
            null,
            Results.SHA,
            null,
            List.of());
    JsonNode object = json(new Results().object(sidecar).verdict(Verdict.PASS)).at("/objects/0");
    assertEquals(Results.SHA, object.get("sha256").asText());
    assertTrue(object.get("linked").isNull());
    assertFalse(json(Results.clean()).at("/objects/0").has("sha256"));
  }

  @Test
  void render_addressesAndSizesAbove2To63_areUnsigned() throws IOException {
    LinkedObject high =
        new LinkedObject(
            "s", -16, -1L, -32L, ".x", 1, ".x.s", "a.o", Evidence.MAP_SECTION, 12, false);
    JsonNode linked =
        json(new Results()
                .object(Results.subject(Role.SCRATCH, 0, "s"), 8, Status.FAILED, high, List.of())
                .verdict(Verdict.FAIL))
            .at("/objects/0/linked");
    assertEquals("0xfffffffffffffff0", linked.get("address").asText());
    assertEquals("0xffffffffffffffe0", linked.get("load_address").asText());
    assertEquals("18446744073709551615", linked.get("size").asText());
    assertEquals(12, linked.get("map_line").asInt());
  }

  @Test
  void render_hostileNames_areValidUtf8AndReadBack() throws IOException {
    String evil = "a\"\\\u001b\u0000\n\u2028\ud83d\ude00";
    Result result =
        new Results()
            .map(new MapInput(evil + "\ud83d", "gnu-ld", true, 0))
            .report(Results.report("\udc00" + evil, evil))
            .finding(
                Results.finding(
                    Rule.SIZE_UNKNOWN,
                    Level.UNVERIFIED,
                    Results.subject(Role.SCRATCH, 0, evil),
                    Place.of(evil),
                    evil,
                    List.of(),
                    evil,
                    Map.of("k\ud800", List.of("\ud800"))))
            .verdict(Verdict.INCOMPLETE);
    String text = new JsonRenderer().render(result);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertArrayEquals(
        bytes, new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8));
    assertEquals(text, new String(bytes, StandardCharsets.UTF_8));
    JsonNode json = MAPPER.readTree(valid(text));
    assertEquals(evil + "\ufffd", json.at("/inputs/map/path").asText());
    assertEquals(evil, json.at("/findings/0/symbol").asText());
    assertEquals("\ufffd", json.at("/findings/0/detail").get("k\ufffd").get(0).asText());
  }

  @Test
  void render_layoutOfText_isTwoSpacesAndEndsWithNewline() {
    String text = new JsonRenderer().render(Results.clean());
    assertTrue(text.startsWith("{\n  \"format\": \"arenacheck/1\",\n"), text);
    assertTrue(text.contains("\n  \"findings\": [],\n"), text);
    assertTrue(text.endsWith("}\n"), text);
    assertFalse(text.contains("\r"), text);
  }

  @Test
  void render_twice_givesEqualText() {
    assertEquals(
        new JsonRenderer().render(Results.failing()), new JsonRenderer().render(Results.failing()));
  }

  @Test
  void render_detailOfAnotherKind_isADefect() {
    Result result =
        new Results()
            .finding(
                Results.finding(
                    Rule.MOVED,
                    Level.NOTE,
                    Subject.of(ObjectKind.MAP),
                    null,
                    "m",
                    List.of(),
                    null,
                    Map.of("x", new Object())))
            .verdict(Verdict.PASS);
    assertThrows(IllegalArgumentException.class, () -> new JsonRenderer().render(result));
  }

  @Test
  void schema_missingOrWrongFields_areFound() throws IOException {
    JsonNode json = json(Results.failing());
    for (String field : names(json)) {
      ObjectNode without = json.deepCopy();
      without.remove(field);
      assertFalse(violations(without).isEmpty(), field);
    }
    for (String field : names(json.at("/findings/0"))) {
      ObjectNode without = json.deepCopy();
      ((ObjectNode) without.at("/findings/0")).remove(field);
      assertFalse(violations(without).isEmpty(), field);
    }
    for (String field : names(json.at("/objects/0"))) {
      ObjectNode without = json.deepCopy();
      ((ObjectNode) without.at("/objects/0")).remove(field);
      assertFalse(violations(without).isEmpty(), field);
    }
    ObjectNode wrong = json.deepCopy();
    ((ObjectNode) wrong.at("/objects/0/linked")).put("address", 536887296L);
    assertFalse(violations(wrong).isEmpty());
  }

  @Test
  void schema_moreFields_areAllowed() throws IOException {
    ObjectNode more = ((ObjectNode) json(Results.clean())).put("later", 1);
    assertEquals(List.of(), violations(more));
  }
}
