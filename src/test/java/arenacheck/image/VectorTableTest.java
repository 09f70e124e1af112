package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.elf.ElfBytes;
import org.junit.jupiter.api.Test;

class VectorTableTest {
  private static final byte[] TABLE = {0, 0, 8, 0x20, 9, 0, 0x41, 0};

  private static ElfBytes with(byte[] table, long entry) {
    ElfBytes elf = ElfBytes.elf32().entry(entry);
    elf.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x41_0000, table);
    return elf;
  }

  @Test
  void secondWordIsTheEntry_firstWord() {
    assertEquals(0x2008_0000L, VectorTable.initialStackPointer(with(TABLE, 0x41_0009).image()));
    assertEquals(0x2008_0000L, VectorTable.initialStackPointer(with(TABLE, 0x41_0008).image()));
  }

  @Test
  void anotherEntryMachineOrClass_none() {
    assertNull(VectorTable.initialStackPointer(with(TABLE, 0x41_0021).image()));
    assertNull(VectorTable.initialStackPointer(with(TABLE, 0x41_0009).machine(62).image()));
    assertNull(VectorTable.initialStackPointer(ElfBytes.elf64().image()));
  }

  @Test
  void zeroes_withEntryZero_none() {
    assertNull(VectorTable.initialStackPointer(with(new byte[16], 0).image()));
  }

  @Test
  void sectionShorterThanTwoWords_none() {
    assertNull(VectorTable.initialStackPointer(with(new byte[4], 0x41_0009).image()));
  }
}
