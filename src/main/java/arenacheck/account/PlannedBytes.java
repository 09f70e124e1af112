package arenacheck.account;

import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the plans alone put into each memory, in bytes, as heliaAOT's documentation sums it: {@code
 * used} over the roles, plus {@code size_bytes} of the generated staged sources. {@code total_size}
 * is never a part of it. Sums stop at 2^63 - 1.
 */
public final class PlannedBytes {
  private PlannedBytes() {}

  /** Sum of {@code used} of the arenas that run in a memory. */
  public static long used(List<ResidencyReport> reports, String memory) {
    long sum = 0;
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        if (arena.memory().equals(memory)) {
          sum = add(sum, arena.used());
        }
      }
    }
    return sum;
  }

  /** Sum of {@code size_bytes} of the generated staged sources in a memory. */
  public static long sources(List<ResidencyReport> reports, String memory) {
    long sum = 0;
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        StorageObject source = arena.storage() == null ? null : arena.storage().source();
        if (source != null && source.owner() == Owner.GENERATED && source.memory().equals(memory)) {
          sum = add(sum, source.sizeBytes());
        }
      }
    }
    return sum;
  }

  /** Both together. */
  public static long sum(List<ResidencyReport> reports, String memory) {
    return add(used(reports, memory), sources(reports, memory));
  }

  /** Every memory that the reports name, in the order in which they do. */
  public static Set<String> memories(List<ResidencyReport> reports) {
    Set<String> names = new LinkedHashSet<>();
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        names.add(arena.memory());
        if (arena.storage() != null) {
          names.add(arena.storage().runtime().memory());
          if (arena.storage().source() != null) {
            names.add(arena.storage().source().memory());
          }
        }
      }
    }
    return names;
  }

  private static long add(long sum, long bytes) {
    return bytes > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + bytes;
  }
}
