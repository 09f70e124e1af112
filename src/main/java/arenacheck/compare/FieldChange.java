package arenacheck.compare;

/**
 * One field that differs.
 *
 * @param name as in the JSON contract
 * @param before a Long, a String (addresses are hex strings) or {@code null}
 * @param after the same
 */
public record FieldChange(String name, Object before, Object after) {}
