package arenacheck.image;

import static arenacheck.image.Image.BSS;
import static arenacheck.image.Image.DATA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.memory.AddressRange;
import org.junit.jupiter.api.Test;

class LinkedImageTest {
  private final Image image = new Image();

  private LinkedObject object(LinkedImage joined, String name) {
    return joined.object(joined.elf().symbols().named(name).get(0));
  }

  @Test
  void object_withMap_knowsInputSectionFileAndLine() {
    image.local("arena", BSS + 16, 64);
    image.bss().input(".bss.arena", BSS + 16, 64, "obj/aot.o");
    LinkedObject object = object(image.join(), "arena");
    assertEquals(".bss.arena", object.inputSection());
    assertEquals("obj/aot.o", object.file());
    assertNotNull(object.mapLine());
    assertEquals(".bss", object.section());
    assertNull(object.loadAddress());
  }

  @Test
  void object_withoutMap_staysShort() {
    LinkedObject object = object(image.local("arena", DATA + 16, 64).join(), "arena");
    assertNull(object.inputSection());
    assertNull(object.mapLine());
    assertEquals(0x41_0010L, object.loadAddress());
  }

  @Test
  void contents_insideTheSection_bytes_elseNone() {
    LinkedImage joined = image.local("arena", DATA + 16, 64).local("zero", BSS, 64).join();
    LinkedObject object = object(joined, "arena");
    assertEquals(8, joined.contents(object, 4, 8).length);
    assertNull(joined.contents(object, 0x400, 8));
    assertNull(joined.contents(object(joined, "zero"), 0, 8));
  }

  @Test
  void bound_outsideEverySection_hasNone() {
    LinkedImage joined = image.join();
    LinkedObject object = joined.bound(null, new AddressRange(0x6000_0000L, 64));
    assertNull(object.section());
    assertEquals(-1, object.sectionIndex());
    assertNull(joined.sectionOf(object));
    assertNull(joined.contents(object, 0, 4));
    assertEquals(".bss", joined.bound(null, new AddressRange(BSS + 4, 4)).section());
  }

  @Test
  void outputSection_renamedAfterTheLink_knownByItsRange() {
    image.elf.nobits(".renamed", ElfBytes.ALLOC, 0x3000_0000L, 64);
    image.bss().input(".bss", BSS, 0x400, "m.o").output(".before", 0x3000_0000L, 64, ".b*");
    LinkedImage joined = image.join();
    assertEquals(".before", joined.outputSectionOf(joined.elf().sections().get(3)).name());
  }

  @Test
  void outputSection_twoOfOneName_eachAtItsAddress() {
    image.elf.nobits(".bss", ElfBytes.ALLOC, 0x3000_0000L, 64);
    image.bss().input(".bss", BSS, 0x400, "m.o").output(".bss", 0x3000_0000L, 64);
    LinkedImage joined = image.join();
    assertEquals(0, joined.outputSectionOf(joined.elf().sections().get(3)).patterns());
    assertEquals(1, joined.outputSectionOf(joined.elf().sections().get(1)).patterns());
  }

  @Test
  void occupies_allocatedBytes_butNoThreadLocalZeroes() {
    image.elf.nobits(".tbss", ElfBytes.ALLOC | 0x400, BSS, 8);
    image.elf.nobits(".empty", ElfBytes.ALLOC, BSS, 0);
    image.elf.section(".comment", ElfBytes.PROGBITS, 0, 0, new byte[8]);
    LinkedImage joined = image.join();
    assertTrue(LinkedImage.occupies(joined.elf().sections().get(1)));
    for (int i = 3; i <= 5; i++) {
      assertFalse(LinkedImage.occupies(joined.elf().sections().get(i)));
    }
  }

  @Test
  void inRegions_neighboursCountAsOne() {
    image.bss().input(".bss", BSS, 0x400, "m.o");
    image.map.region("A", BSS, 0x1000).region("B", BSS + 0x1000, 0x1000);
    LinkedImage joined = image.join();
    assertTrue(joined.isInRegions(new AddressRange(BSS + 0xff0, 32)));
    assertFalse(joined.isInRegions(new AddressRange(BSS + 0x1ff0, 32)));
    assertFalse(new Image().join().isInRegions(new AddressRange(BSS, 4)));
  }

  @Test
  void compressed_withoutMap_onlyWhereTheDecompressorIsLinked() {
    image.local("arena", DATA + 0x3f0, 64);
    assertFalse(image.join().isStoredSize(image.elf.image().sections().get(2)));
    image.elf.symbol("__decompress1", Symbol.GLOBAL, Symbol.FUNC, 2, DATA + 1, 2);
    LinkedImage joined = image.join();
    assertTrue(joined.isStoredSize(joined.elf().sections().get(2)));
    assertNull(joined.contents(object(joined, "arena"), 0, 4));
    assertNull(object(joined, "arena").loadAddress());
    assertTrue(joined.isUnpacked(joined.elf().sections().get(2)));
  }
}
