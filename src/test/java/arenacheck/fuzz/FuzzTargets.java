package arenacheck.fuzz;

import java.util.Map;
import java.util.TreeMap;

/** All targets by name. */
final class FuzzTargets {
  private static final Map<String, FuzzTarget> ALL =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("report", new ReportTarget()),
              Map.entry("elf", new ElfTarget()),
              Map.entry("gnu-map", MapTarget.gnu()),
              Map.entry("lld-map", MapTarget.lld()),
              Map.entry("armlink-map", MapTarget.armlink()),
              Map.entry("archive", new ArchiveTarget()),
              Map.entry("flash", new FlashTarget()),
              Map.entry("check", new CheckTarget()),
              Map.entry("diff", new DiffTarget()),
              Map.entry("target", new TargetFileTarget()),
              Map.entry("edits", new EditsTarget())));

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
