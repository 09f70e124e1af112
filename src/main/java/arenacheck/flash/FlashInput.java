package arenacheck.flash;

/**
 * A file that is to be read.
 *
 * @param path as the user gave it
 * @param address where raw bytes go (unsigned), or {@code null} where none was given
 */
public record FlashInput(String path, Long address) {}
