package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that cannot be used: each is refused with a place, a message and help. */
class ElfReaderRefusalTest {
  private static final int SYMTAB = -3;
  private static final int STRTAB = -2;

  private final ElfBytes elf = ElfBytes.elf32();

  @BeforeEach
  void build() {
    int text = elf.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x8000, new byte[32]);
    elf.section(".debug_info", ElfBytes.PROGBITS, 0, 0, new byte[32]);
    elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, 0x20000000L, 1L << 30);
    elf.symbol("arena", Symbol.GLOBAL, Symbol.OBJECT, 3, 0x20000000L, 16);
    elf.load(text, 0x8000).build();
    assertNotNull(ElfReader.read(InputFile.of("app.elf", elf.bytes())));
  }

  private void refused(String message) {
    Refusal refusal = Refusal.of(elf.bytes());
    assertTrue(refusal.message().contains(message), refusal.message());
    assertTrue(refusal.help().contains("link again"), refusal.help());
    assertNotNull(refusal.detail());
  }

  private int header(int section, int field) {
    return elf.headerOffset(section) + field;
  }

  @Test
  void relocatableObject_isRefusedByName() {
    Refusal refusal = Refusal.of(elf.patch(16, 2, 1).bytes());
    assertEquals("a relocatable object, not a linked image", refusal.message());
    assertEquals("pass the image that the link step wrote", refusal.help());
  }

  @ParameterizedTest
  @CsvSource({"4,a core dump", "0,ELF type 0", "65280,ELF type 65280"})
  void otherTypes_areRefused(int type, String message) {
    Refusal refusal = Refusal.of(elf.patch(16, 2, type).bytes());
    assertTrue(refusal.message().startsWith(message), refusal.message());
  }

  @Test
  void sharedObject_isAccepted() {
    assertNotNull(ElfReader.read(InputFile.of("app.elf", elf.patch(16, 2, 3).bytes())));
  }

  @ParameterizedTest
  @CsvSource({
    "4,1,0,ELF class 0 is neither 1 nor 2",
    "4,1,3,ELF class 3",
    "5,1,0,ELF byte order 0",
    "5,1,255,ELF byte order 255",
    "6,1,2,ELF version 2 is not known",
    "20,4,0,ELF version 0 is not known",
    "42,2,56,program headers of 56 bytes",
    "46,2,64,section headers of 64 bytes"
  })
  void badHeader_isRefused(int offset, int length, int value, String message) {
    elf.patch(offset, length, value);
    refused(message);
  }

  @Test
  void everyTruncation_isRefused() {
    byte[] whole = elf.bytes();
    for (int length = 4; length < whole.length; length++) {
      Refusal refusal = Refusal.of(Arrays.copyOf(whole, length));
      assertTrue(refusal.message().contains("need"), refusal.message());
      assertTrue(refusal.message().contains("the file has " + length), refusal.message());
    }
  }

  @Test
  void everyTruncationWithoutSectionHeaders_isRefusedWhereASegmentIsCut() {
    ElfBytes bytes = ElfBytes.elf64().withoutSymbols().withoutSectionHeaders();
    int text = bytes.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x8000, new byte[32]);
    byte[] whole = bytes.load(text, 0x8000).build();
    for (int length = 4; length < bytes.contentsOffset(text) + 32; length++) {
      Refusal.of(Arrays.copyOf(whole, length));
    }
  }

  @Test
  void sectionHeadersOutsideTheFile_tellTheNumbers() {
    elf.patch(32, 4, 0xfffffff0L);
    Refusal refusal = Refusal.of(elf.bytes());
    assertEquals(
        "the section headers at offset 0xfffffff0 need 280 bytes, the file has "
            + elf.bytes().length,
        refusal.message());
    assertEquals("offset 0xfffffff0", refusal.detail());
  }

  @Test
  void programHeadersOutsideTheFile_areRefused() {
    elf.patch(28, 4, elf.bytes().length - 31);
    refused("the program headers at offset 0x");
  }

  @Test
  void programHeaderCountInSection0_outsideTheFile_isRefused() {
    elf.patch(44, 2, 0xffff).patch(header(0, 28), 4, 0xffffffffL);
    refused("the program headers");
  }

  @Test
  void sectionCountInSection0_outsideTheFile_isRefused() {
    elf.patch(48, 2, 0).patch(header(0, 20), 4, 0xffffffffL);
    refused("the section headers");
  }

  @Test
  void sectionCountsThatOverflow_areRefused() {
    ElfBytes wide = ElfBytes.elf64();
    wide.build();
    for (long count : new long[] {1L << 58, 1L << 63, -1L, (1L << 58) + 1}) {
      wide.patch(60, 2, 0).patch(wide.headerOffset(0) + 32, 8, count);
      assertTrue(Refusal.of(wide.bytes()).message().startsWith("the section headers"));
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "-3", "-2", "-1"})
  void sectionContentsOutsideTheFile_areRefusedWhateverTheyHold(int section) {
    elf.patch(header(section, 20), 4, elf.bytes().length);
    refused("the contents of section ");
  }

  @Test
  void sectionOffsetsThatOverflow_areRefused() {
    ElfBytes wide = ElfBytes.elf64();
    wide.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0, new byte[32]);
    wide.build();
    wide.patch(wide.headerOffset(1) + 24, 8, -16);
    assertTrue(Refusal.of(wide.bytes()).message().startsWith("the contents of section 1 "));
    wide.patch(wide.headerOffset(1) + 24, 8, 64).patch(wide.headerOffset(1) + 32, 8, -1);
    assertTrue(Refusal.of(wide.bytes()).message().startsWith("the contents of section 1 "));
  }

  @Test
  void nobitsBeyondTheFile_isFine() {
    elf.patch(header(3, 16), 4, 0xfffffff0L);
    assertNotNull(ElfReader.read(InputFile.of("app.elf", elf.bytes())));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "8", "24", "0xffffffff"})
  void symbolEntrySize_isChecked(String size) {
    elf.patch(header(SYMTAB, 36), 4, Long.decode(size));
    refused("entries have 16");
  }

  @Test
  void symbolTableWithAPieceOfAnEntry_isRefused() {
    elf.patch(header(SYMTAB, 20), 4, 31);
    refused("has 31 bytes in entries of 16");
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "3", "7", "4294967295"})
  void symbolTableWithoutItsNames_isRefused(long link) {
    elf.patch(header(SYMTAB, 24), 4, link);
    refused("links to section " + link + ", which is no string table");
  }

  @Test
  void symbolNameOutsideTheStringTable_isRefused() {
    elf.patch(elf.contentsOffset(SYMTAB) + 16, 4, 0x80000000L);
    refused("names symbol 1 at offset 2147483648 of a string table of 7 bytes");
    elf.patch(elf.contentsOffset(SYMTAB) + 16, 4, 7);
    refused("names symbol 1 at offset 7");
  }

  @Test
  void stringTableWithoutItsLastNul_isRefused() {
    elf.patch(elf.contentsOffset(STRTAB) + 6, 1, 'x');
    refused("does not end with a NUL");
  }

  @Test
  void emptyStringTable_servesOnlyUnnamedSymbols() {
    elf.patch(header(STRTAB, 20), 4, 0);
    refused("names symbol 1 at offset 1");
    elf.patch(elf.contentsOffset(SYMTAB) + 16, 4, 0);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", elf.bytes()));
    assertEquals("", image.symbols().at(0).name());
  }

  @Test
  void sectionIndicesShorterThanTheSymbols_areRefused() {
    ElfBytes bytes = ElfBytes.elf32().extendedNumbers();
    bytes.symbol("a", Symbol.GLOBAL, Symbol.OBJECT, 0, 0, 0).build();
    bytes.patch(bytes.headerOffset(-3) + 20, 4, 7);
    assertTrue(
        Refusal.of(bytes.bytes()).message().contains("more entries than its section indices"));
  }
}
