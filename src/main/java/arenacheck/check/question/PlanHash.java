package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.residency.PlanHashMacro;
import arenacheck.residency.ResidencyReport;
import java.util.List;
import java.util.Locale;

/**
 * Were the generated headers beside the report made for the same plan? The modules of an image may
 * keep their headers in one folder: a macro of another module says nothing of this one.
 */
public final class PlanHash {
  private final List<ResidencyReport> reports;

  /**
   * @param reports all of the check
   */
  public PlanHash(List<ResidencyReport> reports) {
    this.reports = reports;
  }

  public void ask(ResidencyReport report, List<PlanHashMacro> macros, Findings findings) {
    if (report.planHash() == null) {
      return;
    }
    PlanHashMacro only = null;
    for (PlanHashMacro macro : macros) {
      if (isOfAnother(macro, report)) {
        continue;
      }
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

  /** Whether a macro carries another report's prefix, and not this one's, or its hash. */
  private boolean isOfAnother(PlanHashMacro macro, ResidencyReport report) {
    int own = prefix(macro, report);
    for (ResidencyReport other : reports) {
      if (other != report
          && (prefix(macro, other) > own
              || (own == 0 && macro.value().equalsIgnoreCase(other.planHash())))) {
        return true;
      }
    }
    return false;
  }

  /** How much of a macro's name is the module's prefix, in characters. */
  private static int prefix(PlanHashMacro macro, ResidencyReport report) {
    String prefix = report.modulePrefix().toUpperCase(Locale.ROOT) + "_";
    return macro.name().toUpperCase(Locale.ROOT).startsWith(prefix) ? prefix.length() : 0;
  }
}
