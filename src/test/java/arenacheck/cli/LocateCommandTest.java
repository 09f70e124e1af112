package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Addresses are those of nm, in each image's truth.txt. */
class LocateCommandTest {
  private static final String[] POOL = {
    "--bind", "aot_arena_dtcm=app_pool", "--bind", "aot_arena_persistent_dtcm=app_pool+1536"
  };

  private static Run locate(String image, String query, String... more) {
    String folder = "testdata/images/" + image;
    List<String> args = new ArrayList<>(List.of("locate", folder + "/fw.elf", query));
    args.addAll(List.of("--report", folder, "--target", "apollo510_evb"));
    args.addAll(List.of(more));
    return Run.of(args.toArray(new String[0]));
  }

  private static JsonNode json(String image, String query, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of(more));
    args.addAll(List.of("-o", "json"));
    Run run = locate(image, query, args.toArray(new String[0]));
    assertEquals("", run.err());
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertEquals(run.code() == 0, json.get("found").asBoolean());
    return json;
  }

  private static List<String> ids(JsonNode match) {
    List<String> ids = new ArrayList<>();
    match.get("tensors").forEach(tensor -> ids.add(tensor.get("id").asText()));
    return ids;
  }

  @ParameterizedTest
  @CsvSource({
    "0x2000eca0, scratch, used, 0",
    "0x200102df, scratch, used, 5695",
    "536932000, scratch, used, 512",
    "0x200102e0, persistent, used, 0",
    "0x20004000, constant, used, 0",
    "0x2000ec8f, constant, used, 44175",
    "0x0041012c, constant, load-image, 0"
  })
  void address_inAnArena_isThatArenasOffset(String query, String role, String part, long offset)
      throws IOException {
    JsonNode matches = json("clean", query).get("matches");
    assertEquals(1, matches.size());
    assertEquals(role, matches.get(0).get("role").asText());
    assertEquals(part, matches.get(0).get("part").asText());
    assertEquals(offset, matches.get(0).get("offset").asLong());
  }

  @Test
  void address_ofScratch_namesEveryTensorThatMayLieThere() throws IOException {
    assertEquals(List.of("0", "5"), ids(json("clean", "0x2000eca0").get("matches").get(0)));
    assertEquals(List.of("0", "3"), ids(json("itcm-guard", "0x10").get("matches").get(0)));
    // Tensor 0 has 512 bytes from offset 0: the next byte is tensor 1's alone.
    assertEquals(List.of("1"), ids(json("itcm-guard", "0x210").get("matches").get(0)));
  }

  @Test
  void address_used_namesSectionFileAndMemory() {
    Run run = locate("clean", "0x2000eca4");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("0x2000eca4: offset 4 in arena scratch/0 of module aot "));
    assertTrue(
        run.out()
            .contains(
                "    section   `.bss`, input section `.bss.aot_arena_dtcm_buffer` of"
                    + " obj/aot_tensors.o, line "),
        run.out());
    assertTrue(run.out().contains("    memory    dtcm\n"), run.out());
  }

  @Test
  void address_inTheGuard_isNoTensor() throws IOException {
    JsonNode json = json("itcm-guard", "0x0");
    JsonNode match = json.get("matches").get(0);
    assertEquals("guard", match.get("part").asText());
    assertEquals(-16, match.get("offset").asLong());
    assertEquals(List.of(), ids(match));
    assertEquals("0x00000010", match.get("linked").get("usable_start").asText());
    assertTrue(json.at("/surroundings/above").isNull());
    assertTrue(locate("itcm-guard", "0x4").out().startsWith("0x00000004: in the guard, 12 before"));
  }

  @Test
  void address_outside_namesNeighboursAndSymbol_exit1() throws IOException {
    Run run = locate("clean", "0x20003ff0");
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith("0x20003ff0 is in no storage object of the reports\n"));
    assertTrue(run.out().contains("    symbol    `g_stack` at 0x20000000, 16384 bytes\n"));
    JsonNode around = json("clean", "0x2000ec90").get("surroundings");
    assertEquals("aot_arena_const_dtcm__blob", around.get("below").get("symbol").asText());
    assertEquals(0, around.get("below").get("distance").asLong());
    assertEquals("aot_arena_dtcm_buffer", around.get("above").get("symbol").asText());
    assertEquals(16, around.get("above").get("distance").asLong());
    assertTrue(around.get("symbols").findValuesAsText("symbol").contains("aot_arena_table"));
  }

  @Test
  void tensor_isAtUsableStartPlusOffset_inRuntimeAndSource() throws IOException {
    JsonNode matches = json("staged", "7").get("matches");
    assertEquals(2, matches.size());
    // Offset 336 in the destination and in the source.
    assertEquals("0x200047e0", matches.get(0).get("tensors").get(0).get("address").asText());
    assertEquals("source", matches.get(1).get("object").asText());
    assertEquals("0x004102b0", matches.get(1).get("tensors").get(0).get("address").asText());
    JsonNode guarded = json("itcm-guard", "aot:1").get("matches").get(0);
    assertEquals("0x00000210", guarded.get("tensors").get(0).get("address").asText());
  }

  @Test
  void name_inTwoModules_isToldForBothAndThePrefixPicksOne() throws IOException {
    assertEquals(2, json("two-modules", "1").get("matches").size());
    JsonNode one = json("two-modules", "kws:0").get("matches");
    List<String> symbols = new ArrayList<>();
    one.forEach(match -> symbols.add(match.get("symbol").asText()));
    // Tensor 0 and the arena of region_id 0.
    assertEquals(List.of("kws_arena_dtcm_buffer", "kws_arena_dtcm_buffer"), symbols);
    assertEquals("0x20004aa0", one.get(1).get("linked").get("address").asText());
  }

  @ParameterizedTest
  @CsvSource({"aot_arena_itcm", "aot_arena_itcm_buffer", "aot:aot_arena_itcm"})
  void arena_byEnumOrSymbol_hasRangeAndUsableRange(String query) throws IOException {
    JsonNode matches = json("itcm-guard", query).get("matches");
    assertEquals(1, matches.size());
    JsonNode linked = matches.get(0).get("linked");
    assertEquals("0x00000000", linked.get("address").asText());
    assertEquals(1552, linked.get("size").asLong());
    assertEquals("0x00000010", linked.get("usable_start").asText());
    assertEquals(1536, linked.get("usable_size").asLong());
  }

  @Test
  void bound_arenasOfOnePool_endWhereTheirBytesEnd() throws IOException {
    assertEquals(
        "scratch", json("external-pool", "0x2000460f", POOL).at("/matches/0/role").asText());
    JsonNode second = json("external-pool", "0x20004610", POOL).get("matches");
    assertEquals(1, second.size());
    assertEquals("persistent", second.get(0).get("role").asText());
    assertEquals(0, second.get(0).get("offset").asLong());
    assertEquals(2, json("external-pool", "app_pool", POOL).get("matches").size());
  }

  @Test
  void bound_withoutBinding_isNotLinked() throws IOException {
    JsonNode json = json("external-pool", "aot_arena_dtcm");
    assertTrue(json.at("/matches/0/linked").isNull());
    Run run = locate("external-pool", "aot_arena_dtcm");
    assertEquals(1, run.code());
    assertTrue(run.out().contains("    linked    not located: arena-unbound\n"), run.out());
  }

  @Test
  void symbol_ofNoArena_isFoundWithoutThumbBit() throws IOException {
    JsonNode json = json("external-pool", "app_pool_init");
    assertEquals("0x00410100", json.at("/symbols/0/address").asText());
    assertEquals(0x20, json.at("/symbols/0/size").asLong());
  }

  @Test
  void symbol_dropped_isToldWithItsRule_exit1() {
    Run run = locate("gc-persistent", "aot_arena_persistent_dtcm_buffer");
    assertEquals(1, run.code());
    assertTrue(run.out().contains("    linked    not located: symbol-discarded\n"), run.out());
  }

  @Test
  void symbol_ofTwoFiles_isTheOneOfTheFileThatBearsTheModulesName() throws IOException {
    JsonNode json = json("ambiguous-alone", "aot_arena_dtcm_buffer");
    // readelf: 0x20004010 stands behind app_legacy.c, this one behind aot_tensors.c.
    assertEquals("0x20004620", json.at("/matches/0/linked/address").asText());
  }

  @ParameterizedTest
  @CsvSource({"scratch/0", "aot:scratch/0", "aot_arena_dtcm"})
  void arena_asTheTablesPrintIt_isFound(String query) throws IOException {
    JsonNode matches = json("clean", query).get("matches");
    assertEquals(1, matches.size());
    assertEquals("0x2000eca0", matches.get(0).at("/linked/address").asText());
  }

  @Test
  void arena_asTheTablesPrintIt_ofAnotherModule_isNotFound() {
    assertEquals(1, locate("clean", "kws:scratch/0").code());
  }

  @ParameterizedTest
  @CsvSource({"2000eca4, scratch, 4", "2000ECA4, scratch, 4", "20004000, constant, 0"})
  void address_asInAFaultDump_isHexWithoutPrefix(String query, String role, long offset)
      throws IOException {
    JsonNode json = json("clean", query);
    assertEquals("0x" + query.toLowerCase(java.util.Locale.ROOT), json.get("address").asText());
    assertEquals(role, json.at("/matches/0/role").asText());
    assertEquals(offset, json.at("/matches/0/offset").asLong());
  }

  @Test
  void queries_several_areAnsweredInOrder_andOneUnknownIsExit1() throws IOException {
    Run run = locate("clean", "0x2000eca0", "scratch/0", "0x20003ff0");
    assertEquals(1, run.code());
    assertTrue(run.out().contains("\n\n0x2000eca0: arena scratch/0 of"), run.out());
    assertTrue(run.out().contains("\n\n0x20003ff0 is in no storage object"), run.out());
    Run json = locate("clean", "0x2000eca0", "scratch/0", "-o", "json");
    assertEquals(0, json.code());
    JsonNode document = new ObjectMapper().readTree(json.out());
    assertEquals("arenacheck-locate-list/1", document.get("format").asText());
    assertEquals(
        List.of("0x2000eca0", "scratch/0"), document.get("answers").findValuesAsText("query"));
  }

  @Test
  void log_onStandardInput_asksEveryAddressOnce_andIsFoundWhereAnyIs() {
    Run run = reading("PC=0x00410123, LR: 0041011f r0 20000010\nr1 2000eca4 pc 0x00410123\n");
    assertEquals(0, run.code());
    assertEquals(
        List.of("0x00410123 is ", "0x0041011f is ", "0x20000010 is ", "0x2000eca4: of"),
        run.out()
            .lines()
            .filter(line -> line.startsWith("0x"))
            .map(line -> line.substring(0, 14))
            .toList());
    // Code at this address; nm has aot_tensors_bind_constant there.
    assertTrue(
        run.out()
            .startsWith(
                "0x00410123 is in no storage object: mram, section `.text`, symbol"
                    + " `aot_tensors_bind_constant`\n"),
        run.out());
    assertEquals(1, reading("PC=0x00410123 scratch/0\n").code());
    assertEquals(0, reading("scratch/0\n").code());
    assertEquals(2, reading("no number here\n").code());
  }

  private static Run reading(String input) {
    String folder = "testdata/images/clean";
    return Run.reading(
        input, "locate", folder + "/fw.elf", "-", "--report", folder, "--target", "apollo510_evb");
  }

  @Test
  void neighbours_stayInTheirMemory() throws IOException {
    JsonNode around = json("clean", "0x00410020").get("surroundings");
    assertTrue(around.get("above").isNull());
    assertTrue(around.get("below").isNull());
    Run run = locate("clean", "0x00410020");
    assertTrue(run.out().contains("    above     no storage object in this memory\n"), run.out());
  }

  @Test
  void name_unknown_isExit1WithTheNearest() {
    Run run = locate("clean", "aot_arena_dtmc");
    assertEquals(1, run.code());
    assertTrue(run.out().endsWith("    help: did you mean `aot_arena_dtcm`?\n"), run.out());
  }

  @Test
  void call_unusable_isExit2() {
    assertEquals(2, Run.of("locate").code());
    assertEquals(2, Run.of("locate", "testdata/images/clean/fw.elf", "0x0").code());
    assertEquals(2, locate("clean", "0x0", "-o", "markdown").code());
    assertEquals(2, locate("clean", "0x0", "--bind", "nobody").code());
  }
}
