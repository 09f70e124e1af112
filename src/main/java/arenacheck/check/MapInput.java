package arenacheck.check;

/**
 * The map as an input of a check.
 *
 * @param linker who wrote it, or {@code null} where that could not be told (empty map)
 * @param givenByUser false where it was found beside the image
 * @param unreadLines lines of no known shape, and those that begin like a fact and do not complete
 */
public record MapInput(String path, String linker, boolean givenByUser, int unreadLines) {}
