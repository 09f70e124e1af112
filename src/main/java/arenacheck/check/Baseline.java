package arenacheck.check;

import java.util.List;

/**
 * What a saved result ({@code --baseline}) says otherwise, apart from the findings of rule {@code
 * moved}.
 *
 * @param path of the saved result
 * @param added storage objects that it does not have
 * @param removed storage objects that only it has
 * @param memory rows of the memory table that differ
 */
public record Baseline(
    String path, List<Subject> added, List<Subject> removed, List<MemoryDelta> memory) {
  public Baseline {
    added = List.copyOf(added);
    removed = List.copyOf(removed);
    memory = List.copyOf(memory);
  }
}
