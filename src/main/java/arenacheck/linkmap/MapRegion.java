package arenacheck.linkmap;

import arenacheck.memory.AddressRange;

/**
 * A row of the map's memory table (a MEMORY region of the linker script). The row that GNU ld calls
 * {@code *default*} is none.
 *
 * @param line 1-based line in the map
 */
public record MapRegion(String name, AddressRange range, int line) {}
