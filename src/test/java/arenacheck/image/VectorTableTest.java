package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

class VectorTableTest {
  private static final int CODE = ElfBytes.ALLOC | ElfBytes.EXECUTABLE;
  private static final int CONSTANTS = ElfBytes.ALLOC;
  private static final long MRAM = 0x41_0000;
  private static final long DTCM = 0x2000_0000L;
  private static final long TOP = 0x2008_0000L;

  private static final Layout LAYOUT =
      new Layout("options", List.of(memory("mram", MRAM, true), memory("dtcm", DTCM, false)));

  private static Memory memory(String name, long start, boolean keeps) {
    return new Memory(name, List.of(new AddressRange(start, 0x8_0000)), null, false, keeps, null);
  }

  private static byte[] words(int size, long... words) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < Math.min(size, words.length * 4); i++) {
      bytes[i] = (byte) (words[i / 4] >>> 8 * (i % 4));
    }
    return bytes;
  }

  private static ElfBytes with(byte[] table, long entry) {
    ElfBytes elf = ElfBytes.elf32().entry(entry);
    elf.load(elf.section(".text", ElfBytes.PROGBITS, CODE, MRAM, table), MRAM);
    return elf;
  }

  private static Long stack(ElfBytes elf) {
    VectorTable table = VectorTable.find(elf.image(), LAYOUT);
    return table == null ? null : (Long) table.stackPointer();
  }

  @Test
  void sectionStart_forTheEntry() {
    assertEquals(TOP, stack(with(words(16, TOP, MRAM + 9), MRAM + 9)));
    assertEquals(TOP, stack(with(words(16, TOP, MRAM + 9), MRAM + 8)));
  }

  @Test
  void sectionStart_forTheEntry_stackMayLieInNoMemory() {
    assertEquals(0x3000_0000L, stack(with(words(16, 0x3000_0000L, MRAM + 9), MRAM + 9)));
  }

  @Test
  void entryIsAnotherFunction_sectionStartIsFound() {
    VectorTable table =
        VectorTable.find(with(words(32, TOP, MRAM + 9), MRAM + 0x11).image(), LAYOUT);
    assertEquals(TOP, table.stackPointer());
    assertEquals(MRAM + 8, table.resetHandler());
    assertEquals(MRAM, table.address());
    assertNull(table.symbol());
  }

  @Test
  void noEntry_stackInsideMemory_isFound() {
    assertEquals(DTCM + 0x400, stack(with(words(16, DTCM + 0x400, MRAM + 9), 0)));
  }

  @Test
  void noEntry_otherPairsOfWords_none() {
    assertNull(stack(with(words(16, TOP + 4, MRAM + 9), 0)), "behind the memory");
    assertNull(stack(with(words(16, DTCM - 4, MRAM + 9), 0)), "in front of it");
    assertNull(stack(with(words(16, MRAM + 0x400, MRAM + 9), 0)), "in non-volatile memory");
    assertNull(stack(with(words(16, DTCM + 0x402, MRAM + 9), 0)), "no stack is at 2 mod 4");
    assertNull(stack(with(words(16, TOP, MRAM + 8), 0)), "no Thumb code");
    assertNull(stack(with(words(16, TOP, MRAM + 0x11), 0)), "no code there");
    assertNull(stack(with(words(4, TOP), 0)), "one word");
    assertNull(stack(with(new byte[16], 0)), "zeroes");
  }

  @Test
  void anotherMachineOrClass_none() {
    assertNull(stack(with(words(16, TOP, MRAM + 9), MRAM + 9).machine(62)));
    assertNull(stack(ElfBytes.elf64()));
  }

  /** A structure of a buffer and a function looks like a table. */
  private static ElfBytes pairIn(String name, int flags, long address, long load, int size) {
    ElfBytes elf = with(new byte[16], MRAM + 9);
    byte[] pair = words(size, DTCM + 0x40, MRAM + 5, MRAM + 3);
    elf.load(elf.section(name, ElfBytes.PROGBITS, flags, address, pair), load);
    return elf;
  }

  @Test
  void pairOfPointers_isNoTable() {
    long free = MRAM + 0x1000;
    assertNull(stack(pairIn(".rodata", CONSTANTS, free, free, 8)));
    assertNull(stack(pairIn(".rodata", CONSTANTS, free, free, 64)), "HardFault is no code");
    assertNull(stack(pairIn(".data", CONSTANTS, DTCM, free, 64)), "copied by code");
    assertNull(stack(pairIn(".ramfunc", CODE, DTCM, free, 64)), "copied by code");
    assertNull(stack(pairIn(".text2", CODE, free + 8, free + 8, 64)), "VTOR cannot point there");
  }

  @Test
  void sectionForVectors_isATable() {
    long free = MRAM + 0x1000;
    assertEquals(DTCM + 0x40, stack(pairIn(".isr_vector", CONSTANTS, free, free, 8)));
    assertEquals(DTCM + 0x40, stack(pairIn(".intvec", CONSTANTS, free, free, 8)));
  }

  @Test
  void constantsWithFaultHandlers_areATable() {
    ElfBytes elf = with(new byte[16], MRAM + 9);
    byte[] table = words(64, TOP, MRAM + 9, MRAM + 3, MRAM + 5);
    elf.section("RESET", ElfBytes.PROGBITS, CONSTANTS, MRAM + 0x1000, table);
    assertEquals(TOP, stack(elf));
  }

  @Test
  void sectionForVectors_goesBeforeCode() {
    ElfBytes elf = with(words(16, DTCM + 0x40, MRAM + 9), 0);
    byte[] table = words(8, TOP, MRAM + 9);
    elf.section(".vectors", ElfBytes.PROGBITS, CONSTANTS, MRAM + 0x1000, table);
    assertEquals(TOP, stack(elf));
  }

  /** Behind a header of the boot loader, say. */
  private static ElfBytes behindHeader(String name, int section, long address, long entry) {
    byte[] text = new byte[32];
    System.arraycopy(words(8, TOP, MRAM + 9), 0, text, 16, 8);
    ElfBytes elf = with(text, entry);
    elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, section, address, 8);
    return elf;
  }

  @Test
  void usualName_leadsToTheTable_whateverTheEntry() {
    for (String name : List.of("g_am_pfnVectors", "__Vectors", "__isr_vector", "vectors")) {
      for (long entry : new long[] {MRAM + 9, MRAM + 0x19, MRAM, 0}) {
        assertEquals(TOP, stack(behindHeader(name, 1, MRAM + 16, entry)), name + " " + entry);
      }
    }
  }

  @Test
  void usualName_asANumber_leadsToTheTable() {
    assertEquals(TOP, stack(behindHeader("__Vectors", 0xfff1, MRAM + 16, 0)));
  }

  @Test
  void usualName_stackMayLieInNoMemory() {
    ElfBytes elf = with(words(16, 0x3000_0000L, MRAM + 9), 0);
    elf.symbol("__Vectors", Symbol.GLOBAL, Symbol.OBJECT, 1, MRAM, 8);
    assertEquals(0x3000_0000L, stack(elf));
  }

  @Test
  void usualName_withoutCodeBehindIt_none() {
    for (long address : new long[] {MRAM, MRAM + 8, MRAM + 17, MRAM + 28, 0x40_0000, -1}) {
      ElfBytes elf = behindHeader("__Vectors", 1, address, MRAM + 9);
      assertNull(stack(elf), Long.toHexString(address));
    }
    assertNull(stack(behindHeader("buffer", 1, MRAM + 16, MRAM + 9)));
  }

  @Test
  void twoNamed_theOneForTheEntry() {
    ElfBytes elf = with(words(32, DTCM + 0x40, MRAM + 9, TOP, MRAM + 0x15), MRAM + 0x15);
    elf.symbol("__Vectors", Symbol.GLOBAL, Symbol.OBJECT, 1, MRAM, 8);
    elf.symbol("g_pfnVectors", Symbol.GLOBAL, Symbol.OBJECT, 1, MRAM + 8, 8);
    assertEquals(TOP, stack(elf));
  }
}
