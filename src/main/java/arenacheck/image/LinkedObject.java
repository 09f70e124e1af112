package arenacheck.image;

import arenacheck.memory.AddressRange;

/**
 * What was really linked for a name.
 *
 * @param symbol the name under which it was found, or {@code null} for a bound address
 * @param address run address, unsigned
 * @param size bytes, or {@code null} where nothing tells
 * @param loadAddress LMA of its initial contents; {@code null} for NOBITS and where it cannot be
 *     told
 * @param section name of its output section, or {@code null}
 * @param sectionIndex ELF section index, or -1
 * @param inputSection as the map spells it, or {@code null}
 * @param file object file or archive member as the map spells it, or {@code null}
 * @param evidence where address and size come from
 * @param mapLine 1-based line of the map's evidence, or {@code null}
 * @param sizeOfSection whether the size is that of the whole input section, which may be padded
 */
public record LinkedObject(
    String symbol,
    long address,
    Long size,
    Long loadAddress,
    String section,
    int sectionIndex,
    String inputSection,
    String file,
    Evidence evidence,
    Integer mapLine,
    boolean sizeOfSection) {

  /** Run addresses; empty where the size is not known. */
  public AddressRange range() {
    return AddressRange.clamped(address, size == null ? 0 : size);
  }
}
