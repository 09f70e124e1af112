package arenacheck.residency;

/**
 * One planned block of a module.
 *
 * @param role which list of the report it stands in
 * @param memory the memory that the model sees it in at run time
 * @param regionId the report's {@code region_id}, equal to the C enumerator
 * @param alignment of the usable start, in bytes
 * @param used planned bytes, without guard
 * @param totalSize planner capacity in bytes; never a use
 * @param kind {@code cold} or {@code staged} for constants, as the report spells it, else {@code
 *     null}
 * @param sourceMemory where a constant's values come from, or {@code null}
 * @param tensorCount the report's {@code tensor_count}, or {@code null}
 * @param fragmentation bytes, or {@code null}
 * @param peakLive bytes, or {@code null}
 * @param storage what backs it; {@code null} only in schema 4
 * @param line 1-based line in the report
 * @param pointer JSON pointer: {@code /arenas/constant/0}
 */
public record Arena(
    Role role,
    String memory,
    long regionId,
    long alignment,
    long used,
    long totalSize,
    String kind,
    String sourceMemory,
    Long tensorCount,
    Long fragmentation,
    Long peakLive,
    Storage storage,
    int line,
    String pointer) {}
