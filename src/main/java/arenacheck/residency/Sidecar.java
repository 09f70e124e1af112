package arenacheck.residency;

/**
 * A constant payload written beside the report in external mode ({@code storage.sidecar}).
 *
 * @param filename relative to the report's folder
 * @param sizeBytes length of the file in bytes
 * @param line 1-based line in the report
 * @param pointer JSON pointer of the object
 */
public record Sidecar(String filename, long sizeBytes, int line, String pointer) {}
