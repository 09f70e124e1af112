package arenacheck.account;

import arenacheck.residency.Arena;
import arenacheck.residency.Owner;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the reports plan for each memory, in bytes. A sum that is larger than 2^63 - 1 stays there,
 * so that no budget takes it for a small one.
 */
public final class PlannedBytes {
  private final Set<String> memories = new LinkedHashSet<>();
  private final Map<String, Long> used = new HashMap<>();
  private final Map<String, Long> sources = new HashMap<>();

  public PlannedBytes(List<ResidencyReport> reports) {
    for (ResidencyReport report : reports) {
      for (Arena arena : report.arenas()) {
        add(arena);
      }
    }
  }

  private void add(Arena arena) {
    memories.add(arena.memory());
    add(used, arena.memory(), arena.used());
    if (arena.storage() == null) {
      return;
    }
    memories.add(arena.storage().runtime().memory());
    StorageObject source = arena.storage().source();
    if (source != null) {
      memories.add(source.memory());
      if (source.owner() == Owner.GENERATED) {
        add(sources, source.memory(), source.sizeBytes());
      }
    }
  }

  private static void add(Map<String, Long> sums, String memory, long bytes) {
    sums.put(memory, plus(sums.getOrDefault(memory, 0L), bytes));
  }

  /** Every memory that a report names, in the order of the reports and their arenas. */
  public Set<String> memories() {
    return new LinkedHashSet<>(memories);
  }

  /** Sum of {@code used} of the arenas that run in a memory. */
  public long used(String memory) {
    return used.getOrDefault(memory, 0L);
  }

  /** Sum of {@code size_bytes} of the generated staged sources in a memory. */
  public long sources(String memory) {
    return sources.getOrDefault(memory, 0L);
  }

  /** The documentation's sum: {@code used} over the roles, plus generated staged sources. */
  public long total(String memory) {
    return plus(used(memory), sources(memory));
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }
}
