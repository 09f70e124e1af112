package arenacheck.account;

import arenacheck.image.LinkedObject;

/**
 * A storage object as the memory table sees it.
 *
 * @param promisedMemory the memory that the report names
 * @param linked what was linked, or {@code null}
 * @param unknown whether it may be linked at a place or of a size that nothing tells
 * @param constants whether its initial contents are the model's values
 */
public record StoredObject(
    String promisedMemory, LinkedObject linked, boolean unknown, boolean constants) {}
