package arenacheck.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Asks whether every {@code ok} of a result is right, from the bytes of image and report and by
 * another way than the program's: a wrong {@code ok} is the worst that it can say.
 */
public final class RightOk {
  /** The memories of the check, to be given to it with {@link #OPTIONS}. */
  private static final Map<String, long[]> MEMORIES =
      Map.of(
          "itcm", new long[] {0, 0x40000},
          "dtcm", new long[] {0x20000000L, 0x2007c000L},
          "sram", new long[] {0x20080000L, 0x20380000L},
          "mram", new long[] {0x410000, 0x800000});

  /** Makes the check use the memories above. */
  public static final List<String> OPTIONS =
      List.of(
          "--memory=itcm=0x0+256K",
          "--memory=dtcm=0x20000000+496K",
          "--memory=sram=0x20080000+3M",
          "--memory=mram=0x410000+0x3f0000");

  private static final int NOBITS = 8;

  /** Type of symbols that stand for sections. */
  private static final int SECTION = 3;

  private final PlainElf elf;
  private final JsonNode report;
  private final String map;

  private RightOk(PlainElf elf, JsonNode report, String map) {
    this.elf = elf;
    this.report = report;
    this.map = map;
  }

  /**
   * Fails for an {@code ok} that is none; returns how many were right.
   *
   * @param map or {@code null}
   */
  public static int require(JsonNode result, byte[] image, byte[] report, byte[] map)
      throws IOException {
    String lines = map == null ? "" : new String(map, StandardCharsets.UTF_8);
    RightOk right = new RightOk(PlainElf.of(image), new ObjectMapper().readTree(report), lines);
    List<JsonNode> good = new ArrayList<>();
    for (JsonNode object : result.get("objects")) {
      boolean bound = object.get("owner").asText().equals("application");
      if (object.get("status").asText().equals("ok") && object.has("symbol") && !bound) {
        if (!object.get("object").asText().equals("sidecar")) {
          right.require(object);
          good.add(object);
        }
      }
    }
    requireApart(good);
    return good.size();
  }

  private void require(JsonNode object) {
    JsonNode linked = object.get("linked");
    JsonNode promise = promise(object);
    require(promise != null, "no such promise", object);
    require(linked.get("evidence").asText().equals("elf-symbol"), "not from the image", object);
    long address = Long.decode(linked.get("address").asText());
    long size = promise.get("size_bytes").asLong();
    require(linked.get("size").asLong() == size, "another size", object);
    PlainElf.Section section = section(linked.get("symbol").asText(), address, size);
    require(section != null, "no such symbol", object);
    requireName(object, promise, linked);
    require(section.holds(address, size), "past its section", object);
    long usable = address + promise.get("data_offset_bytes").asLong();
    require(usable != 0, "starts at 0", object);
    require(usable % object.get("alignment").asLong() == 0, "misaligned", object);
    long[] memory = MEMORIES.get(promise.get("memory").asText());
    boolean inside = memory != null && address >= memory[0] && address + size <= memory[1];
    require(inside, "in another memory", object);
    boolean constant =
        object.get("object").asText().equals("source")
            || object.get("kind").asText().equals("cold");
    require(!constant || section.type() != NOBITS, "without contents", object);
  }

  /** The report's storage object that this result is about. */
  private JsonNode promise(JsonNode object) {
    for (JsonNode arena : report.get("arenas").path(object.get("role").asText())) {
      JsonNode storage = arena.path("storage").path(object.get("object").asText());
      if (arena.get("memory").equals(object.get("arena_memory"))
          && arena.get("region_id").asLong() == object.get("region_id").asLong()
          && arena.get("alignment").asLong() == object.get("alignment").asLong()
          && storage.get("symbol").equals(object.get("symbol"))
          && storage.get("size_bytes").asLong() == object.get("size_bytes").asLong()) {
        return storage;
      }
    }
    return null;
  }

  private PlainElf.Section section(String name, long address, long size) {
    for (PlainElf.Symbol symbol : elf.symbols()) {
      boolean sized = symbol.size() == size || symbol.size() == 0 && isInMap(name, address, size);
      if (symbol.name().equals(name) && symbol.value() == address && sized) {
        PlainElf.Section section = elf.sectionOf(symbol);
        if (section != null) {
          return section;
        }
      }
    }
    return null;
  }

  /**
   * Whether the map has it, there and of that size: a section of GNU ld that holds no other symbol,
   * or a symbol of lld.
   */
  private boolean isInMap(String name, long address, long size) {
    for (PlainElf.Symbol other : elf.symbols()) {
      boolean inside = other.value() > address && other.value() < address + size;
      if (inside && other.type() != SECTION && !other.name().startsWith("$")) {
        return false;
      }
    }
    String start = "0*" + hex(address);
    String gnu = "\\s0x" + start + "\\s+0x" + hex(size) + "\\s";
    String lld = "\\s" + start + "\\s+\\S+\\s+" + hex(size) + "\\s+\\d+\\s+" + Pattern.quote(name);
    return Pattern.compile("(?m)" + gnu + "|" + lld + "$").matcher(map).find();
  }

  private static String hex(long number) {
    return number == 0 ? "" : Long.toHexString(number);
  }

  private static void requireName(JsonNode object, JsonNode promise, JsonNode linked) {
    boolean renamed = object.get("rules").toString().contains("\"symbol-renamed\"");
    boolean same = promise.get("symbol").asText().equals(linked.get("symbol").asText());
    require(same != renamed, "another name", object);
  }

  private static void requireApart(List<JsonNode> objects) {
    for (JsonNode a : objects) {
      for (JsonNode b : objects) {
        boolean written = !(isConstant(a) && isConstant(b));
        if (a != b && written && a.get("module").equals(b.get("module"))) {
          require(end(a) <= start(b) || end(b) <= start(a), "upon another", a);
        }
      }
    }
  }

  private static boolean isConstant(JsonNode object) {
    return object.get("role").asText().equals("constant")
        && !(object.get("kind").asText().equals("staged")
            && object.get("object").asText().equals("runtime"));
  }

  private static long start(JsonNode object) {
    return Long.decode(object.get("linked").get("address").asText());
  }

  private static long end(JsonNode object) {
    return start(object) + object.get("linked").get("size").asLong();
  }

  private static void require(boolean holds, String what, JsonNode object) {
    if (!holds) {
      throw new AssertionError("a wrong ok, " + what + ": " + object);
    }
  }
}
