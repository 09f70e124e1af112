package arenacheck.check;

import arenacheck.memory.AddressRange;

/**
 * Something else that was linked and shares bytes with a storage object.
 *
 * @param what {@code section} or {@code symbol}
 */
public record Intruder(String what, String name, AddressRange range) {}
