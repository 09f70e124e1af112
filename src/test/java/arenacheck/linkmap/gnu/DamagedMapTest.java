package arenacheck.linkmap.gnu;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.OutputSection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Damaged maps: nothing breaks, and what is read from them was in the whole map. */
class DamagedMapTest {
  static List<String> names() {
    return LinkedMaps.NAMES;
  }

  @Test
  void cut_atEveryByte_isIncompleteOrABeginning() {
    byte[] bytes = LinkedMaps.map("gnu-common");
    LinkMap whole = MapText.readBytes(bytes);
    int incomplete = 0;
    for (int length = 0; length < bytes.length; length++) {
      LinkMap cut = MapText.readBytes(Arrays.copyOf(bytes, length));
      if (cut.incomplete() != null) {
        incomplete++;
        continue;
      }
      assertEquals(whole.regions(), cut.regions());
      assertEquals(MapText.discarded(whole), MapText.discarded(cut));
      assertBeginning(MapText.outputs(whole), MapText.outputs(cut));
      assertBeginning(MapText.inputs(whole), MapText.inputs(cut));
      assertBeginning(MapText.symbols(whole), MapText.symbols(cut));
    }
    int output = new String(bytes, StandardCharsets.UTF_8).indexOf("OUTPUT(");
    assertTrue(incomplete > output, "complete before the OUTPUT statement");
  }

  /** The last fact may be shorter: of a file name nobody can tell whether it is whole. */
  private static void assertBeginning(List<String> whole, List<String> cut) {
    int last = cut.size() - 1;
    assertEquals(whole.subList(0, last), cut.subList(0, last));
    assertTrue(whole.get(last).startsWith(cut.get(last)), cut.get(last));
  }

  @ParameterizedTest
  @MethodSource("names")
  void lineDeleted_eachInTurn_addsNoFact(String name) {
    List<String> lines = lines(LinkedMaps.map(name));
    Set<String> whole = facts(MapText.readBytes(LinkedMaps.map(name)));
    for (int i = 0; i < lines.size(); i++) {
      List<String> rest = new ArrayList<>(lines);
      rest.remove(i);
      LinkMap damaged = MapText.readBytes(bytes(rest));
      Set<String> found = damaged.incomplete() == null ? facts(damaged) : Set.of();
      for (String fact : found) {
        assertTrue(whole.contains(fact), "without line " + (i + 1) + ": " + fact);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void random_cutsFlipsAndLines_neverThrow(String name) {
    Random random = new Random(20260901 + name.hashCode());
    byte[] original = LinkedMaps.map(name);
    for (int round = 0; round < 60; round++) {
      byte[] bytes = damaged(original.clone(), random);
      assertDoesNotThrow(() -> facts(MapText.readBytes(bytes)));
    }
  }

  private static byte[] damaged(byte[] bytes, Random random) {
    switch (random.nextInt(4)) {
      case 0:
        return Arrays.copyOf(bytes, random.nextInt(bytes.length));
      case 1:
        for (int i = random.nextInt(200); i >= 0; i--) {
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
      case 2:
        for (int i = random.nextInt(50); i >= 0; i--) {
          bytes[random.nextInt(bytes.length)] = (byte) " \n\r0x(*\0".charAt(random.nextInt(8));
        }
        return bytes;
      default:
        List<String> lines = lines(bytes);
        for (int i = random.nextInt(20); i >= 0; i--) {
          int from = random.nextInt(lines.size());
          if (random.nextBoolean()) {
            lines.remove(from);
          } else {
            lines.add(random.nextInt(lines.size()), lines.get(from));
          }
        }
        return bytes(lines);
    }
  }

  private static List<String> lines(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return new ArrayList<>(Arrays.asList(text.split("\n", -1)));
  }

  private static byte[] bytes(List<String> lines) {
    return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Every fact, and every look-up asked at least once. */
  private static Set<String> facts(LinkMap map) {
    Set<String> facts = new HashSet<>();
    for (int i = 0; i < map.symbolCount(); i++) {
      // Without the size: that may be lost with a line of the table of common symbols.
      facts.add(map.symbol(i).name() + " " + map.symbol(i).address());
    }
    facts.addAll(MapText.discarded(map));
    facts.addAll(MapText.outputs(map));
    facts.addAll(MapText.inputs(map));
    List<OutputSection> outputs = map.outputSections();
    for (int i = 0; i < outputs.size(); i++) {
      InputSection first = map.inputSectionAt(i, outputs.get(i).range().start());
      assertTrue(first == null || first.output() == i);
    }
    assertNotNull(map.symbolsNamed("main"));
    assertNotNull(map.inputSectionsFor("main"));
    assertNotNull(map.discardedFor("main"));
    return facts;
  }
}
