package arenacheck.cli;

import arenacheck.io.InputFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;

/** The reports that a command names, as files or as folders. */
final class ReportInputs {
  private ReportInputs() {}

  /**
   * @throws arenacheck.io.InputException if one cannot be found or read
   */
  static List<ResidencyReport> read(List<String> values) {
    List<ResidencyReport> reports = new ArrayList<>();
    for (String path : ReportFiles.find(values)) {
      try (InputFile file = InputFile.open(path)) {
        reports.add(ReportReader.read(file));
        file.refuseRewritten();
      }
    }
    return reports;
  }
}
