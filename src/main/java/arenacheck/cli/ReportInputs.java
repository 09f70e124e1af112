package arenacheck.cli;

import arenacheck.io.FilesRead;
import arenacheck.io.InputFile;
import arenacheck.residency.BesideReport;
import arenacheck.residency.PlanHashMacro;
import arenacheck.residency.ReportFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reports that a command names, as files, folders or archives.
 *
 * @param reports in the order given; equal files are one report
 * @param copies what to say of each equal file that was left out
 * @param besides what lies beside each report; empty where only the plan is of interest
 */
record ReportInputs(
    List<ResidencyReport> reports, List<String> copies, List<BesideReport> besides) {

  /**
   * The reports alone.
   *
   * @param read takes the reports, and the folders that were searched for them
   * @throws arenacheck.io.InputException if one cannot be found or read
   */
  static ReportInputs read(List<String> values, FilesRead read) {
    return read(values, read, false);
  }

  /**
   * The reports, and what lies beside them.
   *
   * @param read takes all files, and the folders that were searched
   * @throws arenacheck.io.InputException if a report cannot be found or read
   */
  static ReportInputs readWhole(List<String> values, FilesRead read) {
    return read(values, read, true);
  }

  private static ReportInputs read(List<String> values, FilesRead read, boolean whole) {
    Map<String, String> paths = new HashMap<>();
    List<ResidencyReport> reports = new ArrayList<>();
    List<String> copies = new ArrayList<>();
    List<BesideReport> besides = new ArrayList<>();
    Map<String, List<PlanHashMacro>> headers = new HashMap<>();
    try (ReportFiles found = ReportFiles.find(values, read)) {
      for (ReportFile each : found.files()) {
        ResidencyReport report = read(each, read);
        String first = paths.putIfAbsent(report.sha256(), each.name());
        if (first != null) {
          copies.add(
              "`" + each.name() + "` is an equal copy of `" + first + "`: both are one report");
          continue;
        }
        reports.add(report);
        if (whole) {
          besides.add(BesideReport.read(report, each, read, headers));
        }
      }
      found.refuseRewritten();
    }
    return new ReportInputs(reports, copies, besides);
  }

  private static ResidencyReport read(ReportFile found, FilesRead read) {
    try (InputFile file = found.open(read)) {
      ResidencyReport report = ReportReader.read(file);
      file.refuseRewritten();
      return report;
    }
  }
}
