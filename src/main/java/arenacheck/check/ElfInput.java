package arenacheck.check;

/**
 * The image as an input of a check.
 *
 * @param buildId or {@code null}
 * @param elfClass 32 or 64
 * @param machine name as in {@code readelf -h}
 */
public record ElfInput(
    String path, String buildId, int elfClass, String machine, boolean bigEndian) {}
