package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.fuzz.CheckRun;
import arenacheck.fuzz.PlainElf;
import arenacheck.fuzz.RightOk;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every byte of every promised symbol's value, size and section index in good firmware, changed to
 * several values: afterwards no object may be {@code ok} that is not, by a second reading of the
 * changed bytes.
 */
class WrongOkTest {
  private static final int VALUE = 4;
  private static final int SIZE = 8;
  private static final int SECTION = 14;

  @TempDir Path folder;

  private CheckRun check;
  private byte[] report;
  private byte[] map;
  private int runs;
  private int stillOk;
  private int objects;

  @ParameterizedTest
  @CsvSource({
    "staged, true",
    "staged, false",
    "itcm-guard, false",
    "lld-gc, true",
    "big-endian, false"
  })
  void symbolByte_changed_givesNoWrongOk(String image, boolean withMap) throws IOException {
    Path home = Path.of("testdata/images", image);
    byte[] elf = Files.readAllBytes(home.resolve("fw.elf"));
    report = Files.readAllBytes(home.resolve("aot_residency.json"));
    map = withMap ? Files.readAllBytes(home.resolve("fw.map")) : null;
    check = new CheckRun(folder);
    check.write("r_residency.json", report);
    if (withMap) {
      check.write("fw.map", map);
    }
    objects = check(elf);
    assertTrue(objects > 0, "nothing is ok to begin with");

    List<PlainElf.Symbol> arenas = promised(elf);
    assertTrue(arenas.size() >= objects, arenas + " are not all promised symbols");
    runs = 0;
    stillOk = 0;
    for (PlainElf.Symbol symbol : arenas) {
      for (int at = VALUE; at < SECTION + 2; at++) {
        if (at < SIZE + 4 || at >= SECTION) {
          change(elf, symbol.entry() + at);
        }
      }
    }
    assertEquals(arenas.size() * 10, runs / values((byte) 0).size(), "bytes tried");
    assertTrue(stillOk < runs * objects, "no change was noticed");
  }

  private void change(byte[] elf, int at) throws IOException {
    for (byte value : values(elf[at])) {
      byte[] changed = elf.clone();
      changed[at] = value;
      stillOk += check(changed);
      runs++;
    }
  }

  /** Six other values: neighbours, single bits, edges. */
  private static Set<Byte> values(byte was) {
    Set<Byte> values = new TreeSet<>();
    for (int other : new int[] {was + 1, was ^ 16, was ^ 128, 0, 0xff, 0xf1}) {
      values.add((byte) other);
    }
    values.remove(was);
    for (int more = 2; values.size() < 6; more++) {
      values.add((byte) (was + more));
    }
    return values;
  }

  /** How many objects are ok, all of them rightly. */
  private int check(byte[] elf) throws IOException {
    check.write("fw.elf", elf);
    JsonNode result = check.json(RightOk.OPTIONS.toArray(new String[0]));
    return result == null ? 0 : RightOk.require(result, elf, report, map);
  }

  private List<PlainElf.Symbol> promised(byte[] elf) throws IOException {
    List<PlainElf.Symbol> arenas = new ArrayList<>();
    String text = new String(report, java.nio.charset.StandardCharsets.UTF_8);
    for (PlainElf.Symbol symbol : PlainElf.of(elf).symbols()) {
      if (text.contains("\"symbol\": \"" + symbol.name() + "\"")) {
        arenas.add(symbol);
      }
    }
    return arenas;
  }
}
