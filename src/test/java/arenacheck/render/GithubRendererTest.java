package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Level;
import arenacheck.check.Note;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Verdict;
import arenacheck.io.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GithubRendererTest {
  private static List<String> lines(Result result) {
    String text = new GithubRenderer().render(result);
    assertTrue(text.endsWith("\n"));
    return List.of(text.substring(0, text.length() - 1).split("\n", -1));
  }

  @Test
  void render_discarded_isAnErrorAtTheMapLineWithNotesAndHelp() {
    assertEquals(
        List.of(
            "::error file=fw.map,line=7,title=arenacheck symbol-discarded::"
                + "`aot_arena_persistent_dtcm_buffer` was discarded by the linker"
                + "%0Anote: fw.map:7: input section `.bss.aot_arena_persistent_dtcm_buffer`,"
                + " 128 bytes"
                + "%0Anote: the object file is `aot_tensors.c.obj`"
                + "%0Ahelp: nothing in the image refers to it",
            "arenacheck: fail: 1 error; 2 of 3 storage objects ok, 1 failed, 0 unverified"),
        lines(Results.failing()));
  }

  @Test
  void render_clean_isTheSummaryAlone() {
    assertEquals(
        List.of("arenacheck: pass: 3 of 3 storage objects are as promised"),
        lines(Results.clean()));
  }

  @Test
  void render_everyLevel_hasItsCommandAndTheGravestComeFirst() {
    Result result =
        new Results()
            .finding(Rule.MOVED, Level.NOTE, "n")
            .finding(Rule.ORPHAN_SECTION, Level.WARNING, "w")
            .finding(waived(Rule.MISALIGNED))
            .finding(Rule.ARENA_UNBOUND, Level.UNVERIFIED, "u")
            .finding(Rule.SYMBOL_MISSING, Level.ERROR, "e")
            .verdict(Verdict.FAIL);
    List<String> heads = new ArrayList<>();
    for (String line : lines(result)) {
      heads.add(line.replace("file=fw.elf,title=arenacheck ", ""));
    }
    assertEquals(
        List.of(
            "::error symbol-missing::e",
            "::error arena-unbound (unverified)::u",
            "::warning orphan-section::w",
            "::notice moved::n",
            "::notice misaligned (waived error)::x",
            "arenacheck: fail: 1 error, 1 not verified, 1 warning, 1 waived;"
                + " the reports name no storage object"),
        heads);
  }

  private static arenacheck.check.Finding waived(Rule rule) {
    return Results.finding(
            rule,
            Level.ERROR,
            Results.subject(arenacheck.residency.Role.SCRATCH, 0, "s"),
            Place.of("fw.elf"),
            "x",
            List.of(),
            null,
            Map.of())
        .asWaived();
  }

  @Test
  void render_findingSeenInTheMap_isShownAtTheReport() {
    Result result =
        new Results()
            .report(Results.report("model/aot_residency.json", "aot"))
            .finding(
                Results.finding(
                    Rule.WRONG_MEMORY,
                    Level.ERROR,
                    Results.subject(arenacheck.residency.Role.SCRATCH, 0, "s"),
                    Place.line("fw.map", 9),
                    "m",
                    List.of(new Note(Place.line("model/aot_residency.json", 39), "promised here")),
                    null,
                    Map.of()))
            .verdict(Verdict.FAIL);
    assertEquals(
        "::error file=model/aot_residency.json,line=39,title=arenacheck wrong-memory::m"
            + "%0Anote: model/aot_residency.json:39: promised here%0Anote: seen at fw.map:9",
        lines(result).get(0));
  }

  @Test
  void render_manyFindings_areTenAnnotationsAndACount() {
    Results results = new Results();
    for (int i = 0; i < 11; i++) {
      results.finding(Rule.ORPHAN_SECTION, Level.WARNING, "w" + i);
    }
    results.finding(Rule.SYMBOL_MISSING, Level.ERROR, "e");
    List<String> lines = new ArrayList<>();
    for (String line : lines(results.verdict(Verdict.FAIL))) {
      lines.add(line);
    }
    assertEquals(12, lines.size());
    assertTrue(lines.get(0).startsWith("::error "), lines.get(0));
    assertTrue(lines.get(9).endsWith("::w8"), lines.get(9));
    assertEquals(
        "arenacheck: 2 of 12 findings are no annotations: the other formats have all",
        lines.get(10));
  }

  @Test
  void render_hostileNames_startNoLineAndEndNoProperty() {
    List<String> lines = lines(Hostile.result());
    assertEquals(3, lines.size(), "two findings and the summary");
    for (String line : lines.subList(0, 2)) {
      assertTrue(line.startsWith("::error file="), line);
      String properties = line.substring(2, line.indexOf("::", 2));
      assertEquals(properties.contains("line=") ? 3 : 2, properties.split(",").length, properties);
      assertFalse(line.chars().anyMatch(c -> c < ' '), "control characters");
      assertFalse(line.contains("\u202e"));
      assertTrue(properties.contains("%3A%3Aerror%3A%3Ano%250A"), properties);
    }
    assertTrue(lines.get(2).startsWith("arenacheck: fail: "));
  }
}
