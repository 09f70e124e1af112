package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.only;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenacheck.check.Finding;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Rule;
import org.junit.jupiter.api.Test;

class OrphanSectionTest {
  private final Firmware firmware = Firmware.create();

  private Firmware mapped(long address, long size, String... patterns) {
    firmware
        .map()
        .output(".arena", address, size, patterns)
        .input(".arena", address, size, "aot.o");
    return firmware;
  }

  private int nobits() {
    int section = firmware.bss(".arena", DTCM, 64);
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    return section;
  }

  @Test
  void scratch_noPattern_warning() {
    nobits();
    Finding finding = only(mapped(DTCM, 64).finds("orphan-section warning"), Rule.ORPHAN_SECTION);
    assertEquals(".arena", finding.detail().get("section"));
  }

  @Test
  void scratch_collected_nothing() {
    nobits();
    mapped(DTCM, 64, ".arena").finds();
  }

  @Test
  void reservedByAssignments_noInputSection_nothing() {
    nobits();
    firmware.map().output(".arena", DTCM, 64);
    firmware.finds();
  }

  @Test
  void withoutMap_nothing() {
    nobits();
    firmware.finds();
  }

  @Test
  void lldMap_printsNoPatterns_nothing() {
    nobits();
    firmware.lldMap(
        "20000000 20000000       40    16 .arena\n20000000 20000000       40    16         aot.o:(.arena)\n");
    firmware.finds();
  }

  @Test
  void constants_storedElsewhere_errorAsNobodyCopies() {
    int section = firmware.data(".arena", DTCM, MRAM + 0x3000, weights(64));
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
    mapped(DTCM, 64).finds("orphan-section error");
  }

  @Test
  void constants_storedElsewhere_startUpNamesTheirLoadAddress_warning() {
    int section = firmware.data(".arena", DTCM, MRAM + 0x1000, weights(64));
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "arena", 64).done().report());
    Finding finding = only(mapped(DTCM, 64).finds("orphan-section warning"), Rule.ORPHAN_SECTION);
    assertEquals(
        "copied all the same: the load address of `.arena` stands at 0x0041000c in `counter`",
        finding.notes().get(2).text());
  }

  @Test
  void zeroes_storedElsewhere_warning() {
    int section = firmware.data(".arena", DTCM, MRAM + 0x1000, new byte[64]);
    firmware.object("arena", section, DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", "arena", 64).done().report());
    mapped(DTCM, 64).finds("orphan-section warning");
  }

  @Test
  void constants_runWhereTheyAreStored_warning() {
    int section = firmware.data(".arena", MRAM + 0x1000, MRAM + 0x1000, weights(64));
    firmware.object("arena", section, MRAM + 0x1000, 64);
    firmware.plan(Plan.of("aot").constant("mram", "arena", 64).done().report());
    mapped(MRAM + 0x1000, 64).finds("orphan-section warning");
  }

  @Test
  void boundBuffer_nothing() {
    int section = firmware.bss(".arena", DTCM, 64);
    firmware.object("pool", section, DTCM, 64);
    firmware.plan(Plan.of("aot").scratch("dtcm", null, 64).application().done().report());
    mapped(DTCM, 64).bind("aot_scratch_dtcm", "pool", 0).finds();
  }
}
