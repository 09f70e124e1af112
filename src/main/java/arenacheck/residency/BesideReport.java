package arenacheck.residency;

import arenacheck.io.FileName;
import arenacheck.io.FilesRead;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The files that belong to a report and lie beside it.
 *
 * @param sidecars by the JSON pointer of the sidecar
 * @param planHashes macros of the generated headers
 */
public record BesideReport(Map<String, SidecarFile> sidecars, List<PlanHashMacro> planHashes) {
  public BesideReport {
    sidecars = Map.copyOf(sidecars);
    planHashes = List.copyOf(planHashes);
  }

  /**
   * Reads them, from where the report lies; what is missing or unreadable is told by the records.
   *
   * @param read takes the files, and the folders where one may turn up
   */
  public static BesideReport read(ResidencyReport report, ReportFile file, FilesRead read) {
    return read(report, file, read, new HashMap<>());
  }

  /**
   * The same of one report of several.
   *
   * @param headers macros of the folders that were searched already, for reports that share one
   */
  public static BesideReport read(
      ResidencyReport report,
      ReportFile file,
      FilesRead read,
      Map<String, List<PlanHashMacro>> headers) {
    Map<String, SidecarFile> sidecars = new HashMap<>();
    for (Arena arena : report.arenas()) {
      Sidecar sidecar = arena.storage() == null ? null : arena.storage().sidecar();
      if (sidecar != null) {
        sidecars.put(
            sidecar.pointer(),
            file.archive() == null
                ? SidecarFile.read(report, sidecar, read)
                : SidecarFile.read(file, sidecar));
      }
    }
    String folder =
        file.archive() == null
            ? FileName.text(FileName.path(report.path()).toAbsolutePath().getParent())
            : file.archive().shownAs(file.folder());
    List<PlanHashMacro> macros = headers.get(folder);
    if (macros == null) {
      macros =
          List.copyOf(
              file.archive() == null
                  ? PlanHashMacro.besides(report, read)
                  : PlanHashMacro.besides(file));
      headers.put(folder, macros);
    }
    return new BesideReport(sidecars, macros);
  }
}
