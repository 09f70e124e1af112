package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.row;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.Budget;
import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.ObjectKind;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.io.InputException;
import org.junit.jupiter.api.Test;

class BudgetsTest {
  private final Firmware firmware = Firmware.create();

  private Firmware staged() {
    firmware.scratchAt("copy", DTCM, 64);
    int section = firmware.data(".rodata", MRAM + 0x1000, MRAM + 0x1000, weights(64));
    firmware.object("weights", section, MRAM + 0x1000, 64);
    return firmware.plan(
        Plan.of("aot").constant("dtcm", "copy", 64).staged("mram", "weights").done().report());
  }

  @Test
  void sum_equalToTheBudget_nothing() {
    staged().budget("dtcm", Budget.Of.ARENAS, 64).budget("mram", Budget.Of.ARENAS, 64).finds();
  }

  @Test
  void used_overTheBudget_error() {
    Finding finding =
        only(
            staged().budget("dtcm", Budget.Of.ARENAS, 63).finds("budget-exceeded error"),
            Rule.BUDGET_EXCEEDED);
    assertEquals("dtcm", finding.subject().memory());
    assertEquals(ObjectKind.BUDGET, finding.subject().object());
    assertEquals(64L, finding.detail().get("value"));
  }

  @Test
  void stagedSource_countsInItsMemory() {
    staged().budget("mram", Budget.Of.ARENAS, 63).finds("budget-exceeded error");
  }

  @Test
  void linked_countsWhatIsLinked_notWhatIsPlanned() {
    firmware
        .scratchAt("arena", SRAM, 64)
        .plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    firmware.budget("dtcm", Budget.Of.LINKED, 0).finds("wrong-memory error");
    firmware
        .budget("sram", Budget.Of.LINKED, 63)
        .finds("wrong-memory error", "budget-exceeded error");
  }

  @Test
  void total_countsEverythingButTheHeap() {
    firmware.bss(".log", DTCM, 100);
    firmware.bss(".heap", DTCM + 100, 0x80000 - 100);
    firmware.budget("dtcm", Budget.Of.TOTAL, 100).finds();
    Finding finding =
        only(
            firmware.budget("dtcm", Budget.Of.TOTAL, 99).finds("budget-exceeded error"),
            Rule.BUDGET_EXCEEDED);
    assertEquals(
        "linked storage 0, load images 0, other 100, stack 0", finding.notes().get(0).text());
  }

  @Test
  void linked_notKnown_unverified() {
    firmware.elf.withoutSymbols();
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    Result result =
        firmware
            .budget("dtcm", Budget.Of.LINKED, 0)
            .finds("symbol-stripped unverified", "budget-exceeded unverified");
    assertNull(row(result, "dtcm").budgets().get(0).value());
  }

  @Test
  void sums_beyondLong_stillExceed() {
    firmware.plan(
        Plan.of("aot")
            .scratch("dtcm", null, Long.MAX_VALUE)
            .application()
            .done()
            .persistent("dtcm", null, Long.MAX_VALUE)
            .application()
            .done()
            .report());
    assertTrue(
        Firmware.told(firmware.budget("dtcm", Budget.Of.ARENAS, 4096).check())
            .contains("budget-exceeded error"));
  }

  @Test
  void memoryThatNothingKnows_refused() {
    InputException e =
        assertThrows(
            InputException.class, () -> firmware.budget("dctm", Budget.Of.ARENAS, 1).check());
    assertTrue(e.getMessage().contains("`dctm`"), e.getMessage());
    assertTrue(e.help().contains("dtcm"), e.help());
  }

  @Test
  void memoryThatOnlyAReportNames_isAsked() {
    firmware.plan(Plan.of("aot").scratch("hbm", null, 64).application().done().report());
    firmware
        .budget("hbm", Budget.Of.ARENAS, 63)
        .finds("arena-unbound unverified", "budget-exceeded error");
  }
}
