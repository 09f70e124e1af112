package arenacheck.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanRowTest {
  private static Arena arena(Role role, String memory, long used, StorageObject source) {
    StorageObject runtime = new StorageObject(Owner.GENERATED, "r", memory, used + 16, 16, 1, "/r");
    return new Arena(
        role,
        memory,
        0,
        16,
        used,
        1 << 20,
        null,
        null,
        null,
        null,
        null,
        new Storage("e", runtime, source, null),
        1,
        "/a");
  }

  private static ResidencyReport report(Arena... arenas) {
    return new ResidencyReport(
        "r.json", "", "aot", 5, null, null, null, List.of(arenas), List.of());
  }

  private static Budget budget(String memory, long limit) {
    return new Budget(memory, memory, Budget.Of.ARENAS, limit);
  }

  @Test
  void table_usedOverTheRolesAndSources_neverTotalSizeNorGuard() {
    StorageObject source = new StorageObject(Owner.GENERATED, "s", "mram", 300, 0, 1, "/s");
    List<PlanRow> rows =
        PlanRow.table(
            List.of(
                report(
                    arena(Role.SCRATCH, "dtcm", 100, null),
                    arena(Role.CONSTANT, "dtcm", 200, source)),
                report(arena(Role.PERSISTENT, "mram", 5, null))),
            List.of());
    assertEquals(2, rows.size());
    assertEquals(new PlanRow("dtcm", true, 300, 0, List.of()), rows.get(0));
    assertEquals(new PlanRow("mram", true, 5, 300, List.of()), rows.get(1));
    assertEquals(305, rows.get(1).sum());
  }

  @Test
  void table_sumsBeyond63Bits_stayOverEveryBudget() {
    List<ResidencyReport> reports =
        List.of(
            report(
                arena(Role.SCRATCH, "dtcm", Long.MAX_VALUE - 16, null),
                arena(Role.PERSISTENT, "dtcm", Long.MAX_VALUE - 16, null)));
    PlanRow row = PlanRow.table(reports, List.of(budget("dtcm", 1000))).get(0);
    assertEquals(Long.MAX_VALUE, row.sum());
    assertTrue(row.isOver());
  }

  @Test
  void isOver_atTheLimit_isNot() {
    List<ResidencyReport> reports = List.of(report(arena(Role.SCRATCH, "dtcm", 100, null)));
    assertFalse(PlanRow.table(reports, List.of(budget("dtcm", 100))).get(0).isOver());
    assertTrue(PlanRow.table(reports, List.of(budget("dtcm", 99))).get(0).isOver());
  }
}
