package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.MemoryRow;
import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.MapInput;
import arenacheck.check.Note;
import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.check.Verdict;
import arenacheck.io.Place;
import arenacheck.residency.Owner;
import arenacheck.residency.Role;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextRendererTest {
  private static String text(Result result) {
    return new TextRenderer(TextStyle.PLAIN).render(result);
  }

  private static String lastLine(Result result) {
    String text = text(result);
    return text.substring(text.lastIndexOf('\n', text.length() - 2) + 1).trim();
  }

  @Test
  void render_clean_isInputsObjectsMemorySummary() {
    assertEquals(
        """
        INPUT   FILE                WHAT IT IS
        report  aot_residency.json  module aot, schema 5, compiler 0.33.0, plan 87f6d61da9206a74
        elf     fw.elf              ELF32 ARM, little-endian, build-id c0ffee
        map     fw.map              gnu-ld
        layout  options             dtcm

        ARENA         OBJECT   SYMBOL                            PROMISED  BYTES  LINKED  SECTION  ADDRESS     BYTES  STATUS
        constant/2    runtime  aot_arena_const_dtcm__blob        dtcm      44176  dtcm    .data    0x20004000  44176  ok
        persistent/1  runtime  aot_arena_persistent_dtcm_buffer  dtcm        128  dtcm    .bss     0x200102e0    128  ok
        scratch/0     runtime  aot_arena_dtcm_buffer             dtcm       5696  dtcm    .bss     0x2000eca0   5696  ok

        MEMORY  CAPACITY  ARENA USED  SOURCE  LINKED  LOAD IMAGE
        dtcm      507904       50000       0   50000           0

        pass: 3 of 3 storage objects are as promised
        """,
        text(Results.clean()));
  }

  @Test
  void render_discarded_showsFindingWithNotesHelpAndRule() {
    String text = text(Results.failing());
    String symbol = "aot_arena_persistent_dtcm_buffer";
    assertTrue(
        text.contains(
            "\nfw.map:7: error: `"
                + symbol
                + "` was discarded by the linker [symbol-discarded]\n"
                + "fw.map:7: note: input section `.bss."
                + symbol
                + "`, 128 bytes\n"
                + "    note: the object file is `aot_tensors.c.obj`\n"
                + "    help: nothing in the image refers to it\n"),
        text);
    assertTrue(text.contains("-  failed symbol-discarded\n"), text);
    assertTrue(
        text.endsWith(
            "more about a rule: arenacheck explain symbol-discarded\n"
                + "fail: 1 error; 2 of 3 storage objects ok, 1 failed, 0 unverified\n"),
        text);
  }

  @Test
  void render_twice_givesEqualText() {
    assertEquals(text(Results.failing()), text(Results.failing()));
  }

  @Test
  void render_everyLevel_isNamedAndCounted() {
    Result result =
        new Results()
            .ok(Role.SCRATCH, 0, "s", ".bss", 0x20000000L, 8)
            .finding(Rule.SIZE_MISMATCH, Level.ERROR, "e")
            .finding(Rule.SIZE_UNKNOWN, Level.UNVERIFIED, "u")
            .finding(Rule.ORPHAN_SECTION, Level.WARNING, "w")
            .finding(Rule.MOVED, Level.NOTE, "n")
            .verdict(Verdict.FAIL);
    String text = text(result);
    assertTrue(text.contains("fw.elf: error: e [size-mismatch]\n"), text);
    assertTrue(text.contains("fw.elf: unverified: u [size-unknown]\n"), text);
    assertTrue(text.contains("fw.elf: warning: w [orphan-section]\n"), text);
    assertTrue(text.contains("fw.elf: note: n [moved]\n"), text);
    assertEquals(
        "fail: 1 error, 1 not verified, 1 warning; 1 of 1 storage object ok, what is wrong is"
            + " size-mismatch, size-unknown",
        lastLine(result));
  }

  @Test
  void render_noteBeforeAnError_pointsToTheErrorsRule() {
    Result result =
        new Results()
            .finding(Rule.MOVED, Level.NOTE, "n")
            .finding(Rule.SIZE_MISMATCH, Level.ERROR, "e")
            .verdict(Verdict.FAIL);
    assertTrue(text(result).contains("more about a rule: arenacheck explain size-mismatch\n"));
  }

  @Test
  void render_waived_isShownAsWaivedAndNotCountedAsError() {
    Finding finding = Results.failing().findings().get(0).asWaived();
    Result result =
        new Results()
            .object(finding.subject(), 128, Status.FAILED, null, List.of(Rule.SYMBOL_DISCARDED))
            .finding(finding)
            .verdict(Verdict.PASS);
    assertTrue(text(result).contains("fw.map:7: waived error: `aot"), text(result));
    assertEquals(
        "pass: 0 of 1 storage object ok, 1 failed, 0 unverified; 1 waived", lastLine(result));
  }

  @Test
  void render_noObjects_saysSo() {
    Result result = new Results().verdict(Verdict.PASS);
    assertEquals("pass: the reports name no storage object", lastLine(result));
  }

  @Test
  void render_strippedObjects_areFoldedIntoALineEach() {
    Result result =
        new Results()
            .finding(stripped("a", "help one"))
            .finding(Rule.SIZE_MISMATCH, Level.ERROR, "between")
            .finding(stripped("b", "help one"))
            .finding(stripped("c", "help two").asWaived())
            .verdict(Verdict.FAIL);
    String text = text(result);
    assertTrue(
        text.contains(
            """
            fw.elf: unverified: the symbol table no longer names 2 storage objects [symbol-stripped]
            fw.map:12: note: `a`: the map has it
                note: `b`
                help: help one
            fw.elf: error: between [size-mismatch]
            r.json: waived unverified: `c` is not named [symbol-stripped]
            r.json:3: note: promised here
            fw.map:12: note: the map has it
                help: help two
            """),
        text);
  }

  private static Finding stripped(String symbol, String help) {
    Note promised = new Note(Place.line("r.json", 3), "promised here");
    Note placed = new Note(Place.line("fw.map", 12), "the map has it");
    return Results.finding(
        Rule.SYMBOL_STRIPPED,
        Level.UNVERIFIED,
        Results.subject(Role.SCRATCH, 0, symbol),
        Place.of("r.json"),
        "`" + symbol + "` is not named",
        symbol.equals("b") ? List.of(promised) : List.of(promised, placed),
        help,
        Map.of());
  }

  @Test
  void render_hostileNames_reachNoTerminal() {
    String evil = "x\u001b[31m\nfw.elf: note: fake\u202e";
    Result result =
        new Results()
            .map(new MapInput(evil, evil, false, 3))
            .report(Results.report(evil, evil))
            .object(
                Results.subject(Role.SCRATCH, 0, evil),
                8,
                Status.OK,
                Results.linked(evil, evil, 0, null),
                List.of())
            .finding(
                Results.finding(
                    Rule.SIZE_UNKNOWN,
                    Level.UNVERIFIED,
                    Results.subject(Role.SCRATCH, 0, evil),
                    new Place(evil, 0, 0, evil),
                    evil,
                    List.of(new Note(Place.line(evil, 1), evil)),
                    evil,
                    Map.of()))
            .memory(
                new MemoryRow(
                    evil, null, null, null, null, null, null, null, null, null, List.of()))
            .verdict(Verdict.INCOMPLETE);
    String text = text(result);
    assertFalse(text.contains("\u001b"), text);
    assertFalse(text.contains("\u202e"), text);
    assertFalse(text.contains("\nfw.elf: note: fake"), text);
    assertTrue(text.contains("x\\x1b[31m\\x0afw.elf: note: fake\\u202e"), text);
  }

  @Test
  void render_mapFoundBesideWithUnreadLines_saysBoth() {
    String text =
        text(new Results().map(new MapInput("fw.map", null, false, 1)).verdict(Verdict.PASS));
    assertTrue(
        text.contains(
            "fw.map              linker not recognised, found beside the image, 1 line that could"
                + " not be read\n"),
        text);
  }

  @Test
  void render_noMap_saysWhatIsMissing() {
    String text = text(new Results().map(null).verdict(Verdict.PASS));
    assertTrue(text.contains("none: findings say less about the causes\n"), text);
  }

  @Test
  void render_sidecarAndUnlocatedObject_haveDashes() {
    Subject sidecar =
        new Subject("r", "aot", Role.CONSTANT, "psram", 4L, ObjectKind.SIDECAR, null, null);
    Result result =
        new Results()
            .object(
                new ObjectResult(
                    sidecar,
                    null,
                    null,
                    "mram",
                    "staged",
                    64,
                    0,
                    64,
                    64,
                    16,
                    Status.OK,
                    null,
                    null,
                    Results.SHA,
                    null,
                    List.of()))
            .verdict(Verdict.PASS);
    String text = text(result);
    assertTrue(
        text.contains(
            "constant/4  sidecar  -       -            64  -       -        -            -  ok\n"),
        text);
  }

  @Test
  void render_boundBuffer_isNamedWhereReportNamesNone() {
    Result result =
        new Results()
            .object(
                new ObjectResult(
                    new Subject(
                        "r", "aot", Role.SCRATCH, "sram", 0L, ObjectKind.RUNTIME, null, "sram"),
                    "aot_arena_sram",
                    Owner.APPLICATION,
                    null,
                    null,
                    64,
                    0,
                    64,
                    64,
                    16,
                    Status.OK,
                    Results.linked("app_pool", ".bss", 0x20080000L, 4096L),
                    "sram",
                    null,
                    null,
                    List.of()))
            .verdict(Verdict.PASS);
    assertTrue(text(result).contains("scratch/0  runtime  app_pool"), text(result));
  }

  @Test
  void render_severalReports_namesModules() {
    Result result =
        new Results()
            .report(Results.report("kws_residency.json", "kws"))
            .ok(Role.SCRATCH, 0, "s", ".bss", 0x20000000L, 8)
            .verdict(Verdict.PASS);
    assertTrue(text(result).contains("\naot:scratch/0  "), text(result));
  }

  private static MemoryRow row(String memory, long capacity, long linked, long heap) {
    return new MemoryRow(
        memory, capacity, linked, 0L, linked, 0L, 0L, 0L, heap, capacity - linked, List.of());
  }

  @Test
  void render_untouchedMemories_areOneLine() {
    Result result =
        new Results()
            .memory(row("itcm", 64, 0, 0), row("dtcm", 4096, 1500, 2596), row("psram", 9, 0, 0))
            .verdict(Verdict.PASS);
    assertTrue(
        text(result)
            .contains(
                """
                MEMORY  CAPACITY  TAKEN  ARENA USED  SOURCE  LINKED  LOAD IMAGE  OTHER  STACK  FREE  OF IT HEAP
                dtcm        4096    36%        1500       0    1500           0      0      0  2596        2596
                nothing in: itcm psram
                """),
        text(result));
  }

  /** 1500 / 1024 = 1.46, 2596 / 1024 = 2.54: one digit, away from zero. */
  @Test
  void render_narrowTerminal_turnsTheMemoryTable_inKiB() {
    Result result =
        new Results()
            .memory(row("dtcm", 4096, 1500, 2596), row("sram", 1 << 20, 1, 0))
            .verdict(Verdict.PASS);
    String text = new TextRenderer(new TextStyle(false, false, Units.KIB, 40)).render(result);
    assertTrue(
        text.contains(
            """
            MEMORY, KiB  dtcm    sram
            CAPACITY        4    1024
            TAKEN         36%     <1%
            ARENA USED    1.5     0.1
            SOURCE          0       0
            LINKED        1.5     0.1
            LOAD IMAGE      0       0
            OTHER           0       0
            STACK           0       0
            FREE          2.6  1024.0
            OF IT HEAP    2.6       0
            """),
        text);
    String narrow = new TextRenderer(new TextStyle(false, false, Units.KIB, 20)).render(result);
    assertTrue(narrow.contains("OF IT HEAP    2.6\n\nMEMORY, KiB    sram\n"), narrow);
  }

  @Test
  void render_oneMendForSeveral_isToldOnce() {
    Results results = new Results();
    for (String symbol : new String[] {"a", "b"}) {
      results.finding(
          Results.finding(
              Rule.WRONG_MEMORY,
              Level.ERROR,
              Results.subject(Role.SCRATCH, 0, symbol),
              Place.of("fw.elf"),
              symbol + " is elsewhere",
              List.of(),
              "mend it",
              Map.of()));
      results.finding(Rule.MOVED, Level.NOTE, symbol + " moved");
    }
    String text = text(results.verdict(Verdict.FAIL));
    assertTrue(
        text.contains(
            """
            fw.elf: error: a is elsewhere [wrong-memory]
            fw.elf: error: b is elsewhere [wrong-memory]
                help: mend it
            fw.elf: note: a moved [moved]
            fw.elf: note: b moved [moved]
            """),
        text);
  }

  @Test
  void render_budgetsAndUnknownSums_areInTheMemoryTable() {
    Result result =
        new Results()
            .memory(
                new MemoryRow(
                    "dtcm",
                    1000L,
                    600L,
                    0L,
                    null,
                    0L,
                    7L,
                    null,
                    null,
                    -3L,
                    List.of(
                        Results.budget("arenas", 500, 600L), Results.budget("linked", 9, null))),
                new MemoryRow("(outside)", null, 0L, 0L, 0L, 0L, 0L, null, null, null, List.of()))
            .verdict(Verdict.FAIL);
    assertTrue(
        text(result)
            .contains(
                """
                MEMORY     CAPACITY  TAKEN  ARENA USED  SOURCE  LINKED  LOAD IMAGE  OTHER  FREE  BUDGET
                dtcm           1000   101%         600       0       -           0      7    -3  arenas 600 of 500, linked unknown of 9
                (outside)         -      -           0       0       0           0      0     -  -
                """),
        text(result));
  }

  @Test
  void render_colour_marksLevelsOnlyWhenAsked() {
    assertFalse(text(Results.failing()).contains("\u001b["));
    String colour =
        new TextRenderer(new TextStyle(true, false, Units.BYTES, 0)).render(Results.failing());
    assertTrue(colour.contains("\u001b[1;31merror:\u001b[0m"), colour);
    assertEquals(text(Results.failing()), colour.replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @Test
  void render_quietPass_isEmpty() {
    assertEquals(
        "", new TextRenderer(new TextStyle(false, true, Units.BYTES, 0)).render(Results.clean()));
  }

  @Test
  void render_quietFail_isFindingsAndSummary() {
    String quiet =
        new TextRenderer(new TextStyle(false, true, Units.BYTES, 0)).render(Results.failing());
    assertTrue(quiet.startsWith("fw.map:7: error: "), quiet);
    assertTrue(
        quiet.endsWith("\nfail: 1 error; 2 of 3 storage objects ok, 1 failed, 0 unverified\n"),
        quiet);
    assertFalse(quiet.contains("more about"), quiet);
  }

  @Test
  void render_sizeAbove2To63_isUnsigned() {
    Result result =
        new Results()
            .object(
                Results.subject(Role.SCRATCH, 0, "s"),
                8,
                Status.FAILED,
                Results.linked("s", ".bss", -16, -1L),
                List.of())
            .verdict(Verdict.FAIL);
    assertTrue(
        text(result).contains("0xfffffffffffffff0  18446744073709551615  failed"), text(result));
  }
}
