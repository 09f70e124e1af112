package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.residency.PlanHashMacro;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Were the generated headers beside the report made for the same plan? The modules of an image may
 * keep their headers in one folder: a macro of another module says nothing of this one.
 */
public final class PlanHash {
  private final Set<String> prefixes = new HashSet<>();
  private final Map<String, Integer> hashes = new HashMap<>();

  /** Macros by the longest module prefix that they carry, for each folder's list. */
  private final Map<List<PlanHashMacro>, Map<String, List<PlanHashMacro>>> owned =
      new IdentityHashMap<>();

  /**
   * @param reports all of the check
   */
  public PlanHash(List<ResidencyReport> reports) {
    for (ResidencyReport report : reports) {
      prefixes.add(prefix(report));
      if (report.planHash() != null) {
        hashes.merge(report.planHash().toLowerCase(Locale.ROOT), 1, Integer::sum);
      }
    }
  }

  public void ask(ResidencyReport report, List<PlanHashMacro> macros, Findings findings) {
    if (report.planHash() == null) {
      return;
    }
    PlanHashMacro only = null;
    for (PlanHashMacro macro : candidates(report, macros)) {
      if (only != null
          && !(macro.name().equals(only.name()) && macro.value().equals(only.value()))) {
        return;
      }
      only = macro;
    }
    if (only != null && !only.value().equalsIgnoreCase(report.planHash())) {
      findings.add(ReportWording.planHash(report, only));
    }
  }

  /** Those that carry the report's prefix; those with nobody's but where it is another's hash. */
  private List<PlanHashMacro> candidates(ResidencyReport report, List<PlanHashMacro> macros) {
    Map<String, List<PlanHashMacro>> byOwner = owned.get(macros);
    if (byOwner == null) {
      byOwner = new HashMap<>();
      for (PlanHashMacro macro : macros) {
        byOwner.computeIfAbsent(owner(macro), owner -> new ArrayList<>()).add(macro);
      }
      owned.put(macros, byOwner);
    }
    List<PlanHashMacro> candidates =
        new ArrayList<>(byOwner.getOrDefault(prefix(report), List.of()));
    for (PlanHashMacro macro : byOwner.getOrDefault("", List.of())) {
      int own = macro.value().equalsIgnoreCase(report.planHash()) ? 1 : 0;
      if (hashes.getOrDefault(macro.value(), 0) <= own) {
        candidates.add(macro);
      }
    }
    return candidates;
  }

  /** The longest prefix of a module that a macro's name begins with, or {@code ""}. */
  private String owner(PlanHashMacro macro) {
    String name = macro.name().toUpperCase(Locale.ROOT);
    for (int end = name.lastIndexOf('_'); end > 0; end = name.lastIndexOf('_', end - 1)) {
      if (prefixes.contains(name.substring(0, end + 1))) {
        return name.substring(0, end + 1);
      }
    }
    return "";
  }

  private static String prefix(ResidencyReport report) {
    return report.modulePrefix().toUpperCase(Locale.ROOT) + "_";
  }
}
