package arenacheck.account;

/**
 * A limit that the user set for a memory.
 *
 * @param of {@code arenas}, {@code linked} or {@code total}
 * @param limit bytes
 */
public record BudgetLimit(String memory, String of, long limit) {}
