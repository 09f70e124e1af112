package arenacheck.linkmap;

/**
 * A line that starts like a section or an address and does not complete, or the reason why a map is
 * not whole.
 *
 * @param line 1-based line in the map; 0 for the whole file
 * @param message lower case, no full stop
 */
public record MapTrouble(int line, String message) {}
