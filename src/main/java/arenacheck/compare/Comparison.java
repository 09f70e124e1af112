package arenacheck.compare;

import arenacheck.check.MemoryDelta;
import java.util.List;

/**
 * What differs between two sides.
 *
 * @param verdict of two results, or {@code null} where it is the same or a side has none
 * @param modules added, removed, or of another schema or compiler
 * @param hashes those that differ, each with what explains it
 * @param tensors empty where a side lists none
 * @param findings added and removed ones of two results
 * @param memory rows of two results' memory tables that differ
 * @param notCompared what could not be compared, one sentence each
 */
public record Comparison(
    Snapshot before,
    Snapshot after,
    FieldChange verdict,
    List<Change<ModuleState>> modules,
    List<HashDifference> hashes,
    List<Change<ArenaState>> arenas,
    List<Change<ObjectState>> objects,
    List<Change<TensorState>> tensors,
    List<Change<FindingState>> findings,
    List<MemoryDelta> memory,
    List<String> notCompared) {
  public Comparison {
    modules = List.copyOf(modules);
    hashes = List.copyOf(hashes);
    arenas = List.copyOf(arenas);
    objects = List.copyOf(objects);
    tensors = List.copyOf(tensors);
    findings = List.copyOf(findings);
    memory = List.copyOf(memory);
    notCompared = List.copyOf(notCompared);
  }

  /** Whether nothing that could be compared differs. */
  public boolean isEqual() {
    return verdict == null
        && modules.isEmpty()
        && hashes.isEmpty()
        && arenas.isEmpty()
        && objects.isEmpty()
        && tensors.isEmpty()
        && findings.isEmpty()
        && memory.isEmpty();
  }
}
