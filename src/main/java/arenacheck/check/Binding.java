package arenacheck.check;

import arenacheck.memory.AddressRange;

/**
 * The application's buffer behind an arena that it owns ({@code --bind}).
 *
 * @param text the option's value as it was given, for messages
 * @param module module prefix, or {@code null} where none was given
 * @param arena the arena's {@code enum_name} or its {@code region_id} in decimal
 * @param symbol C name of the buffer, or {@code null} for a bound address
 * @param offset bytes from the symbol's start to the arena; 0 for a bound address
 * @param range the bound addresses, or {@code null} for a symbol
 */
public record Binding(
    String text, String module, String arena, String symbol, long offset, AddressRange range) {}
