package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.memory.Layout;

/**
 * The vector table of a Cortex-M image: word 0 is the initial stack pointer, word 1 the reset
 * handler (Armv8-M Architecture Reference Manual, "Vector table"). {@link VectorTableSearch} says
 * where it is.
 *
 * @param section the one that holds it
 * @param address where the table runs, unsigned
 * @param symbol the name that led to it, or {@code null} for the start of a section
 * @param stackPointer word 0, unsigned
 * @param resetVector word 1, unsigned; bit 0 marks Thumb code
 */
public record VectorTable(
    Section section, long address, String symbol, long stackPointer, long resetVector) {

  /** The table of an image, or {@code null} where none is found. */
  public static VectorTable find(ElfImage elf, Layout layout) {
    return new VectorTableSearch(elf, layout).find();
  }

  /** Address of the reset handler, without the Thumb bit. */
  public long resetHandler() {
    return resetVector & ~1L;
  }
}
