package arenacheck.elf;

import arenacheck.memory.AddressRange;

/**
 * A section header (ELF specification, "Sections"). Sections are known by index: real images have
 * two of one name.
 *
 * @param index in the section header table
 * @param name or {@code ""} where the file has no names of sections
 * @param type sh_type
 * @param flags sh_flags
 * @param address sh_addr, unsigned
 * @param offset sh_offset
 * @param size sh_size in bytes
 * @param alignment sh_addralign
 */
public record Section(
    int index,
    String name,
    long type,
    long flags,
    long address,
    long offset,
    long size,
    long alignment) {
  private static final long NULL = 0;
  public static final long PROGBITS = 1;
  public static final long NOBITS = 8;
  private static final long ALLOC = 0x2;
  private static final long EXECUTABLE = 0x4;
  private static final long TLS = 0x400;

  public boolean isAllocated() {
    return (flags & ALLOC) != 0;
  }

  /** NOBITS: occupies memory, has no bytes in the file. Only the type says so. */
  public boolean isNobits() {
    return type == NOBITS;
  }

  /** SHF_EXECINSTR: holds code; constants may lie in it too. */
  public boolean isExecutable() {
    return (flags & EXECUTABLE) != 0;
  }

  public boolean isTls() {
    return (flags & TLS) != 0;
  }

  /** Whether the file holds bytes for it. */
  public boolean hasFileContents() {
    return type != NOBITS && type != NULL && size != 0;
  }

  /** Run addresses; cut at 2^64. */
  public AddressRange range() {
    return AddressRange.clamped(address, size);
  }
}
