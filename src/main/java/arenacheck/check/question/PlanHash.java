package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.ReportWording;
import arenacheck.residency.PlanHashMacro;
import arenacheck.residency.ResidencyReport;
import java.util.List;

/** Were the generated headers beside the report made for the same plan? */
public final class PlanHash {
  public void ask(ResidencyReport report, List<PlanHashMacro> macros, Findings findings) {
    if (report.planHash() == null || macros.isEmpty()) {
      return;
    }
    PlanHashMacro first = macros.get(0);
    for (PlanHashMacro macro : macros) {
      if (!macro.name().equals(first.name()) || !macro.value().equals(first.value())) {
        return;
      }
    }
    if (!first.value().equalsIgnoreCase(report.planHash())) {
      findings.add(ReportWording.planHash(report, first));
    }
  }
}
