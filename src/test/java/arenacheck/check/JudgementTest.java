package arenacheck.check;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.SRAM;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.residency.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgementTest {
  private final Firmware firmware = Firmware.create();

  private Firmware elsewhere() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return firmware.scratchAt("arena", SRAM, 64);
  }

  private Firmware renamed() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return firmware.scratchAt("arena.0", DTCM, 64);
  }

  private static void assertVerdict(Verdict verdict, Firmware firmware) {
    assertEquals(verdict, firmware.check().verdict());
  }

  @Test
  void levels_drawTheVerdict() {
    assertVerdict(Verdict.FAIL, elsewhere());
    assertVerdict(Verdict.PASS, new JudgementTest().renamed());
    Firmware unknown = Firmware.create().scratchAt("a", DTCM, 64);
    unknown.plan(Plan.of("aot").scratch("hbm", "a", 64).done().report());
    assertVerdict(Verdict.INCOMPLETE, unknown);
    assertVerdict(Verdict.PASS, Firmware.create());
  }

  @Test
  void errorAndUnverified_fail() {
    elsewhere().plan(Plan.of("kws").scratch("dtcm", null, 64).application().done().report());
    assertVerdict(Verdict.FAIL, firmware);
  }

  @Test
  void strict_warningsAreErrors_unverifiedStays() {
    Result result = renamed().strict().finds("symbol-renamed error");
    assertEquals(Verdict.FAIL, result.verdict());
    assertEquals(Status.FAILED, result.objects().get(0).status());
    Firmware unbound = Firmware.create().strict();
    unbound.plan(Plan.of("kws").scratch("dtcm", null, 64).application().done().report());
    assertVerdict(Verdict.INCOMPLETE, unbound.strict());
  }

  @Test
  void waived_staysInSight_objectKeepsItsStatus() {
    Result result = elsewhere().waive(Rule.WRONG_MEMORY, null).finds("wrong-memory error waived");
    assertEquals(Verdict.PASS, result.verdict());
    assertEquals(Status.FAILED, result.objects().get(0).status());
  }

  @Test
  void waived_whyNothingWasLookedAt_isNoPass() {
    Firmware nameless = Firmware.create();
    nameless.plan(Plan.of("aot").scratch("dtcm", null, 64).done().report());
    Result result =
        nameless.waive(Rule.REPORT_INCONSISTENT, null).finds("report-inconsistent error waived");
    assertEquals(Verdict.INCOMPLETE, result.verdict());
    Firmware host = Firmware.create().scratchAt("arena", DTCM, 64);
    host.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report()).elf.machine(62);
    assertVerdict(Verdict.INCOMPLETE, host.waive(Rule.MACHINE_MISMATCH, null));
  }

  @Test
  void waived_unverifiedOfTheObjectItself_passes() {
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    assertVerdict(Verdict.PASS, firmware.waive(Rule.ARENA_UNBOUND, null));
  }

  @Test
  void waived_bySymbolEnumNameOrMemory() {
    for (String name : List.of("arena", "aot_scratch_dtcm", "dtcm")) {
      assertVerdict(Verdict.PASS, new JudgementTest().elsewhere().waive(Rule.WRONG_MEMORY, name));
    }
  }

  @Test
  void waived_byAnotherNameOrRule_isUnused() {
    for (String name : List.of("aren", "sram", "aot")) {
      Firmware other = new JudgementTest().elsewhere().waive(Rule.WRONG_MEMORY, name);
      other.finds("wrong-memory error", "waiver-unused warning");
    }
    elsewhere()
        .waive(Rule.MISALIGNED, "arena")
        .finds("wrong-memory error", "waiver-unused warning");
  }

  @Test
  void waived_tensorById() {
    Plan plan = Plan.of("aot").scratch("dtcm", "arena", 64).done();
    firmware
        .plan(plan.tensor("7", Role.SCRATCH, "dtcm", 0, 65).report())
        .scratchAt("arena", DTCM, 64);
    firmware.waive(Rule.REPORT_INCONSISTENT, "7").finds("report-inconsistent error waived");
  }

  @Test
  void waived_arenaOfTheReport_byEnumNameAndMemory() {
    for (String name : List.of("aot_scratch_dtcm", "dtcm")) {
      Firmware one = Firmware.create().scratchAt("arena", DTCM, 64);
      one.plan(Plan.of("aot").scratch("dtcm", "arena", 64).alignment(24).done().report());
      one.waive(Rule.REPORT_INCONSISTENT, name).waive(Rule.MISALIGNED, null);
      assertEquals("report-inconsistent error waived", Firmware.told(one.check()).get(1));
    }
  }

  @Test
  void waivedWarning_underStrict_staysWaived() {
    Result result =
        renamed().strict().waive(Rule.SYMBOL_RENAMED, "arena").finds("symbol-renamed error waived");
    assertEquals(Verdict.PASS, result.verdict());
  }

  @Test
  void unusedWaiver_underStrict_fails_andCanBeWaivedItself() {
    assertVerdict(Verdict.FAIL, Firmware.create().strict().waive(Rule.MOVED, null));
    assertVerdict(
        Verdict.PASS,
        Firmware.create().strict().waive(Rule.MOVED, null).waive(Rule.WAIVER_UNUSED, null));
    Firmware.create().waive(Rule.WAIVER_UNUSED, null).finds("waiver-unused warning");
  }

  @Test
  void findings_standByObjectThenByRule() {
    firmware.plan(
        Plan.of("aot")
            .constant("dtcm", "b", 64)
            .done()
            .scratch("dtcm", "a", 64)
            .alignment(24)
            .done()
            .report());
    firmware.scratchAt("b", SRAM + 4, 64);
    firmware.finds(
        "misaligned error",
        "wrong-memory error",
        "contents-missing error",
        "symbol-missing error",
        "report-inconsistent error");
  }
}
