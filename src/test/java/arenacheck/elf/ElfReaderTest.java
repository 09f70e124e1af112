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

class ElfReaderTest {
  private static final int WRITABLE = ElfBytes.ALLOC | ElfBytes.WRITE;

  @ParameterizedTest
  @CsvSource({"false,false", "false,true", "true,false", "true,true"})
  void everyClassAndByteOrder_isRead(boolean wide, boolean bigEndian) {
    ElfBytes bytes = ElfBytes.of(wide, bigEndian).entry(0x90000101L);
    int text = bytes.section(".text", ElfBytes.PROGBITS, ElfBytes.ALLOC, 0x90000000L, new byte[8]);
    int bss = bytes.nobits(".bss", WRITABLE, 0xfffff000L, 0x1000);
    bytes.load(text, 0xa0000000L);
    bytes.symbol("arena", Symbol.GLOBAL, Symbol.OBJECT, bss, 0xfffff010L, 0x80000001L);
    ElfImage image = bytes.image();
    assertEquals(wide ? 64 : 32, image.elfClass());
    assertEquals(bigEndian, image.bigEndian());
    assertEquals(0x90000101L, image.entry());
    assertEquals("app.elf", image.path());
    assertEquals(ElfImage.ARM, image.machine());
    assertEquals("ARM", image.machineName());
    assertTrue(image.hasSectionHeaders());
    Section section = image.sections().get(bss);
    assertEquals(new Section(2, ".bss", 8, 3, 0xfffff000L, section.offset(), 0x1000, 4), section);
    assertFalse(section.hasFileContents());
    Segment segment = image.segments().get(0);
    assertEquals(0x90000000L, segment.virtualAddress());
    assertEquals(0xa0000000L, segment.physicalAddress());
    assertEquals(8, segment.fileSize());
    assertEquals(8, segment.memorySize());
    assertEquals(6, segment.flags());
    assertEquals(
        List.of(
            new Symbol(
                1, "arena", 0xfffff010L, 0x80000001L, Symbol.OBJECT, Symbol.GLOBAL, bss, null)),
        image.symbols().named("arena"));
  }

  @Test
  void elf64_addressesAbove2To63_stayUnsigned() {
    ElfBytes bytes = ElfBytes.elf64();
    int data = bytes.nobits(".data", WRITABLE, 0xffffffff80000000L, 0x10);
    bytes.symbol("top", Symbol.GLOBAL, Symbol.OBJECT, data, 0xffffffff80000008L, 8);
    ElfImage image = bytes.image();
    assertEquals(0xffffffff80000000L, image.sections().get(data).address());
    assertEquals(0xffffffff80000008L, image.symbols().at(0).value());
    assertEquals(data, image.sectionAt(0xffffffff8000000fL).index());
    assertNull(image.sectionAt(0xffffffff80000010L));
  }

  @Test
  void specialSectionIndices_becomeConstants() {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.nobits(".bss", WRITABLE, 0, 4);
    int[] indices = {0, 0xfff1, 0xfff2, 0xff00, 0xffff, 200, 1};
    for (int index : indices) {
      bytes.symbol("s", Symbol.GLOBAL, Symbol.OBJECT, index, 0, 4);
    }
    List<Integer> sections =
        bytes.image().symbols().named("s").stream().map(Symbol::section).toList();
    int reserved = Symbol.RESERVED;
    assertEquals(
        List.of(Symbol.UNDEFINED, Symbol.ABSOLUTE, Symbol.COMMON, reserved, reserved, reserved, 1),
        sections);
  }

  @Test
  void unknownMachine_isItsNumber() {
    assertEquals("machine 0xfeed", ElfBytes.elf32().machine(0xfeed).image().machineName());
  }

  @Test
  void stripped_hasNoSymbolTable() {
    ElfBytes bytes = ElfBytes.elf32().withoutSymbols();
    bytes.nobits(".bss", WRITABLE, 0, 4);
    assertNull(bytes.image().symbols());
  }

  @Test
  void dynamicSymbols_areNone() {
    ElfBytes bytes = ElfBytes.elf32().withoutSymbols().type(3);
    int names = bytes.section(".dynstr", 3, ElfBytes.ALLOC, 0, new byte[] {0, 'a', 0});
    int symbols = bytes.section(".dynsym", 11, ElfBytes.ALLOC, 0, new byte[32]);
    assertNull(bytes.link(symbols, names, 16).image().symbols());
  }

  @Test
  void twoSymbolTables_theFirstIsUsed() {
    ElfBytes bytes = ElfBytes.elf32();
    int names = bytes.section("first.str", 3, 0, 0, new byte[] {0, 'a', 0});
    byte[] table = new byte[32];
    table[16] = 1;
    bytes.link(bytes.section("first", 2, 0, 0, table), names, 16);
    bytes.symbol("b", Symbol.GLOBAL, Symbol.OBJECT, 0, 0, 0);
    ElfImage image = bytes.image();
    assertEquals(1, image.symbols().count());
    assertEquals("a", image.symbols().at(0).name());
  }

  @Test
  void namesThatAreNotUtf8_areReplaced() {
    ElfBytes bytes = ElfBytes.elf32();
    bytes.symbol("na\u00efve", Symbol.GLOBAL, Symbol.OBJECT, 0, 0, 0);
    bytes.build();
    assertEquals(
        1, ElfReader.read(InputFile.of("a", bytes.bytes())).symbols().named("na\u00efve").size());
    int names = bytes.contentsOffset(-2);
    bytes.patch(names + 3, 1, 0xff);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.bytes()));
    assertTrue(image.symbols().at(0).name().startsWith("na\ufffd"));
  }

  @Test
  void moreSymbolsThanOneWindow_areAllRead() {
    ElfBytes bytes = ElfBytes.of(false, true);
    for (int i = 0; i < 9_000; i++) {
      bytes.symbol("symbol" + i, Symbol.GLOBAL, Symbol.OBJECT, 0xfff1, i, 2L * i);
    }
    SymbolTable symbols = bytes.image().symbols();
    assertEquals(9_000, symbols.count());
    for (int i = 0; i < 9_000; i++) {
      Symbol symbol = symbols.at(i);
      assertEquals(i + 1, symbol.index());
      assertEquals("symbol" + i, symbol.name());
      assertEquals(i, symbol.value());
      assertEquals(2L * i, symbol.size());
    }
  }

  @Test
  void symbolTableWithoutEntries_isEmpty() {
    assertEquals(0, ElfBytes.elf32().image().symbols().count());
    ElfBytes bytes = ElfBytes.elf64();
    bytes.build();
    bytes.patch(bytes.headerOffset(-3) + 32, 8, 0);
    assertEquals(0, ElfReader.read(InputFile.of("a", bytes.bytes())).symbols().count());
  }

  @Test
  void visibilityBeyondTheKnownOnes_isNoObstacle() {
    ElfBytes bytes = ElfBytes.elf32().machine(8);
    bytes.symbol("mips16", Symbol.GLOBAL, Symbol.FUNC, 0xfff1, 4, 4, 0xf0);
    assertEquals("mips16", bytes.image().symbols().at(0).name());
  }
}
