package arenacheck.residency;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompiledLinesTest {
  private static List<String> compiled(String... lines) {
    CompiledLines reader = new CompiledLines();
    List<String> compiled = new ArrayList<>();
    for (String line : lines) {
      String next = reader.next(line);
      if (next != null && !next.isEmpty()) {
        compiled.add(next);
      }
    }
    return compiled;
  }

  @Test
  void ifZero_takesItsLinesOut_upToElse() {
    assertEquals(List.of("b", "d"), compiled("#if 0", "a", "# else // on", "b", "#endif", "d"));
    assertEquals(
        List.of("z"), compiled("#if 0", "#ifdef X", "a", "#else", "b", "#endif", "#endif", "z"));
  }

  @Test
  void ifOne_takesItsElseOut() {
    assertEquals(
        List.of("a", "d"), compiled("#if 1", "a", "#elif X", "b", "#else", "c", "#endif", "d"));
  }

  @Test
  void otherConditions_allLinesCount() {
    assertEquals(List.of("a", "b"), compiled("#ifndef H", "a", "#else", "b", "#endif"));
    assertEquals(List.of("b"), compiled("#if 0", "a", "#elif defined(X)", "b", "#endif"));
  }

  @Test
  void comments_areNoLines_butInStrings() {
    assertEquals(List.of("a", "\"/*\" b", "c"), compiled("a // x", "\"/*\" b", "/* d", "e */ c"));
  }
}
