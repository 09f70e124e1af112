package arenacheck.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.memory.AddressRange;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

/**
 * Images as armlink lays out compressed regions: run addresses in the symbols, the stored size in
 * the section. Here a region that is stored in 32 bytes and takes 128.
 */
class CompressedSectionsTest {
  private static final long ROM = 0x41_0000L;
  private static final long RAM = 0x2000_0000L;
  private static final long LOAD = 0x41_0100L;

  /** Where the code is that the table names. */
  private static final long DECOMPRESS = ROM + 65;

  private static final long COPY = ROM + 69;
  private static final int RO = 1;
  private static final int RW = 2;

  private final ElfBytes elf = ElfBytes.elf32();
  private byte[] table = new byte[0];

  private void entry(long source, long destination, long length, long function) {
    ByteBuffer words = ByteBuffer.allocate(table.length + 16).order(ByteOrder.LITTLE_ENDIAN);
    words.put(table);
    words.putInt((int) source).putInt((int) destination).putInt((int) length);
    table = words.putInt((int) function).array();
  }

  /** Sections 1 and 2 of the image, the table in front of the code of the first. */
  private void sections() {
    byte[] code = new byte[80];
    System.arraycopy(table, 0, code, 0, table.length);
    int flags = ElfBytes.ALLOC | ElfBytes.EXECUTABLE;
    elf.load(elf.section("ER_ROM", ElfBytes.PROGBITS, flags, ROM, code), ROM);
    int data = ElfBytes.ALLOC | ElfBytes.WRITE;
    elf.load(elf.section("RW_RAM", ElfBytes.PROGBITS, data, RAM, new byte[32]), LOAD);
    elf.symbol("__decompress1", Symbol.GLOBAL, Symbol.FUNC, RO, DECOMPRESS, 2, 2);
    if (table.length > 0) {
      elf.symbol("Region$$Table$$Base", Symbol.GLOBAL, Symbol.NOTYPE, RO, ROM, 0, 2);
      elf.symbol("Region$$Table$$Limit", Symbol.GLOBAL, Symbol.NOTYPE, RO, ROM + table.length, 0);
    }
  }

  private void zeroes(long offset) {
    elf.nobits("RW_RAM", ElfBytes.ALLOC | ElfBytes.WRITE, RAM + offset, 64);
  }

  private void object(String name, long offset, long size) {
    elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, RW, RAM + offset, size);
  }

  private LinkedImage join() {
    return LinkedImage.of(elf.image(), null);
  }

  private static Section section(LinkedImage image, int index) {
    return image.elf().sections().get(index);
  }

  private static void assertRuns(LinkedImage image, long bytes, boolean told) {
    Section section = section(image, RW);
    assertTrue(image.isStoredSize(section));
    assertEquals(new AddressRange(RAM, bytes), image.runRange(section));
    assertEquals(told, image.isRunEndTold(section));
  }

  private static void assertPlain(LinkedImage image) {
    assertFalse(image.isStoredSize(section(image, RW)));
    assertEquals(new AddressRange(RAM, 32), image.runRange(section(image, RW)));
    assertTrue(image.isRunEndTold(section(image, RW)));
  }

  @Test
  void regionTable_namesItsLength_evenWhereASymbolLiesFarBehind() {
    entry(LOAD, RAM, 128, DECOMPRESS);
    sections();
    object("arena", 16, 64);
    object("edited", 0x10_0000, 64);
    LinkedImage image = join();
    assertRuns(image, 128, true);
    assertEquals(RW, image.sectionAt(RAM + 127).index());
    assertNull(image.sectionAt(RAM + 128));
    assertFalse(image.isStoredSize(section(image, RO)));
  }

  @Test
  void regionTable_copies_anOverrunIsNoCompression() {
    entry(LOAD, RAM, 32, COPY);
    entry(LOAD + 32, RAM + 0x1000, 128, DECOMPRESS);
    sections();
    int flags = ElfBytes.ALLOC | ElfBytes.WRITE;
    int other = elf.section("RW_2", ElfBytes.PROGBITS, flags, RAM + 0x1000, new byte[16]);
    elf.load(other, LOAD + 32);
    object("edited", 16, 64);
    assertPlain(join());
    assertTrue(join().isStoredSize(section(join(), other)));
  }

  @Test
  void regionTable_plainPartFirst_endOfTheLast() {
    entry(LOAD, RAM, 16, COPY);
    entry(LOAD + 16, RAM + 16, 112, DECOMPRESS);
    entry(LOAD + 32, RAM + 0x1000, 64, DECOMPRESS);
    sections();
    zeroes(0x1000);
    assertRuns(join(), 128, true);
  }

  @Test
  void regionTable_ofOtherPlaces_tellsNothing() {
    entry(0, 0x3000_0000, 128, DECOMPRESS);
    sections();
    object("arena", 16, 64);
    assertRuns(join(), 80, false);
  }

  @Test
  void lengthSymbol_tellsTheEnd() {
    sections();
    object("arena", 16, 64);
    elf.symbol("Image$$RW_RAM$$Length", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, 128, 0);
    assertRuns(join(), 128, true);
  }

  @Test
  void lengthSymbol_asLongAsStored_plain() {
    sections();
    object("edited", 0x10_0000, 64);
    elf.symbol("Image$$RW_RAM$$Length", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, 32, 0);
    assertPlain(join());
  }

  @Test
  void zeroedPart_startsWhereTheRegionsContentsEnd() {
    sections();
    zeroes(128);
    object("arena", 16, 64);
    object("edited", 0x10_0000, 64);
    assertRuns(join(), 128, true);
  }

  @Test
  void zeroedPart_atOnceBehind_plain() {
    sections();
    zeroes(32);
    object("edited", 0x10_0000, 64);
    assertPlain(join());
  }

  @Test
  void symbolAlone_atLeastSoFar() {
    sections();
    object("arena", 16, 64);
    object("buffer", 80, 0x1000);
    assertRuns(join(), 80 + 0x1000, false);
  }

  @Test
  void symbolAlone_pastTheNextSection_isNoEvidence() {
    sections();
    elf.nobits("ZI", ElfBytes.ALLOC | ElfBytes.WRITE, RAM + 0x1000, 64);
    object("edited", 0x10_0000, 64);
    assertPlain(join());
  }

  @Test
  void symbolPastARegionThatRunsWhereItIsStored_isNoEvidence() {
    sections();
    elf.symbol("edited", Symbol.GLOBAL, Symbol.OBJECT, RO, ROM + 0x1000, 64);
    assertFalse(join().isStoredSize(section(join(), RO)));
  }

  @Test
  void objects_haveNoLoadAddressOfTheirOwn() {
    sections();
    zeroes(128);
    object("arena", 16, 64);
    LinkedImage image = join();
    assertNull(image.object(image.elf().symbols().named("arena").get(0)).loadAddress());
    assertEquals(LOAD, image.elf().loadAddress(section(image, RW)));
  }

  @Test
  void debugOnlyFile_storedSizesStay() {
    // As objcopy --only-keep-debug: every section NOBITS, sizes as they were.
    elf.nobits("ER_ROM", ElfBytes.ALLOC | ElfBytes.EXECUTABLE, ROM, 80);
    elf.nobits("RW_RAM", ElfBytes.ALLOC | ElfBytes.WRITE, RAM, 32);
    elf.symbol("__decompress1", Symbol.GLOBAL, Symbol.FUNC, RO, DECOMPRESS, 2);
    zeroes(128);
    object("arena", 16, 64);
    assertRuns(join(), 128, true);
    assertFalse(join().isStoredSize(section(join(), RO)));
  }
}
