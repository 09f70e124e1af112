package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import org.junit.jupiter.api.Test;

class UsableStartTest {
  private final Firmware firmware = Firmware.create();

  @Test
  void itcm_withoutGuardAtZero_error() {
    firmware.plan(Plan.of("aot").scratch("itcm", "arena", 64).done().report());
    Finding finding =
        only(firmware.scratchAt("arena", 0, 64).finds("null-address error"), Rule.NULL_ADDRESS);
    assertEquals(0L, finding.detail().get("data_offset_bytes"));
  }

  @Test
  void itcm_guardAtZero_nothing() {
    firmware.plan(Plan.of("aot").scratch("itcm", "arena", 64).guard(16).done().report());
    firmware.scratchAt("arena", 0, 80).finds();
  }

  @Test
  void itcm_elsewhereWithoutGuard_nothing() {
    firmware.plan(Plan.of("aot").scratch("itcm", "arena", 64).done().report());
    firmware.scratchAt("arena", 0x40, 64).finds();
  }

  @Test
  void symbol_alignedButUsableStartNot_error() {
    firmware.plan(
        Plan.of("aot").scratch("dtcm", "arena", 64).alignment(32).guard(16).done().report());
    Finding finding =
        only(firmware.scratchAt("arena", DTCM, 80).finds("misaligned error"), Rule.MISALIGNED);
    assertEquals("0x20000010", finding.detail().get("usable_start"));
    assertEquals(16L, finding.detail().get("remainder"));
  }

  @Test
  void symbol_misalignedButUsableStartAligned_nothing() {
    firmware.plan(
        Plan.of("aot").scratch("dtcm", "arena", 64).alignment(32).guard(16).done().report());
    firmware.scratchAt("arena", DTCM + 16, 80).finds();
  }

  @Test
  void binding_guardOfTheReport_isNotAdded() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", null, 64)
            .alignment(32)
            .guard(16)
            .application()
            .done()
            .report());
    firmware.scratchAt("pool", DTCM, 64).bind("aot_scratch_dtcm", "pool", 0).finds();
  }

  @Test
  void binding_offsetBreaksAlignment_error() {
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    firmware.scratchAt("pool", DTCM, 128).bind("aot_scratch_dtcm", "pool", 8);
    assertTrue(
        only(firmware.finds("misaligned error"), Rule.MISALIGNED).help().contains("aligned(16)"));
  }

  @Test
  void alignment_zero_isTheReportsContradictionAlone() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).alignment(0).done().report());
    firmware.scratchAt("arena", DTCM + 3, 64).finds("report-inconsistent error");
  }

  @Test
  void dataOffset_beyondSize_reportErrorWhateverTheImage() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).offset(16).done().report());
    firmware.finds("symbol-missing error", "data-offset-invalid error");
  }

  @Test
  void dataOffset_beyondTheObject_hasNoStartThatCouldBeWrong() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).offset(65).done().report());
    firmware.scratchAt("arena", DTCM, 64).finds("data-offset-invalid error");
  }

  @Test
  void dataOffset_sumBeyondLong_error() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", "arena", 64)
            .used(Long.MAX_VALUE)
            .total(Long.MAX_VALUE)
            .offset(16)
            .done()
            .report());
    assertTrue(
        Firmware.told(firmware.scratchAt("arena", DTCM, 64).check())
            .contains("data-offset-invalid error"));
  }
}
