package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The memory table against a second way to compute it: from what {@code readelf -SlW} printed of
 * the same image, to the last byte.
 */
class AccountedBytesTest {
  private record Section(boolean nobits, long address, long offset, long size) {}

  private record Load(long offset, long physical, long fileSize) {}

  private final List<Section> sections = new ArrayList<>();
  private final List<Load> loads = new ArrayList<>();

  private void readTruth(Path folder) throws IOException {
    for (String line : Files.readAllLines(folder.resolve("truth.txt"))) {
      String row = line.strip();
      if (row.matches("\\[ *\\d+\\] \\S+ +\\S+ +[0-9a-f]{8} .*")) {
        String[] cells = row.substring(row.indexOf(']') + 1).strip().split(" +");
        boolean allocated = cells[6].contains("A");
        if (allocated && !cells[6].contains("T")) {
          sections.add(
              new Section(cells[1].equals("NOBITS"), hex(cells[2]), hex(cells[3]), hex(cells[4])));
        }
      } else if (row.startsWith("LOAD ")) {
        String[] cells = row.split(" +");
        loads.add(new Load(number(cells[1]), number(cells[3]), number(cells[4])));
      }
    }
    assertTrue(!sections.isEmpty() && !loads.isEmpty(), folder.toString());
  }

  private static long hex(String digits) {
    return Long.parseLong(digits, 16);
  }

  private static long number(String text) {
    return hex(text.substring(2));
  }

  /** Run addresses as a union, load images that are stored elsewhere as a sum. */
  private long occupied(long start, long length) {
    BitSet run = new BitSet();
    long stored = 0;
    for (Section section : sections) {
      mark(run, section.address() - start, section.size(), length);
      for (Load load : loads) {
        long at = section.offset() - load.offset();
        long address = load.physical() + at;
        boolean loaded = !section.nobits() && at >= 0 && at + section.size() <= load.fileSize();
        if (loaded && address != section.address()) {
          BitSet image = new BitSet();
          mark(image, address - start, section.size(), length);
          stored += image.cardinality();
          break;
        }
      }
    }
    return run.cardinality() + stored;
  }

  private static void mark(BitSet bits, long from, long size, long length) {
    long first = Math.max(from, 0);
    long end = Math.min(from + size, length);
    if (first < end) {
      bits.set((int) first, (int) end);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clean",
        "staged",
        "two-modules",
        "itcm-guard",
        "overlay-models",
        "overlapping-scratch",
        "load-address-volatile",
        "orphan-section",
        "ram-image",
        "straddle",
        "lld-icf",
        "external-bound",
        "gc-persistent"
      })
  void memoryTable_isWhatReadelfShows(String image) throws IOException {
    Path folder = Path.of("testdata/images", image);
    readTruth(folder);
    Run run =
        Run.of(
            new CheckPipeline(),
            "check",
            folder.resolve("fw.elf").toString(),
            "--report",
            folder.toString(),
            "--target",
            "apollo510_evb",
            "-o",
            "json");
    JsonNode result = new ObjectMapper().readTree(run.out());
    int compared = 0;
    for (JsonNode memory : result.get("layout").get("memories")) {
      JsonNode row = row(result, memory.get("memory").asText());
      String part = memory.get("extent_start").isNull() ? "" : "extent_";
      long start = Long.decode(memory.get(part + "start").asText());
      long sum = 0;
      for (String column : List.of("load_image", "stack", "heap")) {
        sum += row.get(column).asLong();
      }
      if (row.get("linked").isNull()) {
        // Something may lie here that no name tells: the free bytes still have to fit.
        sum = row.get("capacity").asLong() - row.get("free").asLong() + row.get("heap").asLong();
      } else {
        sum += row.get("linked").asLong() + row.get("other").asLong();
      }
      assertEquals(occupied(start, memory.get(part + "length").asLong()), sum, memory.toString());
      compared++;
    }
    assertEquals(5, compared);
  }

  private static JsonNode row(JsonNode result, String name) {
    for (JsonNode row : result.get("memory")) {
      if (row.get("memory").asText().equals(name)) {
        return row;
      }
    }
    throw new AssertionError("no row for " + name);
  }
}
