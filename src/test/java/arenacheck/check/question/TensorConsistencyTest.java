package arenacheck.check.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.residency.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class TensorConsistencyTest {
  private static Plan plan(long used) {
    return Plan.of("aot").constant("mram", null, used).application().done();
  }

  private static void finds(Plan plan, String... expected) {
    Firmware firmware = Firmware.create();
    firmware.plan(plan.report()).waive(Rule.ARENA_UNBOUND, null);
    List<String> told =
        Firmware.told(firmware.check()).stream()
            .filter(text -> !text.startsWith("arena-unbound"))
            .toList();
    assertEquals(List.of(expected), told);
  }

  private static Plan tensor(Plan plan, String id, long offset, long size) {
    return plan.tensor(id, Role.CONSTANT, "mram", offset, size);
  }

  @Test
  void sideBySide_nothing() {
    finds(tensor(tensor(plan(64), "0", 0, 32), "1", 32, 32));
  }

  @Test
  void equalRanges_areDeduplication_nothing() {
    finds(tensor(tensor(plan(64), "0", 0, 64), "1", 0, 64));
  }

  @Test
  void partOfAnother_error() {
    finds(tensor(tensor(plan(64), "0", 0, 64), "1", 16, 16), "tensor-overlap error");
    finds(tensor(tensor(plan(64), "0", 0, 40), "1", 32, 32), "tensor-overlap error");
    finds(tensor(tensor(plan(64), "0", 0, 32), "1", 0, 64), "tensor-overlap error");
  }

  @Test
  void emptyTensor_insideAnother_nothing() {
    finds(tensor(tensor(plan(64), "0", 0, 64), "1", 16, 0));
  }

  @Test
  void scratchTensors_overlapFreely() {
    Plan plan = Plan.of("aot").scratch("dtcm", null, 64).application().done();
    finds(plan.tensor("0", Role.SCRATCH, "dtcm", 0, 64).tensor("1", Role.SCRATCH, "dtcm", 16, 32));
  }

  @Test
  void tensorLeavesItsArena_error() {
    finds(tensor(plan(64), "0", 32, 33), "report-inconsistent error");
    finds(tensor(plan(64), "0", Long.MAX_VALUE, Long.MAX_VALUE), "report-inconsistent error");
  }

  @Test
  void tensorWithoutArena_error() {
    finds(plan(64).tensor("0", Role.SCRATCH, "dtcm", 0, 4), "report-inconsistent error");
  }

  @Test
  void usedBeyondTheTensors_lessThanTheAlignment_nothing() {
    finds(tensor(plan(64), "0", 0, 49));
  }

  @Test
  void usedBeyondTheTensors_error() {
    finds(tensor(plan(64), "0", 0, 48), "report-inconsistent error");
  }

  @Test
  void noRowsOfAnArena_saysNothing() {
    finds(tensor(plan(64).scratch("dtcm", null, 64).application().done(), "0", 0, 64));
  }

  @Test
  void tensorCount_otherThanTheRows_error() {
    Plan plan = Plan.of("aot").constant("mram", null, 64).application().tensorCount(2).done();
    finds(tensor(plan, "0", 0, 64), "report-inconsistent error");
    finds(plan, "report-inconsistent error");
  }

  private static Plan from(Plan plan, String id, Role role, String memory, String source) {
    return plan.tensor(id, role, memory, source, 0, 64);
  }

  @Test
  void source_asTheArenas_nothing() {
    Plan.One staged = Plan.of("aot").constant("dtcm", null, 64).kind("staged", "mram");
    finds(from(staged.application().done(), "0", Role.CONSTANT, "dtcm", "mram"));
    finds(from(plan(64), "0", Role.CONSTANT, "mram", null));
    Plan scratch = Plan.of("aot").scratch("dtcm", null, 64).application().done();
    finds(from(scratch, "0", Role.SCRATCH, "dtcm", "dtcm"));
  }

  @Test
  void source_notTheArenas_error() {
    finds(from(plan(64), "0", Role.CONSTANT, "mram", "psram"), "report-inconsistent error");
    Plan scratch = Plan.of("aot").scratch("dtcm", null, 64).application().done();
    finds(from(scratch, "0", Role.SCRATCH, "dtcm", "mram"), "report-inconsistent error");
  }

  @Test
  void idTwice_error_inOtherArenasToo() {
    finds(tensor(tensor(plan(64), "7", 0, 32), "7", 32, 32), "report-inconsistent error");
    Plan two = plan(64).scratch("dtcm", null, 64).application().done();
    finds(
        tensor(two, "7", 0, 64).tensor("7", Role.SCRATCH, "dtcm", 0, 64),
        "report-inconsistent error");
  }
}
