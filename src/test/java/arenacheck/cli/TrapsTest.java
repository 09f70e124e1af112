package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What {@code testdata/README.md} says of the traps, stated by hand from the sources and from nm:
 * where each arena is, what is said of it, and how many bytes every memory holds.
 */
class TrapsTest {
  private static final String SRAM = "sram=0x20080000+3M";
  private static final String SRAM_64 = "sram=0xffff000020080000+3M";

  /**
   * One check.
   *
   * @param files trap, image, map and reports
   * @param objects one a line: symbol, status, address, bytes, rules
   * @param totals bytes allocated in each memory, the heap that fills it apart
   */
  private record Trap(String files, String objects, String totals) {
    String folder() {
      return "testdata/traps/" + files.split(" ")[0] + "/";
    }

    List<String> arguments(String... more) {
      String[] names = files.split(" ");
      List<String> arguments = new ArrayList<>(List.of("check", folder() + names[1]));
      arguments.addAll(List.of("--map", folder() + names[2]));
      for (int i = 3; i < names.length; i++) {
        arguments.addAll(List.of("--report", folder() + names[i]));
      }
      String sram = names[1].equals("fw-64.elf") ? SRAM_64 : SRAM;
      for (String memory :
          List.of("itcm=0+256K", "mram=0x410000+4032K", "dtcm=0x20000000+496K", sram)) {
        arguments.addAll(List.of("--memory", memory));
      }
      arguments.addAll(List.of(more));
      return arguments;
    }
  }

  private static final String STRIPPED =
      """
      aot_arena_const_mram__blob unverified 0x00410020 256 symbol-stripped
      aot_arena_persistent_dtcm_buffer unverified 0x20000000 128 symbol-stripped
      aot_arena_dtcm_buffer unverified 0x20000080 1024 symbol-stripped
      """;
  private static final String ODD_PATHS =
      """
      aot_arena_const_mram__blob ok 0x00410020 192
      aot_arena_persistent_dtcm_buffer ok 0x20000400 64
      aot_arena_dtcm_buffer ok 0x20000000 1024
      """;
  private static final String LOCALIZED =
      """
      aot_arena_const_sram__blob unverified 0x20080000 160
      aot_arena_persistent_dtcm_buffer failed - - symbol-discarded
      aot_arena_dtcm_buffer unverified 0x20000000 1024
      """;

