package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import java.util.List;
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

  /** Behind a header of the boot loader, say. */
  private static ElfBytes behindHeader(String name, long address) {
    byte[] text = new byte[24];
    System.arraycopy(TABLE, 0, text, 16, TABLE.length);
    ElfBytes elf = with(text, 0x41_0009);
    elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, 1, address, 8);
    return elf;
  }

  @Test
  void notAtTheStart_isFoundByAUsualName() {
    for (String name : List.of("g_am_pfnVectors", "__Vectors", "vector_table")) {
      ElfBytes elf = behindHeader(name, 0x41_0010);
      assertEquals(0x2008_0000L, VectorTable.initialStackPointer(elf.image()), name);
    }
  }

  @Test
  void usualName_withoutTheEntryBehindIt_none() {
    for (long address : new long[] {0x41_0000, 0x41_0008, 0x41_0011, 0x41_0018, 0x40_0000, -1}) {
      ElfBytes elf = behindHeader("__Vectors", address);
      assertNull(VectorTable.initialStackPointer(elf.image()), Long.toHexString(address));
    }
    assertNull(VectorTable.initialStackPointer(behindHeader("buffer", 0x41_0010).image()));
  }
}
