package arenacheck.fuzz;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.residency.ReportReader;
import arenacheck.residency.ResidencyReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The reader of residency reports. */
final class ReportTarget implements FuzzTarget {
  @Override
  public List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String name : List.of("clean", "staged", "external-bound", "external-pool", "lld-icf")) {
      seeds.add(TestData.report(name));
    }
    String small = new String(seeds.get(1), java.nio.charset.StandardCharsets.UTF_8);
    seeds.add(small.replaceAll("\\s", "").getBytes(java.nio.charset.StandardCharsets.UTF_8));
    seeds.add(
        small
            .replace("\"schema_version\": 5", "\"schema_version\": 4")
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
    return seeds;
  }

  @Override
  public void run(byte[] input) {
    try {
      ResidencyReport report = ReportReader.read(InputFile.of("r.json", input));
      if (report.arenas() == null || report.tensors() == null || report.sha256().length() != 64) {
        throw new AssertionError("half a report");
      }
    } catch (InputException e) {
      Refusals.check(e);
    }
  }
}