  private static final List<Trap> TRAPS =
      List.of(
          new Trap(
              "01-addr-zero fw.elf fw.map residency.json",
              """
              aot_arena_persistent_dtcm_buffer failed - - symbol-discarded
              aot_arena_itcm_buffer ok 0x00000000 1040
              aot_arena_dtcm_buffer ok 0x20000000 256
              """,
              "itcm=1040 dtcm=256 mram=24 sram=0"),
          new Trap(
              "02-gc-discarded fw.elf fw.map residency.json",
              """
              aot_arena_const_mram__blob failed - - symbol-discarded
              aot_arena_persistent_dtcm_buffer failed - - symbol-discarded
              aot_arena_dtcm_buffer ok 0x20000000 2048
              aot_arena_sram_buffer failed - - symbol-discarded
              """,
              "dtcm=2048 mram=12 sram=0"),
          new Trap(
              "02-gc-discarded fw.elf fw-nodiscard.map residency.json",
              """
              aot_arena_const_mram__blob failed - - symbol-missing
              aot_arena_persistent_dtcm_buffer failed - - symbol-missing
              aot_arena_dtcm_buffer ok 0x20000000 2048
              aot_arena_sram_buffer failed - - symbol-missing
              """,
              "dtcm=2048 mram=12 sram=0"),
          new Trap(
              "03-stripped fw.elf fw.map residency.json",
              STRIPPED.replace("unverified", "ok").replace(" symbol-stripped", ""),
              "mram=288 dtcm=1152"),
          new Trap(
              "03-stripped fw-localized.elf fw.map residency.json",
              STRIPPED.replace("unverified", "ok").replace(" symbol-stripped", ""),
              "mram=288 dtcm=1152"),
          new Trap(
              "03-stripped fw-one-stripped.elf fw.map residency.json",
              """
              aot_arena_const_mram__blob ok 0x00410020 256
              aot_arena_persistent_dtcm_buffer unverified 0x20000000 128 symbol-stripped
              aot_arena_dtcm_buffer ok 0x20000080 1024
              """,
              "mram=288 dtcm=1152"),
          new Trap(
              "03-stripped fw-stripped.elf fw.map residency.json", STRIPPED, "mram=288 dtcm=1152"),
          new Trap(
              "03-stripped fw-no-shdr.elf fw.map residency.json", STRIPPED, "mram=288 dtcm=1152"),
          new Trap(
              "04-map-line-shapes fw.elf fw.map residency.json",
              """
              kws_arena_const_sram__blob unverified 0x20080000 320 not-copied
              kws_arena_persistent_dtcm_buffer ok 0x20000810 96
              keyword_spotting_model_arena_scratch_dtcm_buffer ok 0x20000010 2048
              kws_arena_sram_buffer ok 0x20080140 512
              """,
              "dtcm=2160 sram=832 mram=372"),
          new Trap("05-odd-paths fw.elf fw.map residency.json", ODD_PATHS, "mram=224 dtcm=1088"),
          new Trap(
              "05-odd-paths fw.elf fw-crlf.map residency.json", ODD_PATHS, "mram=224 dtcm=1088"),
          new Trap(
              "06-localized-map fw.elf fw.map residency.json",
              LOCALIZED,
              "dtcm=1024 sram=160 mram=174"),
          new Trap(
              "06-localized-map fw.elf fw-fr_FR.map residency.json",
              LOCALIZED,
              "dtcm=1024 sram=160 mram=174"),
          new Trap(
              "06-localized-map fw.elf fw-ja_JP.map residency.json",
              LOCALIZED,
              "dtcm=1024 sram=160 mram=174"),
          new Trap(
              "06-localized-map fw.elf fw-zh_CN.map residency.json",
              LOCALIZED,
              "dtcm=1024 sram=160 mram=174"),
          new Trap(
              "07-same-names fw.elf fw.map residency.json residency-act.json",
              """
              aot_arena_dtcm_buffer ok 0x20000050 1024
              arena_persistent_buffer ok 0x20080000 200 symbol-ambiguous
              act_aot_arena_dtcm_buffer failed 0x200800d0 3072 wrong-memory
              """,
              "dtcm=1104 sram=3280 mram=56"),
          new Trap(
              "07-same-names fw.elf fw.map residency-vad.json",
              """
              arena_persistent_buffer ok 0x20000000 80 symbol-ambiguous
              """,
              "dtcm=1104 sram=3280 mram=56"),
          new Trap(
              "08-lma-accounting fw.elf fw.map residency.json",
              """
              aot_arena_const_sram_buffer unverified 0x20080000 512 not-copied
              aot_arena_const_dtcm_buffer ok 0x20000000 256
              aot_arena_const_dtcm__blob ok 0x00410040 256
              aot_arena_sram_buffer ok 0x20080200 4096
              """,
              "mram=896 sram=4608 dtcm=320"),
          new Trap(
              "09-heap-to-end fw.elf fw.map residency.json",
              """
              aot_arena_persistent_dtcm_buffer ok 0x20001000 128
              aot_arena_dtcm_buffer ok 0x20001080 6000
              """,
              "dtcm=10224 mram=40"),
          new Trap(
              "10-relocated-orphan fw.elf fw.map residency.json",
              """
              aot_arena_persistent_dtcm_buffer failed 0x20082000 1024 wrong-memory
              aot_arena_dtcm_buffer ok 0x20000000 512
              aot_arena_sram_buffer failed 0x00410030 4096 wrong-memory not-writable orphan-section
              aot_arena_psram_buffer unverified 0x20080000 8192 memory-unmapped
              """,
              "mram=4136 dtcm=512 sram=9216"),
          new Trap(
              "13-lld-map fw.elf fw.map residency.json residency-vad.json",
              """
              aot_arena_const_mram__blob ok 0x00410060 96
              aot_arena_persistent_dtcm_buffer failed - - symbol-missing
              aot_arena_dtcm_buffer ok 0x20000000 1504
              aot_arena_sram_buffer ok 0x20080000 2048
              vad_arena_const_mram__blob ok 0x004100c0 96
              """,
              "mram=288 dtcm=1504 sram=2048"),
          new Trap(
              "13-lld-map fw-icf.elf fw-icf.map residency.json residency-vad.json",
              """
              aot_arena_const_mram__blob ok 0x00410060 96 objects-overlap
              aot_arena_persistent_dtcm_buffer failed - - symbol-missing
              aot_arena_dtcm_buffer ok 0x20000000 1504
              aot_arena_sram_buffer ok 0x20080000 2048
              vad_arena_const_mram__blob ok 0x00410060 96 objects-overlap
              """,
              "mram=192 dtcm=1504 sram=2048"),
          new Trap(
              "15-stale-map fw.elf fw.map residency.json",
              """
              aot_arena_persistent_dtcm_buffer ok 0x20000000 128
              aot_arena_dtcm_buffer failed 0x20000080 6144 size-mismatch
              """,
              "dtcm=6272 mram=20"),
          new Trap(
              "15-stale-map fw.elf fw-right.map residency.json",
              """
              aot_arena_persistent_dtcm_buffer ok 0x20000000 128
              aot_arena_dtcm_buffer failed 0x20000080 6144 size-mismatch
              """,
              "dtcm=6272 mram=20"),
          new Trap(
              "16-class-and-endian fw-be.elf fw-be.map residency.json",
              """
              aot_arena_const_mram__blob ok 0x00410030 128
              aot_arena_dtcm_buffer ok 0x20000000 1024
              aot_arena_sram_buffer ok 0x20080000 2048
              """,
              "mram=176 dtcm=1024 sram=2048"),
          new Trap(
              "16-class-and-endian fw-64.elf fw-64.map residency.json",
              """
              aot_arena_const_mram__blob unverified 0x00410030 128
              aot_arena_dtcm_buffer unverified 0x20000000 1024
              aot_arena_sram_buffer unverified 0xffff000020080000 2048
              """,
              "mram=176 dtcm=1024 sram=2048"),
          new Trap(
              "16-class-and-endian fw-be.elf fw-be.map residency-external.json",
              """
              - unverified - - arena-unbound
              - failed - - sidecar-missing
              - unverified - - arena-unbound
              """,
              "mram=176 dtcm=1024 sram=2048"));

