package arenacheck.elf;

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

  /** The symbols, or {@code null} where the image has no symbol table (stripped). */
  SymbolTable symbols();

  /**
   * LMA of a section's first byte: p_paddr + (sh_offset - p_offset) of the PT_LOAD whose file range
   * holds it. {@code null} for NOBITS and where no PT_LOAD holds it.
   */
  Long loadAddress(Section section);

  /**
   * Bytes of a section that has file contents.
   *
   * @param section one of {@link #sections()}, not NOBITS
   * @param offset from the section's start
   * @throws arenacheck.io.InputException where the file is cut
   */
  byte[] contents(Section section, long offset, int length);
}
