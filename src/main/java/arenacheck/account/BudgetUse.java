package arenacheck.account;

/**
 * A budget of a memory and what it holds against it.
 *
 * @param of {@code arenas} (the documentation's sum), {@code linked} or {@code total}
 * @param limit bytes
 * @param value bytes, or {@code null} where the sum could not be told
 */
public record BudgetUse(String of, long limit, Long value) {}
