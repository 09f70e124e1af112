package arenacheck.check;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.row;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.elf.ElfBytes;
import arenacheck.memory.Targets;
import arenacheck.residency.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckTest {
  private final Firmware firmware = Firmware.create();

  private Firmware plan() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return firmware.scratchAt("arena", DTCM, 64);
  }

  @Test
  void machine_other_errorAndNothingElseIsAsked() {
    plan().elf.machine(62);
    Result result = firmware.finds("machine-mismatch error");
    assertEquals(Status.UNVERIFIED, result.objects().get(0).status());
  }

  @Test
  void byteOrder_againstTheTargetAlone() {
    Firmware big = Firmware.bare(ElfBytes.of(false, true));
    big.scratchAt("arena", DTCM, 64);
    big.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report()).finds();
    big.target(Targets.find("apollo510_evb"));
    Result result = big.finds("machine-mismatch warning");
    assertEquals(ObjectKind.IMAGE, result.findings().get(0).subject().object());
    assertEquals(Status.OK, result.objects().get(0).status());
  }

  @Test
  void staleMap_givenIsUnverified_foundIsAWarning() {
    plan().map().output(".text", MRAM, 32, ".text*");
    assertEquals(Verdict.INCOMPLETE, firmware.finds("map-stale unverified").verdict());
    assertEquals(Verdict.PASS, firmware.mapFoundBeside().finds("map-stale warning").verdict());
  }

  @Test
  void staleMap_itsDiscardedListIsNotBelieved() {
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    firmware.map().output(".text", MRAM, 32, ".text*").discarded(".bss.arena", 64, "aot.o");
    firmware.finds("symbol-missing error", "map-stale unverified");
  }

  @Test
  void emptyMap_incomplete() {
    plan().map("");
    firmware.finds("map-incomplete unverified");
  }

  @Test
  void schema4_unverified_sumsAndTensorsAreStillAsked() {
    Plan plan = Plan.of("aot").schema(4).scratch("dtcm", null, 64).done();
    firmware.plan(plan.tensor("0", Role.SCRATCH, "dtcm", 60, 8).report());
    Result result =
        firmware.finds("report-inconsistent error", "schema-without-storage unverified");
    assertEquals(0, result.objects().size());
    assertEquals(64L, row(result, "dtcm").arenaUsed());
  }

  @Test
  void twoModules_eachItsOwnObjects() {
    plan().scratchAt("other", DTCM + 64, 32);
    firmware.plan(Plan.of("kws").scratch("dtcm", "other", 32).done().report());
    assertEquals(2, firmware.finds().objects().size());
  }

  @Test
  void overlappingMemories_theObjectIsInThePromisedOne() {
    firmware.layout(memory("ram", DTCM, 0x400000), memory("dtcm", DTCM, 0x80000));
    assertEquals("dtcm", plan().finds("layout-overlap warning").objects().get(0).linkedMemory());
  }

  @Test
  void stagedArena_threeObjects_inTheOrderOfTheReport() {
    firmware.plan(
        Plan.of("aot").constant("dtcm", "copy", 64).staged("mram", "weights").done().report());
    Result result = firmware.check();
    assertEquals(
        List.of(ObjectKind.RUNTIME, ObjectKind.SOURCE),
        result.objects().stream().map(each -> each.subject().object()).toList());
  }

  @Test
  void noArenas_unverified() {
    Result result = firmware.plan(Plan.of("aot").report()).finds("report-empty unverified");
    assertEquals(Verdict.INCOMPLETE, result.verdict());
  }

  @Test
  void noArenas_besideAnotherModule_isToldOfTheOne() {
    plan().plan(Plan.of("kws").report());
    Finding finding = only(firmware.finds("report-empty unverified"), Rule.REPORT_EMPTY);
    assertEquals("kws", finding.subject().module());
  }

  @Test
  void noArenas_schema4_isToldOnce() {
    firmware.plan(Plan.of("aot").schema(4).report());
    firmware.finds("schema-without-storage unverified");
  }
}
