package arenacheck.residency;

/**
 * A C object that backs an arena: {@code storage.runtime} or {@code storage.source}.
 *
 * @param owner who provides it; of a source too the report tells it
 * @param symbol its C name, or {@code null} for the application's
 * @param memory the memory that it is promised in
 * @param sizeBytes whole size in bytes, an address-zero guard included
 * @param dataOffsetBytes bytes before the usable start (the guard)
 * @param line 1-based line in the report where the object starts
 * @param pointer JSON pointer of the object
 */
public record StorageObject(
    Owner owner,
    String symbol,
    String memory,
    long sizeBytes,
    long dataOffsetBytes,
    int line,
    String pointer) {}
