package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.MemoryRow;
import arenacheck.check.Baseline;
import arenacheck.check.Level;
import arenacheck.check.MemoryDelta;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.check.Verdict;
import arenacheck.residency.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownRendererTest {
  private static String render(Result result) {
    return new MarkdownRenderer().render(result);
  }

  @Test
  void render_clean_isOneLineAndTheFoldedMemoryTable() {
    assertEquals(
        """
        <!-- arenacheck -->
        **arenacheck: pass**: 3 of 3 storage objects are as promised (`fw.elf`)

        <details><summary>memory, in bytes</summary>

        | memory | capacity | arena used | source | linked | load image |
        | --- | ---: | ---: | ---: | ---: | ---: |
        | dtcm | 507904 | 50000 | 0 | 50000 | 0 |

        </details>
        """,
        render(Results.clean()));
  }

  @Test
  void render_discarded_showsTheObjectAndTheFinding() {
    assertEquals(
        """
        <!-- arenacheck -->
        ### arenacheck: fail

        1 error; 2 of 3 storage objects ok, 1 failed, 0 unverified (`fw.elf`)

        | arena | symbol | promised | bytes | linked | address | bytes | status |
        | --- | --- | --- | ---: | --- | --- | ---: | --- |
        | persistent/1 runtime | `aot_arena_persistent_dtcm_buffer` | `dtcm` | 128 | - | - | - | **failed** symbol-discarded |

        - **error** symbol-discarded: `aot_arena_persistent_dtcm_buffer` was discarded by the linker (`fw.map:7`)
          - note: input section `.bss.aot_arena_persistent_dtcm_buffer`, 128 bytes (`fw.map:7`)
          - note: the object file is `aot_tensors.c.obj`
          - help: nothing in the image refers to it
        """,
        render(Results.failing()));
  }

  @Test
  void render_passWithWarning_foldsTheFindings() {
    String text =
        render(
            new Results()
                .finding(Rule.ORPHAN_SECTION, Level.WARNING, "it is an orphan")
                .verdict(Verdict.PASS));
    assertTrue(
        text.contains("**arenacheck: pass**: the reports name no storage object; 1 warning"));
    int fold = text.indexOf("<details><summary>1 finding</summary>");
    assertTrue(fold > 0 && text.indexOf("orphan-section") > fold, text);
  }

  @Test
  void render_manyNotesBeforeAnError_showTheErrorFirst() {
    Results results = new Results();
    for (int i = 0; i < 60; i++) {
      results.finding(Rule.MOVED, Level.NOTE, "note " + i);
    }
    results.finding(Rule.SIZE_MISMATCH, Level.ERROR, "the error");
    String text = render(results.verdict(Verdict.FAIL));
    assertTrue(text.contains("\n- **error** size-mismatch: the error"), text);
    assertTrue(text.contains("11 more findings not shown here"), text);
    assertTrue(text.indexOf("the error") < text.indexOf("note 0"), text);
  }

  @Test
  void render_baseline_showsWhatIsNewAndTheFiguresThatChanged() {
    Result clean = Results.clean();
    MemoryRow before =
        new MemoryRow("dtcm", 507904L, 49872L, 0L, 49872L, 0L, null, null, null, null, List.of());
    Baseline baseline =
        new Baseline(
            "base|.json",
            List.of(clean.objects().get(1).subject()),
            List.of(),
            List.of(new MemoryDelta("dtcm", before, clean.accounts().rows().get(0))));
    Result result = clean.against(baseline, clean.objects(), clean.findings());
    assertTrue(
        render(result)
            .contains(
                """

                since base&#124;.json: 0 storage objects moved, 1 new, 0 gone

                - new: aot persistent/dtcm runtime `aot_arena_persistent_dtcm_buffer`

                | memory | figure | before | after | change |
                | --- | --- | ---: | ---: | ---: |
                | dtcm | arena&#95;used | 49872 | 50000 | +128 |
                | dtcm | linked | 49872 | 50000 | +128 |

                <details>"""),
        render(result));
  }

  @Test
  void render_thousandsOfFindings_fitACommentAndSayWhatIsLeftOut() {
    Results results = new Results();
    for (int i = 0; i < 3000; i++) {
      results.object(
          Results.subject(Role.SCRATCH, i, "a_rather_long_name_of_a_storage_object_" + i),
          8,
          Status.FAILED,
          null,
          List.of(Rule.SYMBOL_MISSING));
      results.finding(Rule.SYMBOL_MISSING, Level.ERROR, "no symbol of that name ".repeat(20));
    }
    String text = render(results.verdict(Verdict.FAIL));
    assertTrue(text.length() < 65536, text.length() + " characters");
    assertTrue(text.contains("\n2950 more objects not as promised\n"));
    assertTrue(text.contains("\n2950 more findings not shown here\n"));
  }

  @Test
  void render_hostileNames_makeNoMarkup() {
    String text = render(Hostile.result());
    String bare = text.replace("<!-- -->", "");
    for (String bad : "<script </script **b** [l]( @team team#12 http: \u001b \u202e".split(" ")) {
      assertFalse(bare.contains(bad), bad);
    }
    for (String line : text.split("\n")) {
      assertFalse(line.startsWith("::"), line);
      if (line.startsWith("| ") && line.contains("failed")) {
        assertEquals(10, line.split("\\|", -1).length, "one row has eight cells: " + line);
      }
    }
    assertEquals(count(text, "<code>"), count(text, "</code>"));
    assertEquals(count(text, "<details>"), count(text, "</details>"));
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }
}
