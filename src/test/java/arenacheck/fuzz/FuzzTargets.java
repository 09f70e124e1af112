package arenacheck.fuzz;

import java.util.Map;
import java.util.TreeMap;

/** All targets by name. */
final class FuzzTargets {
  private static final Map<String, FuzzTarget> ALL =
      new TreeMap<>(
          Map.of(
              "report", new ReportTarget(),
              "elf", new ElfTarget(),
              "gnu-map", MapTarget.gnu(),
              "lld-map", MapTarget.lld(),
              "armlink-map", MapTarget.armlink(),
              "check", new CheckTarget(),
              "diff", new DiffTarget(),
              "target", new TargetFileTarget(),
              "edits", new EditsTarget()));

  private FuzzTargets() {}

  static Map<String, FuzzTarget> all() {
    return ALL;
  }

  static FuzzTarget named(String name) {
    FuzzTarget target = ALL.get(name);
    if (target == null) {
      throw new IllegalArgumentException("no target `" + name + "`; there are " + ALL.keySet());
    }
    return target;
  }
}
