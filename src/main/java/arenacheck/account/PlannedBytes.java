package arenacheck.account;

import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the reports plan for each memory, in bytes. A sum that is larger than 2^63 - 1 stays there,
 * so that no budget takes it for a small one.
 */
public final class PlannedBytes {
  private final List<ResidencyReport> reports;

  public PlannedBytes(List<ResidencyReport> reports) {
    this.reports = reports;
  }

  /** Every memory that a report names, in the order of the reports and their arenas. */
  public Set<String> memories() {
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

  /** Sum of {@code used} of the arenas that run in a memory. */
  public long used(String memory) {
    long sum = 0;
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        if (arena.memory().equals(memory)) {
          sum = plus(sum, arena.used());
        }
      }
    }
    return sum;
  }

  /** Sum of {@code size_bytes} of the generated staged sources in a memory. */
  public long sources(String memory) {
    long sum = 0;
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        StorageObject source = arena.storage() == null ? null : arena.storage().source();
        if (source != null && source.owner() == Owner.GENERATED && source.memory().equals(memory)) {
          sum = plus(sum, source.sizeBytes());
        }
      }
    }
    return sum;
  }

  /** The documentation's sum: {@code used} over the roles, plus generated staged sources. */
  public long total(String memory) {
    return plus(used(memory), sources(memory));
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }
}
