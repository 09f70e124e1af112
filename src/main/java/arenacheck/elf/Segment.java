package arenacheck.elf;

/**
 * A program header (ELF specification, "Program Header").
 *
 * @param type p_type
 * @param flags p_flags
 * @param offset p_offset
 * @param virtualAddress p_vaddr, unsigned: where it runs
 * @param physicalAddress p_paddr, unsigned: where it is loaded
 * @param fileSize p_filesz in bytes
 * @param memorySize p_memsz in bytes
 */
public record Segment(
    long type,
    long flags,
    long offset,
    long virtualAddress,
    long physicalAddress,
    long fileSize,
    long memorySize) {
  public static final long LOAD = 1;
  static final long NOTE = 4;

  public boolean isLoad() {
    return type == LOAD;
  }

  /** Whether it loads every byte that the file has for the section. */
  boolean holds(Section section) {
    long ahead = section.offset() - offset;
    return isLoad()
        && section.size() != 0
        && Long.compareUnsigned(section.offset(), offset) >= 0
        && Long.compareUnsigned(ahead, fileSize) <= 0
        && Long.compareUnsigned(section.size(), fileSize - ahead) <= 0;
  }
}
