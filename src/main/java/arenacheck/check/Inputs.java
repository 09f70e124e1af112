package arenacheck.check;

import arenacheck.residency.ResidencyReport;
import java.util.List;

/**
 * What a check was given to read.
 *
 * @param map or {@code null} for a check without a map
 * @param reports in the order given, each file once
 */
public record Inputs(ElfInput elf, MapInput map, List<ResidencyReport> reports) {
  public Inputs {
    reports = List.copyOf(reports);
  }
}
