package arenacheck.linkmap;

/**
 * A symbol line of a map.
 *
 * @param name as printed; C++ names may be demangled
 * @param address unsigned; Thumb bit as printed
 * @param size bytes, or -1 where the format prints none (GNU ld)
 * @param input position of the input section that it stands under, or -1
 * @param line 1-based line in the map
 */
public record MapSymbol(String name, long address, long size, int input, int line) {}
