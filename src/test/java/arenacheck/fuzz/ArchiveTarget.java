package arenacheck.fuzz;

import arenacheck.io.FilesRead;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.residency.BesideReport;
import arenacheck.residency.ReportFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Archives of reports, with what lies beside these. */
final class ArchiveTarget implements FuzzTarget {
  private static final String HOME = "testdata/images/archive/";

  private Path archive;

  @Override
  public List<byte[]> seeds() throws IOException {
    return List.of(
        TestData.bytes(HOME + "module.zip"),
        TestData.bytes(HOME + "other.pack"),
        TestData.bytes(HOME + "cut.zip"));
  }

  @Override
  public void run(byte[] input) throws IOException {
    if (archive == null) {
      archive = Files.createTempFile("module", ".zip");
      archive.toFile().deleteOnExit();
    }
    Files.write(archive, input);
    try (ReportFiles found = ReportFiles.find(List.of(archive.toString()), new FilesRead())) {
      for (ReportFile each : found.files()) {
        try (InputFile file = each.open(new FilesRead())) {
          BesideReport.read(ReportReader.read(file), each, new FilesRead());
        }
      }
    } catch (InputException e) {
      Refusals.check(e);
    }
  }
}
