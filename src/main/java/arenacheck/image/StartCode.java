package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.memory.Layout;

/**
 * The code that the core runs first, and whether it is still there after power-off: only then has
 * an image to keep its constants as well. The reset vector says where it is; e_entry where no
 * vector table is found.
 *
 * @param vectors or {@code null}
 * @param address run address without the Thumb bit; {@code null} where neither leads to a section
 * @param loadAddress LMA, or {@code null} where it cannot be told
 * @param kept whether that is in non-volatile memory
 */
public record StartCode(VectorTable vectors, Long address, Long loadAddress, Kept kept) {

  /** Whether code survives power-off. */
  public enum Kept {
    YES,
    /** It is loaded to volatile memory: a debugger or a boot loader puts the whole image there. */
    NO,
    /** No code is found, no segment loads it, or nobody said what its memory is. */
    UNKNOWN
  }

  /** Of an image whose sections tell; without section headers nothing is known. */
  public static StartCode of(LinkedImage image, Layout layout) {
    ElfImage elf = image.elf();
    VectorTable vectors = VectorTable.find(elf, layout);
    long address = vectors != null ? vectors.resetHandler() : elf.entry() & ~1L;
    Section code = vectors == null && elf.entry() == 0 ? null : elf.sectionAt(address);
    if (code == null) {
      return new StartCode(vectors, null, null, Kept.UNKNOWN);
    }
    Long load = image.loadAddress(code, address);
    return new StartCode(vectors, address, load, kept(layout, load));
  }

  /** Memories of a layout may overlap: one that keeps is enough. */
  private static Kept kept(Layout layout, Long load) {
    if (load == null) {
      return Kept.UNKNOWN;
    }
    return layout.isNonVolatile(load) ? Kept.YES : layout.isVolatile(load) ? Kept.NO : Kept.UNKNOWN;
  }
}
