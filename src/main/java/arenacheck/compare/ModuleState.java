package arenacheck.compare;

import arenacheck.residency.ResidencyReport;

/**
 * One module of a side, as its report identifies it.
 *
 * @param module its prefix
 * @param compilerVersion or {@code null}, as the two hashes
 */
public record ModuleState(
    String module,
    long schemaVersion,
    String compilerVersion,
    String planHash,
    String tensorLayoutHash) {

  static ModuleState of(ResidencyReport report) {
    return new ModuleState(
        report.modulePrefix(),
        report.schemaVersion(),
        report.compilerVersion(),
        report.planHash(),
        report.tensorLayoutHash());
  }
}
