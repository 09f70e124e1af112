package arenacheck.compare;

import arenacheck.residency.Arena;
import arenacheck.residency.Role;

/**
 * One planned arena of a side, sizes in bytes. Module, role and memory are its identity.
 *
 * @param enumName or {@code null} (schema 4)
 * @param kind {@code cold}, {@code staged} or {@code null}
 * @param sourceMemory or {@code null}
 */
public record ArenaState(
    String module,
    Role role,
    String memory,
    long regionId,
    String enumName,
    long used,
    long totalSize,
    long alignment,
    String kind,
    String sourceMemory) {

  static ArenaState of(String module, Arena arena) {
    return new ArenaState(
        module,
        arena.role(),
        arena.memory(),
        arena.regionId(),
        arena.storage() == null ? null : arena.storage().enumName(),
        arena.used(),
        arena.totalSize(),
        arena.alignment(),
        arena.kind(),
        arena.sourceMemory());
  }

  /** {@code scratch/dtcm}. */
  public String name() {
    return role.text() + "/" + memory;
  }
}
