package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.io.Place;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.StorageObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Does each name stand for one thing only? Symbols within a report: two modules may each have a
 * static of one name, and if they are one object after all, the overlap tells.
 */
public final class ReportIdentity {
  private final Map<String, ResidencyReport> prefixes = new HashMap<>();

  public void ask(List<ResidencyReport> reports, Findings findings) {
    for (ResidencyReport report : reports) {
      ResidencyReport first = prefixes.putIfAbsent(report.modulePrefix(), report);
      if (first != null) {
        findings.add(ReportWording.samePrefix(report, first));
      }
      askArenas(report, findings);
    }
  }

  private void askArenas(ResidencyReport report, Findings findings) {
    Map<Object, Arena> seen = new HashMap<>();
    Map<String, StorageObject> symbols = new HashMap<>();
    for (Arena arena : report.arenas()) {
      same(report, arena, "region_id", arena.regionId(), seen, findings);
      String block = arena.role().text() + " arena in " + arena.memory();
      same(report, arena, "role and memory", block, seen, findings);
      if (arena.storage() != null) {
        same(report, arena, "enum_name", "enum " + arena.storage().enumName(), seen, findings);
        symbol(report, arena.storage().runtime(), symbols, findings);
        symbol(report, arena.storage().source(), symbols, findings);
      }
    }
  }

  private static void same(
      ResidencyReport report,
      Arena arena,
      String field,
      Object value,
      Map<Object, Arena> seen,
      Findings findings) {
    Arena first = seen.putIfAbsent(value, arena);
    if (first != null) {
      findings.add(ReportWording.sameField(report, arena, first, field));
    }
  }

  private static void symbol(
      ResidencyReport report,
      StorageObject storage,
      Map<String, StorageObject> symbols,
      Findings findings) {
    if (storage == null || storage.symbol() == null) {
      return;
    }
    StorageObject first = symbols.putIfAbsent(storage.symbol(), storage);
    if (first != null) {
      Place place = Place.line(report.path(), first.line());
      findings.add(ReportWording.sameSymbol(report, storage, place));
    }
  }
}
