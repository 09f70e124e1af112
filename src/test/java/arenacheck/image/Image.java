package arenacheck.image;

import arenacheck.elf.ElfBytes;
import arenacheck.elf.Symbol;
import arenacheck.linkmap.GnuMapText;
import arenacheck.linkmap.LinkMap;

/** A small image with sections {@code .bss} (1) and {@code .data} (2), and its map. */
final class Image {
  static final long BSS = 0x2000_0000L;
  static final long DATA = 0x2000_1000L;
  final ElfBytes elf = ElfBytes.elf32();
  final GnuMapText map = new GnuMapText();
  private boolean withMap;

  Image() {
    elf.nobits(".bss", ElfBytes.ALLOC | ElfBytes.WRITE, BSS, 0x400);
    elf.section(".data", ElfBytes.PROGBITS, ElfBytes.ALLOC, DATA, new byte[0x400]);
    elf.load(2, 0x41_0000);
    file("main.c").local("counter", BSS + 0x3f0, 4);
  }

  Image file(String name) {
    elf.symbol(name, Symbol.LOCAL, Symbol.FILE, 0xfff1, 0, 0);
    return this;
  }

  Image local(String name, long address, long size) {
    elf.symbol(name, Symbol.LOCAL, Symbol.OBJECT, section(address), address, size);
    return this;
  }

  Image global(String name, long address, long size) {
    elf.symbol(name, Symbol.GLOBAL, Symbol.OBJECT, section(address), address, size);
    return this;
  }

  private static int section(long address) {
    return address < DATA ? 1 : 2;
  }

  /** Rows that agree with the sections; inputs of {@code .bss} are added by tests. */
  GnuMapText bss() {
    withMap = true;
    map.output(".data", DATA, 0x400, ".data*").input(".data", DATA, 0x400, "main.o");
    return map.output(".bss", BSS, 0x400, ".bss*");
  }

  LinkMap linkMap() {
    return withMap ? map.map() : null;
  }

  LinkedImage join() {
    return LinkedImage.of(elf.image(), linkMap());
  }

  static LinkedImage withLld(ElfBytes elf, String rows) {
    return LinkedImage.of(
        elf.image(),
        GnuMapText.read(
            "     VMA      LMA     Size Align Out     In      Symbol\n"
                + rows
                + "       0        0       5d     1 .shstrtab\n"
                + "       0        0       5d     1         <internal>:(.shstrtab)\n"));
  }
}
