package arenacheck.cli;

import arenacheck.io.FilesRead;
import arenacheck.io.InputFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reports that a command names, as files or as folders.
 *
 * @param reports in the order given; equal files are one report
 * @param copies what to say of each equal file that was left out
 */
record ReportInputs(List<ResidencyReport> reports, List<String> copies) {

  /**
   * @param read takes the reports, and the folders that were searched for them
   * @throws arenacheck.io.InputException if one cannot be found or read
   */
  static ReportInputs read(List<String> values, FilesRead read) {
    Map<String, String> paths = new HashMap<>();
    List<ResidencyReport> reports = new ArrayList<>();
    List<String> copies = new ArrayList<>();
    for (String path : ReportFiles.find(values, read)) {
      read.file(path);
      try (InputFile file = InputFile.open(path)) {
        ResidencyReport report = ReportReader.read(file);
        file.refuseRewritten();
        String first = paths.putIfAbsent(report.sha256(), path);
        if (first == null) {
          reports.add(report);
        } else {
          copies.add("`" + path + "` is an equal copy of `" + first + "`: both are one report");
        }
      }
    }
    return new ReportInputs(reports, copies);
  }
}
