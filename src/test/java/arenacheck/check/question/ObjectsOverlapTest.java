package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Level;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectsOverlapTest {
  private final Firmware firmware = Firmware.create();

  /** Two sections that share addresses, as an overlay makes them. */
  private void two(long first, long second) {
    firmware.scratchAt("one", first, 64).scratchAt("two", second, 64);
  }

  @Test
  void neighbours_nothing() {
    two(DTCM, DTCM + 64);
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "one", 64)
            .done()
            .persistent("dtcm", "two", 64)
            .done()
            .report());
    firmware.finds();
  }

  @Test
  void scratchAndPersistent_oneByte_errorForBoth() {
    two(DTCM, DTCM + 48);
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "one", 64)
            .done()
            .persistent("dtcm", "two", 64)
            .done()
            .report());
    Result result = firmware.finds("objects-overlap error", "objects-overlap error");
    assertEquals("two", result.findings().get(0).detail().get("with"));
    assertEquals("one", result.findings().get(1).detail().get("with"));
    assertEquals(16L, result.findings().get(0).detail().get("shared_bytes"));
    assertEquals("0x20000030", result.findings().get(0).detail().get("shared_start"));
  }

  @Test
  void scratchOfTwoModules_warning() {
    two(DTCM, DTCM);
    firmware.plan(Plan.of("aot").scratch("dtcm", "one", 64).done().report());
    firmware.plan(Plan.of("kws").scratch("dtcm", "two", 64).done().report());
    firmware.finds("objects-overlap warning", "objects-overlap warning");
  }

  @Test
  void scratchOfOneModule_error() {
    two(DTCM, DTCM);
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "one", 64)
            .done()
            .scratch("dtcm", "two", 64)
            .enumName("e")
            .done()
            .report());
    assertEquals(
        Level.ERROR, of(firmware.waive(Rule.REPORT_INCONSISTENT, null).check(), "one").level());
  }

  private static Finding of(Result result, String symbol) {
    for (Finding finding : result.findings()) {
      if (finding.rule() == Rule.OBJECTS_OVERLAP && symbol.equals(finding.subject().symbol())) {
        return finding;
      }
    }
    throw new AssertionError(Firmware.told(result).toString());
  }

  private int constants() {
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(128));
    firmware.object("one", section, MRAM + 0x1000, 64);
    firmware.plan(Plan.of("aot").constant("mram", "one", 64).done().report());
    firmware.plan(Plan.of("kws").constant("mram", "two", 64).done().report());
    return section;
  }

  @Test
  void equalConstants_folded_note() {
    firmware.object("two", constants(), MRAM + 0x1000, 64);
    firmware.finds("objects-overlap note", "objects-overlap note");
  }

  @Test
  void constants_overlapInPart_error() {
    firmware.object("two", constants(), MRAM + 0x1010, 64);
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  @Test
  void constantAndScratch_equalRanges_error() {
    int section = firmware.data(".data", DTCM, MRAM + 0x1000, weights(64));
    firmware.object("one", section, DTCM, 64).object("two", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "one", 64).done().report());
    firmware.plan(Plan.of("kws").scratch("dtcm", "two", 64).done().report());
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  @Test
  void sourceAndItsDestination_atOnePlace_error() {
    two(DTCM, DTCM);
    firmware.plan(Plan.of("aot").constant("dtcm", "one", 64).staged("dtcm", "two").done().report());
    assertTrue(Firmware.told(firmware.check()).contains("objects-overlap error"));
  }

  @Test
  void boundWeightsOfTwoModules_inOneBuffer_errorUnlessTheValuesAreLinked() {
    firmware.scratchAt("pool", DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", null, 64).application().done().report());
    firmware.plan(Plan.of("kws").constant("dtcm", null, 64).application().done().report());
    firmware.bind("aot_constant_dtcm", "pool", 0).bind("kws_constant_dtcm", "pool", 0);
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  @Test
  void pool_twoArenasAtTheirOffsets_nothing() {
    firmware.scratchAt("pool", DTCM, 128);
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", null, 64)
            .application()
            .done()
            .persistent("dtcm", null, 64)
            .application()
            .done()
            .report());
    firmware.bind("aot_scratch_dtcm", "pool", 0).bind("aot_persistent_dtcm", "pool", 64).finds();
  }

  @Test
  void pool_offsetTooSmall_error() {
    firmware.scratchAt("pool", DTCM, 128);
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", null, 64)
            .application()
            .done()
            .persistent("dtcm", null, 64)
            .application()
            .done()
            .report());
    firmware.bind("aot_scratch_dtcm", "pool", 0).bind("aot_persistent_dtcm", "pool", 48);
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  @Test
  void oneReportInTwoFolders_isToldOnce() {
    firmware.scratchAt("one", DTCM, 64);
    firmware.plan(Plan.at("a/r.json", "aot").persistent("dtcm", "one", 64).done().report());
    firmware.plan(Plan.at("b/r.json", "aot").persistent("dtcm", "one", 64).done().report());
    firmware.finds("report-inconsistent error");
  }

  @Test
  void oneObjectForTwoModulesOfOneStaticsName_error() {
    firmware.scratchAt("state", DTCM, 64);
    firmware.plan(Plan.of("aot").persistent("dtcm", "state", 64).done().report());
    firmware.plan(Plan.of("kws").persistent("dtcm", "state", 64).done().report());
    firmware.finds("objects-overlap error", "objects-overlap error");
  }

  @Test
  void oneConstantForTwoModulesOfOneStaticsName_isNotFolded_error() {
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(64));
    firmware.object("blob", section, MRAM + 0x1000, 64);
    firmware.plan(Plan.of("aot").constant("mram", "blob", 64).done().report());
    firmware.plan(Plan.of("kws").constant("mram", "blob", 64).done().report());
    Result result = firmware.finds("objects-overlap error", "objects-overlap error");
    assertTrue(result.findings().get(0).message().contains("`blob` of module `kws`"));
    assertTrue(result.findings().get(0).help().startsWith("one object was found"));
    firmware.object("blob", section, MRAM + 0x1000, 64);
    firmware.finds("objects-overlap note", "objects-overlap note");
  }

  @Test
  void oneSymbolPromisedTenThousandTimes_isToldInTime() {
    firmware.scratchAt("one", DTCM, 64).scratchAt("two", DTCM + 32, 64);
    Plan plan = Plan.of("aot");
    for (int i = 0; i < 10_000; i++) {
      plan.persistent("dtcm", "one", 64).done();
    }
    firmware.plan(plan.persistent("dtcm", "two", 64).done().report());
    Result result = assertTimeoutPreemptively(Duration.ofSeconds(20), firmware::check);
    assertEquals(List.of("one"), of(result, "two").detail().get("others"));
    assertEquals("two", of(result, "one").detail().get("with"));
  }

  @Test
  void threeObjects_othersInOneFinding() {
    two(DTCM, DTCM);
    firmware.scratchAt("three", DTCM + 32, 64);
    for (String name : List.of("one", "two", "three")) {
      firmware.plan(Plan.of(name).persistent("dtcm", name, 64).done().report());
    }
    Result result = firmware.check();
    assertEquals(3, result.findings().size());
    assertEquals(List.of("two", "three"), of(result, "one").detail().get("others"));
  }

  @Test
  void constantsOfAnOverlay_areNotFolded() {
    Firmware overlay = Firmware.create();
    overlay.data(".pool", MRAM + 0x200, MRAM + 0x200, Firmware.words(MRAM + 0x2000));
    int first = overlay.data(".one", DTCM, MRAM + 0x1000, weights(64));
    int second = overlay.data(".two", DTCM, MRAM + 0x2000, weights(64));
    overlay.object("a", first, DTCM, 64).object("b", second, DTCM, 64);
    overlay.plan(Plan.of("aot").constant("dtcm", "a", 64).done().report());
    overlay.plan(Plan.of("kws").constant("dtcm", "b", 64).done().report());
    overlay.finds("objects-overlap error", "objects-overlap error");
  }
}
