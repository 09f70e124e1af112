package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SectionTableTest {
  private static final int WRITABLE = ElfBytes.ALLOC | ElfBytes.WRITE;

  @ParameterizedTest
  @CsvSource({"false,false", "true,true"})
  void moreSectionsThanTheHeaderCounts_areRead(boolean wide, boolean bigEndian) {
    ElfBytes bytes = ElfBytes.of(wide, bigEndian).extendedNumbers();
    int first = bytes.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0, new byte[4]);
    for (int i = 0; i < 66_000; i++) {
      bytes.nobits("s" + i, WRITABLE, 0x20000000L + 16 * i, 16);
    }
    bytes.load(first, 0);
    bytes.symbol("near", Symbol.GLOBAL, Symbol.OBJECT, 2, 0x20000000L, 16);
    bytes.symbol("far", Symbol.GLOBAL, Symbol.OBJECT, 66_001, 0, 16);
    bytes.symbol("beyond", Symbol.GLOBAL, Symbol.OBJECT, 70_000, 0, 16);
    bytes.symbol("absolute", Symbol.GLOBAL, Symbol.NOTYPE, 0xfff1, 0, 0);
    ElfImage image = bytes.image();
    assertEquals(66_006, image.sections().size());
    assertEquals("s65999", image.sections().get(66_001).name());
    assertEquals(".shstrtab", image.sections().get(66_005).name());
    assertEquals(1, image.segments().size());
    assertEquals(2, image.symbols().named("near").get(0).section());
    assertEquals(66_001, image.symbols().named("far").get(0).section());
    assertEquals(Symbol.RESERVED, image.symbols().named("beyond").get(0).section());
    assertEquals(Symbol.ABSOLUTE, image.symbols().named("absolute").get(0).section());
  }

  @Test
  void extendedIndexThatLooksReserved_isAnIndex() {
    ElfBytes bytes = ElfBytes.elf32().extendedNumbers();
    for (int i = 0; i < 66_000; i++) {
      bytes.nobits("s", WRITABLE, 0, 0);
    }
    bytes.symbol("a", Symbol.GLOBAL, Symbol.OBJECT, 3, 0, 4);
    bytes.build();
    // The table of section indices is the fourth from the end.
    bytes.patch(bytes.contentsOffset(-3) + 4, 4, 0xfff1);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.bytes()));
    assertEquals(0xfff1, image.symbols().at(0).section());
  }

  @Test
  void twoSectionsOfOneName_areKeptApartByIndex() {
    ElfBytes bytes = ElfBytes.elf32();
    int loaded = bytes.section("ER_RW", ElfBytes.PROGBITS, WRITABLE, 0x20000000L, new byte[16]);
    int zeroed = bytes.nobits("ER_RW", WRITABLE, 0x20000010L, 32);
    ElfImage image = bytes.image();
    assertEquals("ER_RW", image.sections().get(loaded).name());
    assertEquals("ER_RW", image.sections().get(zeroed).name());
    assertFalse(image.sections().get(loaded).isNobits());
    assertTrue(image.sections().get(zeroed).isNobits());
    assertEquals(zeroed, image.sectionAt(0x20000010L).index());
  }

  @Test
  void withoutSectionHeaders_segmentsAreStillThere() {
    ElfBytes bytes = ElfBytes.elf32().withoutSectionHeaders();
    int text = bytes.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x8000, new byte[8]);
    ElfImage image = bytes.load(text, 0x8000).image();
    assertFalse(image.hasSectionHeaders());
    assertEquals(List.of(), image.sections());
    assertEquals(1, image.segments().size());
    assertNull(image.symbols());
    assertNull(image.sectionAt(0x8000));
  }

  @Test
  void sectionHeadersThatCountNone_areNone() {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.build();
    ElfImage image = ElfReader.read(InputFile.of("a", bytes.patch(48, 2, 0).bytes()));
    assertFalse(image.hasSectionHeaders());
    assertNull(image.symbols());
  }

  @Test
  void noSectionNameTable_namesAreEmpty() {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.nobits(".bss", WRITABLE, 0x100, 4);
    bytes.symbol("a", Symbol.GLOBAL, Symbol.OBJECT, 1, 0x100, 4);
    bytes.build();
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.patch(50, 2, 0).bytes()));
    assertEquals("", image.sections().get(1).name());
    assertEquals(0x100, image.sections().get(1).address());
    assertEquals("a", image.symbols().at(0).name());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 999, 0xff00})
  void sectionNameTable_thatIsNone_isRefused(long index) {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.nobits(".bss", WRITABLE, 0x100, 4);
    bytes.build();
    assertEquals(
        "the section names are in section " + index + ", which is no string table",
        Refusal.of(bytes.patch(50, 2, index).bytes()).message());
  }

  @Test
  void sectionNameOutsideItsTable_isRefused() {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.nobits(".bss", WRITABLE, 0, 4);
    bytes.build();
    bytes.patch(bytes.headerOffset(1), 4, 0xfffffff0L);
    String message = Refusal.of(bytes.bytes()).message();
    assertTrue(message.startsWith("section 1 has its name at offset 4294967280 of "), message);
  }
}
