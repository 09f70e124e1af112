package arenacheck.check.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.ObjectKind;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import arenacheck.residency.BesideReport;
import arenacheck.residency.SidecarFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArenaConsistencyTest {
  private static void finds(Plan.One arena, String... texts) {
    Firmware firmware =
        Firmware.create()
            .plan(
                arena.done().report(),
                new BesideReport(
                    Map.of("/sidecar/0", new SidecarFile("s", "absent", 0, null, null)),
                    List.of()));
    List<Finding> found =
        firmware.check().findings().stream()
            .filter(finding -> finding.rule() == Rule.REPORT_INCONSISTENT)
            .toList();
    assertEquals(texts.length, found.size(), found.toString());
    for (int i = 0; i < texts.length; i++) {
      assertTrue(found.get(i).message().contains(texts[i]), found.get(i).message());
      assertEquals(ObjectKind.REPORT, found.get(i).subject().object());
    }
  }

  private static Plan.One scratch() {
    return Plan.of("aot").scratch("dtcm", "a", 64);
  }

  private static Plan.One constant() {
    return Plan.of("aot").constant("dtcm", "a", 64);
  }

  @Test
  void plainArenas_nothing() {
    finds(scratch());
    finds(constant());
    finds(constant().staged("mram", "b"));
    finds(scratch().application());
    finds(scratch().guard(16));
    finds(scratch().total(4096));
  }

  @Test
  void alignment_noPowerOfTwo_error() {
    finds(scratch().alignment(24), "`alignment` 24");
    finds(scratch().alignment(0), "`alignment` 0");
  }

  @Test
  void used_beyondTotal_error() {
    finds(scratch().total(63), "`used` 64 is more than `total_size` 63");
  }

  @Test
  void storage_inAnotherMemory_error() {
    finds(scratch().storageIn("sram"), "its storage in `sram`");
  }

  @Test
  void generatedWithoutSymbol_error() {
    finds(Plan.of("aot").scratch("dtcm", null, 64), "has no symbol");
  }

  @Test
  void size_largerThanGuardAndUsed_byMoreThanPadding_error() {
    finds(scratch().used(49));
    finds(scratch().used(48), "is more than `used` 48");
  }

  @Test
  void cold_withSource_error() {
    finds(constant().source("dtcm", "b"), "cold, but has a source");
  }

  @Test
  void cold_fromAnotherMemory_error() {
    finds(constant().kind("cold", "mram"), "cold, but its `source_memory`");
  }

  @Test
  void staged_withoutSource_error_unlessTheApplicationProvidesIt() {
    finds(constant().kind("staged", "mram"), "staged, but has no source");
    finds(constant().kind("staged", "mram").application());
  }

  @Test
  void kindThatIsNotKnown_fromAnotherMemoryWithoutSource_error() {
    finds(constant().kind("compressed", "mram"), "is `mram`, but it has no source");
    finds(constant().kind("compressed", "mram").source("mram", "b"));
    finds(constant().kind("compressed", "dtcm"));
  }

  @Test
  void staged_sourceInAnotherMemoryThanSaid_error() {
    finds(constant().kind("staged", "mram").source("sram", "b"), "the source is in `sram`");
  }

  @Test
  void sidecar_paddedUpToTheAlignment_nothing_elseError() {
    finds(constant().application().sidecar("s", 64));
    finds(constant().application().sidecar("s", 79));
    finds(constant().application().sidecar("s", 80), "the sidecar has 80 bytes");
    finds(constant().application().sidecar("s", 63), "the sidecar has 63 bytes");
  }

  @Test
  void scratchOrPersistent_withSource_error() {
    finds(scratch().source("mram", "b"), "a scratch arena is never staged");
    Plan.One persistent = Plan.of("aot").persistent("dtcm", "a", 64);
    finds(persistent.source("mram", "b"), "a persistent arena is never staged");
  }

  @Test
  void scratch_withSidecar_error() {
    finds(scratch().application().sidecar("s", 64), "a scratch arena has no values");
  }

  @Test
  void generatedStorage_withSidecar_error() {
    finds(constant().sidecar("s", 64), "but the arena has a sidecar");
    finds(constant().application().sidecar("s", 64));
  }
}
