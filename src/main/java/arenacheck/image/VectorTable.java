package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;

/**
 * The vector table of a Cortex-M image: word 0 is the initial stack pointer, word 1 the reset
 * handler (Armv8-M Architecture Reference Manual, "Vector table"). It is the section whose second
 * word is the image's entry point; an image without such a section has none that we know.
 */
public final class VectorTable {
  private VectorTable() {}

  /** The initial stack pointer, or {@code null}. */
  public static Long initialStackPointer(ElfImage elf) {
    if (elf.elfClass() != 32 || elf.machine() != ElfImage.ARM) {
      return null;
    }
    for (Section section : elf.sections()) {
      if (section.isAllocated() && section.hasFileContents() && section.size() >= 8) {
        byte[] words = elf.contents(section, 0, 8);
        long reset = word(elf, words, 4);
        if (reset != 0 && (reset | 1) == (elf.entry() | 1)) {
          return word(elf, words, 0);
        }
      }
    }
    return null;
  }

  private static long word(ElfImage elf, byte[] bytes, int at) {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      int from = elf.bigEndian() ? at + i : at + 3 - i;
      value = value << 8 | bytes[from] & 0xff;
    }
    return value;
  }
}
