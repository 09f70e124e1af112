package arenacheck.compare;

import arenacheck.account.MemoryRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One side of a comparison: a report, a saved result or the result of a check, cut down to what can
 * be compared.
 *
 * @param path the file that it stands in, or the image of a fresh result
 * @param image the ELF file that a result is about; {@code null} for a report
 * @param layout where a result's memories come from, as the contract writes it; {@code null} for a
 *     report
 * @param verdict of a result; {@code null} for a report
 * @param tensors of a report; {@code null} for a result, which lists none
 * @param findings of a result, without those of rule {@code moved}; {@code null} for a report
 * @param memory of a result; {@code null} for a report
 */
public record Snapshot(
    String path,
    String image,
    String layout,
    String verdict,
    List<ModuleState> modules,
    List<ArenaState> arenas,
    List<ObjectState> objects,
    List<TensorState> tensors,
    List<FindingState> findings,
    List<MemoryRow> memory) {
  public Snapshot {
    modules = List.copyOf(modules);
    arenas = List.copyOf(arenas);
    objects = List.copyOf(objects);
    tensors = tensors == null ? null : List.copyOf(tensors);
    findings = findings == null ? null : List.copyOf(findings);
    memory = memory == null ? null : List.copyOf(memory);
  }

  /** Whether something was linked and judged. */
  public boolean isResult() {
    return verdict != null;
  }

  /** {@code result} or {@code report}. */
  public String kind() {
    return isResult() ? "result" : "report";
  }

  /** Whether it has a module of that name. */
  boolean has(String module) {
    for (ModuleState each : modules) {
      if (each.module().equals(module)) {
        return true;
      }
    }
    return false;
  }

  /** The same without what stands for the named modules. */
  Snapshot without(Set<String> noModule, Set<String> noArena, Set<String> noObject) {
    List<ModuleState> keptModules = new ArrayList<>(modules);
    keptModules.removeIf(each -> noModule.contains(each.module()));
    List<ArenaState> keptArenas = new ArrayList<>(arenas);
    keptArenas.removeIf(each -> noArena.contains(each.module()));
    List<ObjectState> keptObjects = new ArrayList<>(objects);
    keptObjects.removeIf(each -> noObject.contains(each.subject().module()));
    return new Snapshot(
        path,
        image,
        layout,
        verdict,
        keptModules,
        keptArenas,
        keptObjects,
        tensors,
        findings,
        memory);
  }
}
