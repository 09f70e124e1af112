package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs that are far larger or odder than real ones: a sane answer, in sane time. */
@Timeout(120)
class LimitsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MANY = 100_000;

  @TempDir Path folder;

  /** A file without contents of its own: it takes no space on the disk. */
  private Path sparse(String name, long size) throws IOException {
    Path file = folder.resolve(name);
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.setLength(size);
    }
    return file;
  }

  private Path edited(String image, Consumer<ObjectNode> edit) throws IOException {
    ObjectNode report = (ObjectNode) JSON.readTree(Told.report(image).toFile());
    edit.accept(report);
    return Files.write(folder.resolve("r_residency.json"), JSON.writeValueAsBytes(report));
  }

  private static ObjectNode scratch(JsonNode report) {
    return (ObjectNode) report.get("arenas").get("scratch").get(0);
  }

  private static void tensors(ObjectNode report, int count, long offset) {
    ArrayNode tensors = report.putArray("tensors");
    for (int i = 0; i < count; i++) {
      tensors
          .addObject()
          .put("id", Integer.toString(i))
          .put("memory", "dtcm")
          .put("offset", offset + i)
          .put("role", "scratch")
          .put("size", 16)
          .put("source_memory", "dtcm");
    }
  }

  private static long count(String text, String part) {
    return (text.length() - text.replace(part, "").length()) / part.length();
  }

  @Test
  void inputOver2GiB_isRefusedByName() throws IOException {
    Path huge = sparse("huge", (1L << 31) + 1);
    String message = huge + ": error: the file has 2147483649 bytes, more than the limit of 2 GiB";
    Told.check(huge, "--report", Told.report("staged")).refuses(message);
    Told.good("--map", huge).refuses(message);
    Told.check(Told.elf("staged"), "--report", huge).refuses(message);
    Told.good("--target", huge).refuses(message);
    Told.good("@" + huge).refuses(message);
  }

  @Test
  void inputOfZeros_isRefusedAsWhatItIsNot() throws IOException {
    Path zeros = sparse("zeros", 100 << 20);
    Told.check(zeros, "--report", Told.report("staged")).refuses(zeros + ": error: ");
    Told.good("--map", zeros).refuses(zeros + ": error: ");
    Told.check(Told.elf("staged"), "--report", zeros).refuses(zeros + ": error: ");
  }

  @Test
  void mapLineOf100Megabytes_isPassedOver() throws IOException {
    byte[] map = Files.readAllBytes(Told.map("staged"));
    String text = new String(map, StandardCharsets.UTF_8);
    int at = text.indexOf("\nLinker script and memory map") + 1;
    assertTrue(at > 0);
    byte[] part = new byte[1 << 20];
    Arrays.fill(part, (byte) 'x');
    Path odd = folder.resolve("odd.map");
    try (OutputStream out = Files.newOutputStream(odd)) {
      out.write(map, 0, at);
      for (int i = 0; i < 100; i++) {
        out.write(part);
      }
      out.write('\n');
      out.write(map, at, map.length - at);
    }
    Told told = Told.good("--map", odd);
    assertEquals(0, told.code(), told.err() + told.out());
  }

  @Test
  void hundredThousandFindings_areAllInJsonAndCountedInText() throws IOException {
    Path report = edited("staged", json -> tensors(json, MANY, 1 << 30));
    Path file = folder.resolve("r.json");
    Told told = Told.check(Told.elf("staged"), "--report", report, "-o", "json=" + file);
    assertEquals(1, told.code(), told.err());
    JsonNode result = JSON.readTree(file.toFile());
    assertTrue(result.get("findings").size() >= MANY);
    int shown = (int) count(told.out(), ": error: ");
    assertEquals(100, shown);
    int all = result.get("findings").size();
    assertTrue(
        told.out()
            .contains(
                "arenacheck: note: "
                    + (all - shown)
                    + " more of [report-inconsistent] not shown\n"
                    + "    help: `-o json=FILE` lists every finding\n"),
        told.out().substring(Math.max(0, told.out().length() - 1000)));
    assertTrue(told.out().contains("fail: " + all + " errors"));
  }

  @Test
  void tenThousandArenas_haveOneAnswerEach() throws IOException {
    for (String symbol : List.of("aot_none_%d", "aot_arena_dtcm_buffer")) {
      Path report =
          edited(
              "staged",
              json -> {
                ArrayNode list = (ArrayNode) json.get("arenas").get("scratch");
                ObjectNode arena = scratch(json);
                list.removeAll();
                for (int i = 0; i < 10_000; i++) {
                  ObjectNode next = list.add(arena.deepCopy()).get(i).deepCopy();
                  next.put("region_id", i + 10);
                  ObjectNode storage = (ObjectNode) next.get("storage");
                  storage.put("enum_name", "aot_" + i);
                  ObjectNode runtime = (ObjectNode) storage.get("runtime");
                  runtime.put("symbol", String.format(symbol, i));
                  if (symbol.contains("%d")) {
                    next.put("memory", "memory" + i);
                    runtime.put("memory", "memory" + i);
                  }
                  list.set(i, next);
                }
              });
      Told told = Told.check(Told.elf("staged"), "--report", report, "-o", "json");
      assertEquals(1, told.code(), told.err());
      JsonNode objects = JSON.readTree(told.out()).get("objects");
      assertEquals(10_003, objects.size());
    }
  }

  @Test
  void reportOfNearly100Megabytes_isRead() throws IOException {
    Path report = folder.resolve("big_residency.json");
    byte[] good = Files.readAllBytes(Told.report("staged"));
    byte[] blanks = new byte[(100 << 20) - good.length];
    Arrays.fill(blanks, (byte) ' ');
    try (OutputStream out = Files.newOutputStream(report)) {
      out.write(good, 0, 1);
      out.write(blanks);
      out.write(good, 1, good.length - 1);
    }
    assertEquals(0, Told.check(Told.elf("staged"), "--report", report).code());
    Files.write(report, new byte[] {' '}, java.nio.file.StandardOpenOption.APPEND);
    Told.check(Told.elf("staged"), "--report", report)
        .refuses(
            report + ": error: the report has 104857601 bytes, more than the limit of 100 MiB");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"schema_version\": 5, \"schema_version\": 5",
        "\"a\": 1, \"a\": 2, \"schema_version\": 5",
        "\"a\": \"x\u0000y\", \"schema_version\": 5",
        "\"a\": \u0000, \"schema_version\": 5",
        "\"schema_version\": 9223372036854775808",
        "\"schema_version\": -5",
        "\"schema_version\": 5e0",
      })
  void oddJson_isRefusedWithPlace(String instead) throws IOException {
    String text = Files.readString(Told.report("staged"));
    assertTrue(text.contains("\"schema_version\": 5"));
    Path report = folder.resolve("odd_residency.json");
    Files.writeString(report, text.replace("\"schema_version\": 5", instead));
    Told.check(Told.elf("staged"), "--report", report).refuses(report + ":");
  }

  @Test
  void deepJson_isRefused() throws IOException {
    for (String open : List.of("[", "{\"a\":")) {
      Path report = folder.resolve("deep_residency.json");
      Files.writeString(report, "{\"schema_version\":5,\"x\":" + open.repeat(1_000_000));
      Told.check(Told.elf("staged"), "--report", report).refuses(report + ":");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"9223372036854775808", "18446744073709551615", "1e400", "-1"})
  void numberAbove2To63_isRefused(String number) throws IOException {
    for (String key : List.of("size_bytes", "data_offset_bytes", "used", "alignment", "offset")) {
      String text = Files.readString(Told.report("staged"));
      Path report = folder.resolve("odd_residency.json");
      Files.writeString(
          report, text.replaceFirst("\"" + key + "\": [0-9]+", "\"" + key + "\": " + number));
      Told.check(Told.elf("staged"), "--report", report).refuses(report + ":");
    }
  }

  @Test
  void largestNumbers_giveFindingsAndNoOverflow() throws IOException {
    for (String key : List.of("size_bytes", "data_offset_bytes", "used", "alignment", "offset")) {
      String text = Files.readString(Told.report("staged"));
      Path report = folder.resolve("odd_residency.json");
      Files.writeString(
          report,
          text.replaceAll("\"" + key + "\": [0-9]+", "\"" + key + "\": 9223372036854775807"));
      Told told = Told.check(Told.elf("staged"), "--report", report);
      assertEquals(1, told.code(), key + told.out() + told.err());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dtcm=0xfffffffffffffff8+16",
        "dtcm=0x10000000000000000+16",
        "dtcm=0x20000000+0xffffffffffffffff",
        "dtcm=0x20000000+0",
      })
  void memoryThatWrapsAround_isRefused(String memory) {
    Told.good("--memory", memory).refuses("arenacheck: error: `--memory " + memory);
  }

  @Test
  void memoryUpToTheEndOfTheAddressSpace_isTaken() {
    Told told = Told.good("--memory", "dtcm=0xfffffffffffffff0+16");
    assertEquals(1, told.code(), told.err());
    assertTrue(told.out().contains("[wrong-memory]"), told.out());
  }
}
