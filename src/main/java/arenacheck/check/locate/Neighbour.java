package arenacheck.check.locate;

/**
 * The nearest storage object on one side of an address.
 *
 * @param distance bytes between them, unsigned; 0 for one that ends right before the address
 */
public record Neighbour(ArenaStorage storage, long distance) {}
