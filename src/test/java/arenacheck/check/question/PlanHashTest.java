package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.only;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.ObjectKind;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.residency.BesideReport;
import arenacheck.residency.PlanHashMacro;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlanHashTest {
  private static final String HASH = "87f6d61da9206a74";
  private static final String OTHER = "0123456789abcdef";

  private static Firmware with(String hash, PlanHashMacro... macros) {
    return withArena(
        Firmware.create(), "aot", hash, DTCM, new BesideReport(Map.of(), List.of(macros)));
  }

  private static Firmware withArena(
      Firmware firmware, String module, String hash, long address, BesideReport files) {
    String name = module + "_arena";
    Plan plan = Plan.of(module).planHash(hash).scratch("dtcm", name, 64).done();
    return firmware.scratchAt(name, address, 64).plan(plan.report(), files);
  }

  private static PlanHashMacro macro(String name, String value) {
    return new PlanHashMacro("aot_platform.h", 7, name, value);
  }

  @Test
  void noMacro_nothing() {
    with(HASH).finds();
  }

  @Test
  void sameHash_inEitherCase_nothing() {
    with(HASH, macro("AOT_PLAN_HASH", HASH)).finds();
    with(HASH.toUpperCase(java.util.Locale.ROOT), macro("AOT_PLAN_HASH", HASH)).finds();
  }

  @Test
  void otherHash_error() {
    Finding finding =
        only(
            with(HASH, macro("AOT_PLAN_HASH", OTHER)).finds("plan-hash-mismatch error"),
            Rule.PLAN_HASH_MISMATCH);
    assertEquals(OTHER, finding.detail().get("macro_value"));
    assertEquals(ObjectKind.REPORT, finding.subject().object());
  }

  @Test
  void twoMacros_whichOneIsMeantIsNotKnown_nothing() {
    with(HASH, macro("AOT_PLAN_HASH", OTHER), macro("KWS_PLAN_HASH", HASH)).finds();
  }

  private static Firmware two(PlanHashMacro... macros) {
    BesideReport files = new BesideReport(Map.of(), List.of(macros));
    Firmware firmware = withArena(Firmware.create(), "kws", HASH, DTCM, files);
    return withArena(firmware, "kws_2", OTHER, DTCM + 64, files);
  }

  @Test
  void headersOfTwoModulesInOneFolder_eachIsAskedOfItsOwn() {
    two(macro("KWS_PLAN_HASH", HASH)).finds();
    two(macro("KWS_2_PLAN_HASH", OTHER)).finds();
    two(macro("KWS_PLAN_HASH", HASH), macro("KWS_2_PLAN_HASH", OTHER)).finds();
    Result result =
        two(macro("KWS_PLAN_HASH", HASH), macro("KWS_2_PLAN_HASH", HASH))
            .finds("plan-hash-mismatch error");
    assertEquals("kws_2", result.findings().get(0).subject().module());
  }

  @Test
  void macroWithoutPrefix_thatHoldsTheOtherModulesHash_isTheOthers() {
    two(macro("AOT_PLAN_HASH", OTHER)).finds();
    two(macro("AOT_PLAN_HASH", "f".repeat(16)))
        .finds("plan-hash-mismatch error", "plan-hash-mismatch error");
  }

  @Test
  void oneMacroInTwoHeaders_countsOnce() {
    with(HASH, macro("AOT_PLAN_HASH", OTHER), macro("AOT_PLAN_HASH", OTHER))
        .finds("plan-hash-mismatch error");
  }

  @Test
  void reportWithoutHash_nothing() {
    with(null, macro("AOT_PLAN_HASH", OTHER)).finds();
  }
}