  @TestFactory
  Stream<DynamicTest> trap_objects_areWhereNmHasThem() {
    return TRAPS.stream()
        .map(trap -> DynamicTest.dynamicTest(trap.files(), () -> assertObjects(trap)));
  }

  @TestFactory
  Stream<DynamicTest> trap_totals_areHeldAgainstBudgetsToTheByte() {
    return TRAPS.stream()
        .map(trap -> DynamicTest.dynamicTest(trap.files(), () -> assertTotals(trap)));
  }

  private static void assertObjects(Trap trap) throws IOException {
    StringBuilder objects = new StringBuilder();
    for (JsonNode object : check(trap).get("objects")) {
      JsonNode linked = object.get("linked");
      List<String> words = new ArrayList<>();
      words.add(object.get("symbol").asText("-").replace("null", "-"));
      words.add(object.get("status").asText());
      words.add(linked.isNull() ? "-" : linked.get("address").asText());
      words.add(linked.isNull() ? "-" : linked.get("size").asText());
      object.get("rules").forEach(rule -> words.add(rule.asText()));
      objects.append(String.join(" ", words)).append('\n');
    }
    assertEquals(trap.objects(), objects.toString());
  }

  private static void assertTotals(Trap trap) throws IOException {
    for (String total : trap.totals().split(" ")) {
      String memory = total.substring(0, total.indexOf('='));
      long bytes = Long.parseLong(total.substring(memory.length() + 1));
      assertEquals(Map.of(), exceeded(trap, memory, bytes), total);
      if (bytes > 0) {
        assertEquals(Map.of(memory, bytes), exceeded(trap, memory, bytes - 1), total);
      }
    }
  }

  /** The memories over budget, and what they hold. */
  private static Map<String, Long> exceeded(Trap trap, String memory, long limit)
      throws IOException {
    JsonNode result = check(trap, "--budget", memory + ":total=" + limit);
    Map<String, Long> found = new TreeMap<>();
    for (JsonNode finding : result.get("findings")) {
      if (finding.get("rule").asText().equals("budget-exceeded")) {
        found.put(finding.get("memory").asText(), value(result, memory));
      }
    }
    return found;
  }

  private static long value(JsonNode result, String memory) {
    for (JsonNode row : result.get("memory")) {
      if (row.get("memory").asText().equals(memory)) {
        return row.get("budgets").get(0).get("value").asLong();
      }
    }
    throw new AssertionError("no row for " + memory);
  }

  private static JsonNode check(Trap trap, String... more) throws IOException {
    List<String> arguments = trap.arguments(more);
    arguments.addAll(List.of("-o", "json"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(out), new PrintStream(err), Map.of())
            .run(arguments.toArray(new String[0]));
    assertTrue(code == 0 || code == 1 || code == 3, err.toString(StandardCharsets.UTF_8));
    return new ObjectMapper().readTree(out.toString(StandardCharsets.UTF_8));
  }
}
