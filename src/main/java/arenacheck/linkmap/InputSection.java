package arenacheck.linkmap;

/**
 * A piece that one object file contributed, kept or discarded.
 *
 * @param name {@code .bss.aot_arena_dtcm_buffer}
 * @param file object file as the map spells it: {@code lib.a(member.o)} for archive members
 * @param address run address, unsigned; means nothing for a discarded one
 * @param size bytes; for a discarded one what it would have had
 * @param output position in {@link LinkMap#outputSections()}, or -1 for a discarded one
 * @param line 1-based line in the map
 */
public record InputSection(
    String name, String file, long address, long size, int output, int line) {}
