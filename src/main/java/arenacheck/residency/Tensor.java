package arenacheck.residency;

/**
 * One row of the report's {@code tensors}: a block inside an arena. No C symbol exists for it.
 *
 * @param id as the report spells it; a number there becomes its decimal text
 * @param role the arena's role
 * @param memory the arena's runtime memory
 * @param sourceMemory as in the report, or {@code null}
 * @param offset bytes from the arena's usable start
 * @param size bytes
 * @param line 1-based line in the report
 */
public record Tensor(
    String id, Role role, String memory, String sourceMemory, long offset, long size, int line) {}
