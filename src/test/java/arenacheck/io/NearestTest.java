package arenacheck.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES = List.of("symbol-missing", "size-mismatch", "moved");

  @Test
  void distance_countsLetters() {
    assertEquals(0, Nearest.distance("abc", "abc"));
    assertEquals(3, Nearest.distance("kitten", "sitting"));
    assertEquals(1, Nearest.distance("chekc", "check"));
    assertEquals(4, Nearest.distance("", "four"));
  }

  @Test
  void to_typo_isFound() {
    assertEquals(List.of("symbol-missing"), Nearest.to("symbol-mising", NAMES));
    assertEquals(List.of("moved"), Nearest.to("mvoed", NAMES));
  }

  @Test
  void to_partOfAName_isFound() {
    assertEquals(List.of("size-mismatch"), Nearest.to("mismatch", NAMES));
  }

  @Test
  void to_mistypedPartBetweenHyphens_isFound() {
    List<String> names = List.of("plan-hash-mismatch", "symbol-missing");
    assertEquals(List.of("plan-hash-mismatch"), Nearest.to("hash", names));
    assertEquals(List.of("symbol-missing"), Nearest.to("mising", names));
  }

  @Test
  void to_strangeOrShortWord_isNearNothing() {
    assertEquals(List.of(), Nearest.to("banana", NAMES));
    assertEquals(List.of(), Nearest.to("-x", List.of("-o", "-q")));
  }

  @Test
  void question_severalNames_areListed() {
    assertEquals(
        "did you mean `sidecar-missing`, `sidecar-size` or `sidecar-contents`?",
        Nearest.question(
            "sidecar", List.of("sidecar-missing", "sidecar-size", "sidecar-contents"), "no"));
    assertEquals("no", Nearest.question("zzz", NAMES, "no"));
  }
}
