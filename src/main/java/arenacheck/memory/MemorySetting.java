package arenacheck.memory;

/**
 * A memory as the user describes it ({@code --memory}): by addresses or by the linker's region.
 *
 * @param text the option's value as it was given, for messages
 * @param memory the report's name for it
 * @param range its addresses, not empty; {@code null} where a region is named
 * @param region name of a region in the map's memory table, or {@code null}
 * @param volatility what the user says of it; {@code null} where nothing is said
 */
public record MemorySetting(
    String text, String memory, AddressRange range, String region, Volatility volatility) {}
