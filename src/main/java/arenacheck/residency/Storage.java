package arenacheck.residency;

/**
 * What backs one arena (report field {@code storage}, schema 5).
 *
 * @param enumName the C enumerator of the arena
 * @param runtime the object that the model works in
 * @param source where a staged constant is copied from, or {@code null}
 * @param sidecar the payload file of external mode, or {@code null}
 */
public record Storage(
    String enumName, StorageObject runtime, StorageObject source, Sidecar sidecar) {}
