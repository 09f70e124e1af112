package arenacheck.check;

/**
 * A buffer that the application gives to an arena: {@code [PREFIX:]ARENA=SYMBOL[+OFFSET]} or {@code
 * [PREFIX:]ARENA=ADDRESS+LENGTH}.
 *
 * @param prefix the module's prefix, or {@code null} where one module only has that arena
 * @param arena the {@code enum_name} or the {@code region_id} in decimal
 * @param symbol the buffer's C name, or {@code null} for a plain address
 * @param offset bytes from the symbol; 0 for a plain address
 * @param address unsigned; 0 for a symbol
 * @param length bytes, unsigned; 0 for a symbol
 * @param text as the user wrote it
 */
public record Binding(
    String prefix,
    String arena,
    String symbol,
    long offset,
    long address,
    long length,
    String text) {}
