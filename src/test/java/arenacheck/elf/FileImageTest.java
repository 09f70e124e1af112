package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileImageTest {
  private static final int WRITABLE = ElfBytes.ALLOC | ElfBytes.WRITE;
  private static final int TLS = 0x400;

  private final ElfBytes bytes = ElfBytes.elf32();

  private int data(String name, long address, int size) {
    return bytes.section(name, ElfBytes.PROGBITS, WRITABLE, address, new byte[size]);
  }

  @Test
  void contents_areReadByPosition() {
    int section = bytes.section(".rodata", ElfBytes.PROGBITS, 2, 0, new byte[] {1, 2, 3, 4, 5});
    ElfImage image = bytes.image();
    Section rodata = image.sections().get(section);
    assertArrayEquals(new byte[] {1, 2, 3, 4, 5}, image.contents(rodata, 0, 5));
    assertArrayEquals(new byte[] {3, 4}, image.contents(rodata, 2, 2));
    assertArrayEquals(new byte[0], image.contents(rodata, 5, 0));
  }

  @Test
  void contents_outsideTheSection_isAnError() {
    int section = data(".data", 0, 8);
    int bss = bytes.nobits(".bss", WRITABLE, 0, 8);
    ElfImage image = bytes.image();
    Section sized = image.sections().get(section);
    Section empty = image.sections().get(bss);
    assertThrows(IllegalArgumentException.class, () -> image.contents(sized, 4, 5));
    assertThrows(IllegalArgumentException.class, () -> image.contents(sized, -1, 1));
    assertThrows(IllegalArgumentException.class, () -> image.contents(sized, 0, -1));
    assertThrows(IllegalArgumentException.class, () -> image.contents(empty, 0, 1));
  }

  @Test
  void contents_fileThatBecameShorter_isRefused(@TempDir Path folder) throws Exception {
    int section = data(".data", 0, 8);
    Path path = folder.resolve("app.elf");
    Files.write(path, bytes.build());
    try (InputFile file = InputFile.open(path.toString())) {
      ElfImage image = ElfReader.read(file);
      Files.write(path, new byte[4]);
      Section data = image.sections().get(section);
      InputException e = assertThrows(InputException.class, () -> image.contents(data, 0, 8));
      assertTrue(e.getMessage().contains("shorter"), e.getMessage());
    }
  }

  @Test
  void sectionAt_isAllocatedAndHoldsTheAddress() {
    bytes.section(".comment", ElfBytes.PROGBITS, 0, 0, new byte[64]);
    data(".empty", 0x10, 0);
    bytes.section(".tdata", ElfBytes.PROGBITS, WRITABLE | TLS, 0x10, new byte[16]);
    int data = data(".data", 0x10, 16);
    int bss = bytes.nobits(".bss", WRITABLE, 0x20, 8);
    int top = bytes.nobits(".top", WRITABLE, 0xfffffff0L, 16);
    ElfImage image = bytes.image();
    assertNull(image.sectionAt(0));
    assertNull(image.sectionAt(0xf));
    assertEquals(data, image.sectionAt(0x10).index());
    assertEquals(data, image.sectionAt(0x1f).index());
    assertEquals(bss, image.sectionAt(0x20).index());
    assertNull(image.sectionAt(0x28));
    assertEquals(top, image.sectionAt(0xffffffffL).index());
  }

  @Test
  void loadAddress_isPhysicalAddressPlusDistanceInTheFile() {
    int first = data(".data", 0x20000000L, 8);
    int second = data(".data2", 0x20000008L, 8);
    bytes.load(first, 0x410000);
    bytes.build();
    bytes.patch(bytes.segmentHeaderOffset(0) + 16, 4, 16);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.bytes()));
    assertEquals(0x410000L, image.loadAddress(image.sections().get(first)));
    assertEquals(0x410008L, image.loadAddress(image.sections().get(second)));
  }

  @Test
  void loadAddress_armlinkVirtualAddresses_doNotMatter() {
    int code = data("ER_RO", 0x410000L, 16);
    int data = data("ER_RW", 0x20000000L, 8);
    bytes.load(code, 0x410000L);
    bytes.build();
    // One segment over both; its virtual addresses are those of the code.
    bytes.patch(bytes.segmentHeaderOffset(0) + 16, 4, 24);
    ElfImage image = ElfReader.read(InputFile.of("app.axf", bytes.bytes()));
    assertEquals(0x410010L, image.loadAddress(image.sections().get(data)));
  }

  @Test
  void loadAddress_withoutContentsOrSegment_isNull() {
    int bss = bytes.nobits(".bss", WRITABLE, 0x20000000L, 8);
    int orphan = data(".orphan", 0x20000010L, 8);
    int half = data(".half", 0x20000020L, 8);
    int empty = data(".empty", 0x20000030L, 0);
    bytes.load(bss, 0x410000).load(half, 0x410100).load(empty, 0x410200);
    bytes.build();
    bytes.patch(bytes.segmentHeaderOffset(1) + 16, 4, 4);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.bytes()));
    for (int index : new int[] {0, bss, orphan, half, empty}) {
      assertNull(image.loadAddress(image.sections().get(index)), "section " + index);
    }
  }

  @Test
  void loadAddress_twoSegmentsWithTheSameBytes_theRunAddressDecides() {
    int code = data(".code", 0x410000L, 16);
    bytes.load(code, 0x500000L).load(code, 0x600000L);
    bytes.build();
    bytes.patch(bytes.segmentHeaderOffset(0) + 8, 4, 0x8000);
    ElfImage image = ElfReader.read(InputFile.of("app.elf", bytes.bytes()));
    assertEquals(0x600000L, image.loadAddress(image.sections().get(code)));
  }

  @Test
  void loadAddress_debugOnlyFile_hasNone() {
    try (InputFile file = InputFile.open("testdata/elf/gnu-debug-only.elf")) {
      ElfImage image = ElfReader.read(file);
      for (Section section : image.sections()) {
        if (!section.isAllocated() || section.isNobits()) {
          continue;
        }
        assertEquals(".note.gnu.build-id", section.name());
      }
      Section data = image.sectionAt(0x90000000L);
      assertTrue(data.isNobits());
      assertNull(image.loadAddress(data));
    }
  }
}
