package arenacheck.elf;

import arenacheck.memory.AddressRange;
import java.util.List;

/** A linked ELF image, validated: every table lies inside the file. */
public interface ElfImage {
  /** e_machine of Arm, 32-bit. */
  int ARM = 40;

  /** The path as the user gave it. */
  String path();

  /** 32 or 64. */
  int elfClass();

  boolean bigEndian();

  /** e_machine. */
  int machine();

  /** Name of the machine, as in {@code readelf -h}: {@code ARM}; or the number. */
  String machineName();

  /** e_entry, unsigned; bit 0 may mark Thumb code. */
  long entry();

  /** The GNU build-id in hex, or {@code null}. */
  String buildId();

  /** False for an image whose section header table was removed. */
  boolean hasSectionHeaders();

  /** In the order of the file; entry 0 is the null section. Empty without section headers. */
  List<Section> sections();

  /** In the order of the file. */
  List<Segment> segments();

  /**
   * The symbols of the first SHT_SYMTAB section, or {@code null} where the image has none
   * (stripped). Dynamic symbols are none.
   */
  SymbolTable symbols();

  /**
   * Bytes of a section that has file contents.
   *
   * @param section one of {@link #sections()}, not NOBITS
   * @param offset from the section's start
   * @throws arenacheck.io.InputException where the file became shorter since it was opened
   * @throws IllegalArgumentException where the range is not wholly inside the section
   */
  byte[] contents(Section section, long offset, int length);

  /**
   * Bytes that a segment loads; for images without section headers.
   *
   * @param segment one of {@link #segments()}
   * @param offset from the segment's start
   * @throws arenacheck.io.InputException where the file became shorter since it was opened
   * @throws IllegalArgumentException where the range is not wholly inside what the file has of it
   */
  byte[] contents(Segment segment, long offset, int length);

  /**
   * The first allocated section that holds the address at run time, or {@code null}. Empty sections
   * hold nothing, and those of thread-local storage are templates, not places.
   */
  Section sectionAt(long address);

  /**
   * Where the contents of an allocated section are loaded (LMA): the physical address of the
   * PT_LOAD segment that has its bytes, plus their distance in the file. Right for armlink too,
   * whose virtual addresses do not match.
   *
   * @return unsigned; {@code null} for a section without file contents, and where no segment has
   *     all of its bytes
   */
  Long loadAddress(Section section);

  /**
   * The same for run addresses, where no section headers tell: by the PT_LOAD segment that has the
   * contents of all of them.
   *
   * @return unsigned; {@code null} where no segment has, as for zero-initialised objects
   */
  Long loadAddress(AddressRange run);
}
