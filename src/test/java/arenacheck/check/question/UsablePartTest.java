package arenacheck.check.question;

import static arenacheck.check.Firmware.DTCM;
import static arenacheck.check.Firmware.MRAM;
import static arenacheck.check.Firmware.SRAM;
import static arenacheck.check.Firmware.memory;
import static arenacheck.check.Firmware.row;
import static arenacheck.check.Firmware.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.Budget;
import arenacheck.account.MemoryRow;
import arenacheck.check.Firmware;
import arenacheck.check.Plan;
import arenacheck.check.Result;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which bytes of a memory count, for what is free and for {@code :total}. */
class UsablePartTest {
  private final Firmware firmware = Firmware.create();

  /** As on apollo3p: the first 4 KiB are the stack's own region. */
  @Test
  void stackInARegionOfItsOwn_countsForNoCapacityAndNoBudget() {
    AddressRange extent = new AddressRange(SRAM + 0x1000, 0x1000);
    List<AddressRange> apertures = List.of(new AddressRange(SRAM, 0x2000));
    firmware.layout(new Memory("sram", apertures, extent, true, false, "RWMEM"));
    firmware.bss(".stack", SRAM, 0x1000);
    firmware.bss(".bss", SRAM + 0x1000, 0xf00);
    firmware.scratchAt("a", SRAM + 0x1f00, 0x100);
    firmware.plan(Plan.of("aot").scratch("sram", "a", 0x100).done().report());
    firmware.budget("sram", Budget.Of.TOTAL, 0x1000);
    Result result = firmware.finds();
    MemoryRow row = row(result, "sram");
    assertEquals(0L, row.free());
    assertEquals(0L, row.stack());
    assertEquals(0x1000L, row.budgets().get(0).value());
    assertTrue(
        result.accounts().remarks().get(0).startsWith("sram: 4096 bytes (0x1000) lie outside"));
    assertEquals(1, result.accounts().remarks().size());
  }

  private MemoryRow mram(long load) {
    firmware.layout(memory("mram", MRAM, 0x100), memory("dtcm", DTCM, 0x80000));
    firmware.object("weights", firmware.data(".data", DTCM, load, weights(64)), DTCM, 64);
    firmware.plan(Plan.of("aot").constant("dtcm", "weights", 64).done().report());
    firmware.budget("mram", Budget.Of.TOTAL, 80);
    return row(firmware.check(), "mram");
  }

  @Test
  void loadImageBehindCode_isAddedToIt() {
    MemoryRow row = mram(MRAM + 16);
    assertEquals(80L, row.budgets().get(0).value());
    assertEquals(0x100L - 80, row.free());
  }

  @Test
  void loadImageOverCode_countsOnce() {
    MemoryRow row = mram(MRAM);
    assertEquals(64L, row.loadImage());
    assertEquals(0L, row.other());
    assertEquals(64L, row.budgets().get(0).value());
  }

  @Test
  void loadImagePastTheEnd_countsWhereItStarts() {
    MemoryRow row = mram(MRAM + 0xf0);
    assertEquals(64L, row.loadImage());
    assertEquals(80L, row.budgets().get(0).value());
    assertEquals(0, row(firmware.check(), "dtcm").loadImage());
  }

  @Test
  void loadImagesOfTwoSectionsAtOnePlace_countOnce() {
    firmware.data(".more", DTCM + 64, MRAM + 0x30, weights(64));
    MemoryRow row = mram(MRAM + 0x20);
    assertEquals(64L, row.loadImage());
    assertEquals(16L + 16, row.other());
  }
}
