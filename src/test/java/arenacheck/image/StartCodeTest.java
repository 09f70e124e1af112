package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.elf.ElfBytes;
import arenacheck.image.StartCode.Kept;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.Volatility;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartCodeTest {
  private static final int CODE = ElfBytes.ALLOC | ElfBytes.EXECUTABLE;
  private static final long MRAM = 0x41_0000;
  private static final long XIP = 0x8000_0000L;
  private static final long DTCM = 0x2000_0000L;

  private static Memory memory(String name, long start, Volatility volatility) {
    AddressRange range = new AddressRange(start, 0x8_0000);
    return new Memory(name, List.of(range), null, false, volatility, null);
  }

  private static StartCode of(ElfBytes elf) {
    Layout layout =
        new Layout(
            "options",
            List.of(
                memory("mram", MRAM, Volatility.NON_VOLATILE),
                memory("dtcm", DTCM, Volatility.VOLATILE),
                memory("xip", XIP, Volatility.UNKNOWN)));
    return StartCode.of(LinkedImage.of(elf.image(), null), layout);
  }

  private static ElfBytes code(long run, long load, long entry) {
    ElfBytes elf = ElfBytes.elf32().entry(entry);
    elf.load(elf.section(".code", ElfBytes.PROGBITS, CODE, run, new byte[16]), load);
    return elf;
  }

  /** A table in MRAM whose reset vector leads to the code. */
  private static ElfBytes withTable(ElfBytes elf, long reset) {
    byte[] table = {0, 0, 8, 0x20, (byte) reset, (byte) (reset >> 8), (byte) (reset >> 16), 0};
    table[7] = (byte) (reset >> 24);
    elf.load(
        elf.section(".vectors", ElfBytes.PROGBITS, ElfBytes.ALLOC, MRAM + 0x1000, table),
        MRAM + 0x1000);
    return elf;
  }

  @Test
  void entry_whereNoTableIsFound() {
    StartCode start = of(code(MRAM, MRAM, MRAM + 5));
    assertEquals(MRAM + 4, start.address());
    assertEquals(MRAM + 4, start.loadAddress());
    assertEquals(Kept.YES, start.kept());
    assertEquals(Kept.NO, of(code(DTCM, DTCM, DTCM + 5)).kept());
  }

  @Test
  void loadAddress_decides_notWhereItRuns() {
    assertEquals(Kept.YES, of(code(DTCM, MRAM, DTCM + 5)).kept());
  }

  @Test
  void resetVector_goesBeforeTheEntry() {
    ElfBytes elf = code(DTCM, DTCM, MRAM + 0x1005);
    assertEquals(Kept.NO, of(withTable(elf, DTCM + 1)).kept());
    assertEquals(DTCM, of(withTable(code(DTCM, MRAM, 0), DTCM + 1)).address());
  }

  @Test
  void nothingKnown_unknown() {
    assertEquals(Kept.UNKNOWN, of(code(MRAM, MRAM, 0)).kept());
    assertEquals(Kept.UNKNOWN, of(code(MRAM, MRAM, 0x9000_0001L)).kept());
    assertEquals(Kept.UNKNOWN, of(code(XIP, XIP, XIP + 5)).kept(), "nobody said what xip is");
    assertEquals(Kept.UNKNOWN, of(code(0x9000_0000L, 0x9000_0000L, 0x9000_0001L)).kept());
  }

  @Test
  void entryZero_isNone_evenWhereASectionIs() {
    assertNull(of(code(0, MRAM, 0)).address());
    assertEquals(0L, of(code(0, MRAM, 1)).address(), "Thumb code at 0");
  }

  @Test
  void noSegment_addressAlone() {
    ElfBytes elf = ElfBytes.elf32().entry(MRAM + 5);
    elf.section(".code", ElfBytes.PROGBITS, CODE, MRAM, new byte[16]);
    assertEquals(MRAM + 4, of(elf).address());
    assertNull(of(elf).loadAddress());
    assertEquals(Kept.UNKNOWN, of(elf).kept());
  }
}
