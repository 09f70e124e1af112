package arenacheck.linkmap;

import arenacheck.memory.AddressRange;

/**
 * An output section of a map. Known by its position: a script may make two of one name.
 *
 * @param name as the map spells it (armlink: the execution region)
 * @param range run addresses
 * @param loadAddress LMA as printed, or {@code null} where the map prints none; GNU ld prints one
 *     for NOBITS sections too, where it means nothing
 * @param patterns how many input-section patterns the script gives it; -1 where the format does not
 *     print them
 * @param sizeIsStored whether the size is that of compressed data (armlink COMPRESSED)
 * @param line 1-based line in the map
 */
public record OutputSection(
    String name,
    AddressRange range,
    Long loadAddress,
    int patterns,
    boolean sizeIsStored,
    int line) {}
