package arenacheck.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Two sides, cut down to what both can know. A report holds one module, knows nothing of a link and
 * lists tensors; a result may hold several modules and lists no tensors; schema 4 names no storage
 * objects.
 *
 * @param notCompared what was cut, one sentence each
 */
record CommonGround(Snapshot before, Snapshot after, List<String> notCompared) {
  /** The first schema that names storage objects. */
  private static final int STORAGE = 5;

  static CommonGround of(Snapshot before, Snapshot after) {
    CommonGround ground = new CommonGround(before, after, new ArrayList<>());
    if (before.isResult() && after.isResult()) {
      ground.notCompared.add("tensors: saved results list none; compare the two reports");
    } else if (before.isResult()) {
      ground = ground.mixed(before, after).withModulesOf(after);
    } else if (after.isResult()) {
      ground = ground.mixed(after, before).withModulesOf(before);
    }
    return ground.withoutStorage();
  }

  private CommonGround mixed(Snapshot result, Snapshot report) {
    notCompared.add(
        "addresses, statuses, findings and the memory table: only the result "
            + result.path()
            + " has them");
    notCompared.add("tensors: only the report " + report.path() + " has them");
    return this;
  }

  /** Without the modules that the report cannot have; unchanged where none is common. */
  private CommonGround withModulesOf(Snapshot report) {
    Snapshot result = before.isResult() ? before : after;
    Set<String> others = new LinkedHashSet<>();
    boolean common = false;
    for (ModuleState module : result.modules()) {
      if (report.has(module.module())) {
        common = true;
      } else {
        others.add(module.module());
      }
    }
    if (!common || others.isEmpty()) {
      return this;
    }
    for (String module : others) {
      notCompared.add(
          "module " + module + ": the report " + report.path() + " is another module's");
    }
    return new CommonGround(
        before.isResult() ? before.without(others, others, others) : before,
        after.isResult() ? after.without(others, others, others) : after,
        notCompared);
  }

  /** Without the storage objects of modules where a side does not know them. */
  private CommonGround withoutStorage() {
    Set<String> objects = new LinkedHashSet<>();
    Set<String> arenas = new LinkedHashSet<>();
    for (Snapshot side : List.of(before, after)) {
      Snapshot other = side == before ? after : before;
      for (ModuleState module : side.modules()) {
        if (module.schemaVersion() < STORAGE && other.has(module.module())) {
          objects.add(module.module());
          if (side.isResult()) {
            arenas.add(module.module());
          }
        }
      }
    }
    for (String module : objects) {
      String what = arenas.contains(module) ? "arenas and storage objects" : "storage objects";
      notCompared.add(what + " of module " + module + ": schema 4 names no storage");
    }
    return new CommonGround(
        before.without(Set.of(), arenas, objects),
        after.without(Set.of(), arenas, objects),
        notCompared);
  }
}
