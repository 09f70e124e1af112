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

/** Does each name stand for one thing only, within a report and across the reports of an image? */
public final class ReportIdentity {
  private final Map<String, ResidencyReport> prefixes = new HashMap<>();
  private final Map<String, Named> symbols = new HashMap<>();

  private record Named(ResidencyReport report, int line) {}

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
    for (Arena arena : report.arenas()) {
      same(report, arena, "region_id", arena.regionId(), seen, findings);
      String block = arena.role().text() + " arena in " + arena.memory();
      same(report, arena, "role and memory", block, seen, findings);
      if (arena.storage() != null) {
        same(report, arena, "enum_name", "enum " + arena.storage().enumName(), seen, findings);
        symbol(report, arena.storage().runtime(), findings);
        symbol(report, arena.storage().source(), findings);
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

  private void symbol(ResidencyReport report, StorageObject storage, Findings findings) {
    if (storage == null || storage.symbol() == null) {
      return;
    }
    Named first = symbols.putIfAbsent(storage.symbol(), new Named(report, storage.line()));
    // Of two reports with one prefix that is told, and every name of theirs would repeat it.
    if (first != null
        && (first.report() == report
            || !first.report().modulePrefix().equals(report.modulePrefix()))) {
      Place place = Place.line(first.report().path(), first.line());
      findings.add(ReportWording.sameSymbol(report, storage, place));
    }
  }
}
