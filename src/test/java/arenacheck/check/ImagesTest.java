package arenacheck.check;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.account.MemoryRow;
import arenacheck.elf.ElfImage;
import arenacheck.elf.ElfReader;
import arenacheck.image.LayoutChoice;
import arenacheck.image.LinkedImage;
import arenacheck.io.FilesRead;
import arenacheck.io.InputFile;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapReader;
import arenacheck.memory.Target;
import arenacheck.memory.Targets;
import arenacheck.render.JsonRenderer;
import arenacheck.residency.Arena;
import arenacheck.residency.BesideReport;
import arenacheck.residency.ReportFile;
import arenacheck.residency.ReportFiles;
import arenacheck.residency.ReportReader;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Storage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every linked image, whatever is wrong with it; {@code damaged} has no image. */
class ImagesTest {
  private static final Target TARGET = Targets.find("apollo510_evb");

  static Stream<String> images() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("testdata/images"))) {
      List<String> names =
          folders
              .filter(folder -> !folder.endsWith("damaged"))
              .map(Path::toString)
              .sorted()
              .toList();
      assertFalse(names.isEmpty());
      return names.stream();
    }
  }

  private static Result check(String folder, boolean withMap, Target target) {
    List<ResidencyReport> reports = new ArrayList<>();
    List<BesideReport> files = new ArrayList<>();
    for (String path : reports(folder)) {
      try (InputFile file = InputFile.open(path)) {
        reports.add(ReportReader.read(file));
      }
      files.add(
          BesideReport.read(
              reports.get(reports.size() - 1), ReportFile.onDisk(path), new FilesRead()));
    }
    String beside = folder + "/fw.map";
    LinkMap map = withMap && Files.exists(Path.of(beside)) ? map(beside) : null;
    try (InputFile file = InputFile.open(folder + "/fw.elf")) {
      ElfImage elf = ElfReader.read(file);
      LinkedImage image = LinkedImage.of(elf, map);
      return Check.run(
          new CheckRequest(
              "test",
              new Inputs(
                  new ElfInput("fw.elf", null, elf.elfClass(), elf.machineName(), elf.bigEndian()),
                  map == null ? null : new MapInput("fw.map", map.linker().text(), true, 0),
                  reports),
              files,
              image,
              null,
              LayoutChoice.of(image, target, List.of()),
              target,
              List.of(),
              List.of(),
              List.of(),
              false));
    }
  }

  private static List<String> reports(String folder) {
    try (ReportFiles found = ReportFiles.find(List.of(folder), new FilesRead())) {
      return found.files().stream().map(ReportFile::name).toList();
    }
  }

  private static LinkMap map(String path) {
    try (InputFile file = InputFile.open(path)) {
      return MapReader.read(file);
    }
  }

  @ParameterizedTest
  @MethodSource("images")
  void outcomes_addUpToTheStorageObjectsOfTheReports(String folder) {
    for (boolean withMap : new boolean[] {true, false}) {
      Result result = check(folder, withMap, TARGET);
      int promised = 0;
      for (ResidencyReport report : result.inputs().reports()) {
        for (Arena arena : report.arenas()) {
          Storage storage = arena.storage();
          promised += 1 + (storage.source() == null ? 0 : 1) + (storage.sidecar() == null ? 0 : 1);
        }
      }
      int[] counts = new int[Status.values().length];
      for (ObjectResult object : result.objects()) {
        counts[object.status().ordinal()]++;
      }
      assertEquals(promised, counts[0] + counts[1] + counts[2]);
      assertEquals(promised, result.objects().size());
    }
  }

  @ParameterizedTest
  @MethodSource("images")
  void statusAndVerdict_followFromTheFindings(String folder) {
    Result result = check(folder, true, TARGET);
    for (ObjectResult object : result.objects()) {
      boolean error = false;
      for (Finding finding : result.findings()) {
        error |= finding.subject() == object.subject() && finding.level() == Level.ERROR;
      }
      assertEquals(error, object.status() == Status.FAILED);
    }
    boolean failed = result.findings().stream().anyMatch(each -> each.level() == Level.ERROR);
    assertEquals(failed, result.verdict() == Verdict.FAIL);
  }

  @ParameterizedTest
  @MethodSource("images")
  void memoryTable_hasNoNegativeBytes(String folder) {
    for (MemoryRow row : check(folder, true, TARGET).accounts().rows()) {
      assertTrue(row.linked() == null || row.linked() >= 0, row.toString());
      assertTrue(row.other() == null || row.other() >= 0, row.toString());
      assertTrue(row.loadImage() == null || row.loadImage() >= 0, row.toString());
      assertTrue(row.stack() >= 0 && row.heap() >= 0, row.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("images")
  void twoRuns_giveEqualBytes(String folder) {
    assertArrayEquals(json(folder), json(folder));
  }

  private static byte[] json(String folder) {
    return new JsonRenderer().render(check(folder, true, null)).getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("images")
  void everyFinding_hasAPlaceAMessageAndAHelp(String folder) {
    for (Finding finding : check(folder, true, TARGET).findings()) {
      assertFalse(finding.message().isBlank());
      assertFalse(finding.message().endsWith("."), finding.message());
      assertFalse(finding.help() == null || finding.help().isBlank(), finding.message());
    }
  }
}
