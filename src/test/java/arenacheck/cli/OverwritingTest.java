package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No command writes over what it was asked to read. */
class OverwritingTest {
  private static final Path IMAGE = Path.of("testdata/images/external-bound");

  @TempDir Path folder;

  @BeforeEach
  void inputs() throws IOException {
    Files.createDirectory(folder.resolve("model"));
    for (String name : new String[] {"aot_residency.json", "aot_arena_const_mram.bin"}) {
      Files.copy(IMAGE.resolve(name), folder.resolve("model").resolve(name));
    }
    for (String name : new String[] {"fw.elf", "fw.map"}) {
      Files.copy(IMAGE.resolve(name), folder.resolve(name));
    }
    Files.writeString(folder.resolve("app.args"), "-q # quiet");
    write("targets", "apollo510_evb", "-o", "json=" + folder.resolve("board.json"));
    write(check("-o", "json=" + folder.resolve("base.json")));
  }

  private static void write(String... args) {
    Run run = run(args);
    assertEquals("", run.err());
  }

  private static Run run(String... args) {
    return Run.of(new CheckPipeline(), args);
  }

  private String[] check(String... more) {
    List<String> args = new ArrayList<>(List.of("check", folder.resolve("fw.elf").toString()));
    args.addAll(List.of("--report", folder.resolve("model").toString()));
    args.addAll(List.of(more));
    return args.toArray(new String[0]);
  }

  private void refused(Path file, String... args) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Run run = run(args);
    assertEquals(2, run.code(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().contains("is an input of this command"), run.err());
    assertArrayEquals(bytes, Files.readAllBytes(file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fw.elf",
        "fw.map",
        "model/aot_residency.json",
        "model/aot_arena_const_mram.bin",
        "board.json",
        "base.json",
        "app.args",
        "model/../app.args"
      })
  void check_anyInput_isKept(String name) throws IOException {
    String file = folder.resolve(name).toString();
    refused(
        folder.resolve(name),
        check(
            "--target",
            folder.resolve("board.json").toString(),
            "--baseline",
            folder.resolve("base.json").toString(),
            "@" + folder.resolve("app.args"),
            "-o",
            "json=" + file));
  }

  @Test
  void check_linkToAnInput_isThatInput() throws IOException {
    Path link = folder.resolve("out.json");
    Files.createSymbolicLink(link, Path.of("model/aot_residency.json"));
    refused(link, check("-o", "json=" + link));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fw.elf", "fw.map", "model/aot_residency.json", "board.json"})
  void locate_anyInput_isKept(String name) throws IOException {
    List<String> args = new ArrayList<>(List.of("locate", folder.resolve("fw.elf").toString()));
    args.addAll(List.of("0x20000000", "--report", folder.resolve("model").toString()));
    args.addAll(List.of("--target", folder.resolve("board.json").toString()));
    args.addAll(List.of("-o", "json=" + folder.resolve(name)));
    refused(folder.resolve(name), args.toArray(new String[0]));
  }

  @Test
  void show_diff_targets_inputs_areKept() throws IOException {
    Path report = folder.resolve("model/aot_residency.json");
    Path args = Files.writeString(folder.resolve("o.args"), "-o json=" + folder.resolve("o.args"));
    Path base = folder.resolve("base.json");
    Path board = folder.resolve("board.json");
    refused(report, "show", folder.resolve("model").toString(), "-o", "json=" + report);
    refused(args, "show", report.toString(), "@" + args);
    refused(base, "diff", report.toString(), base.toString(), "-o", "markdown=" + base);
    refused(args, "diff", report.toString(), base.toString(), "@" + args);
    refused(board, "targets", board.toString(), "-o", "json=" + board);
  }

  @Test
  void twoDocuments_oneFileInTwoSpellings_areRefusedUnwritten() throws IOException {
    Path file = folder.resolve("out.json");
    Path same = folder.resolve("model/../out.json");
    for (String[] args :
        new String[][] {
          check("-o", "json=" + file, "-o", "markdown=" + same),
          {"show", folder.resolve("model").toString(), "-o", "json=" + file, "-o", "text=" + same}
        }) {
      Run run = run(args);
      assertEquals(2, run.code());
      assertTrue(run.err().contains("another format goes already"), run.err());
      assertFalse(Files.exists(file));
    }
    write(check("-o", "json=" + file, "-o", "markdown=" + folder.resolve("model/out.json")));
  }

  @Test
  void check_headerWhosePlanHashWasRead_isKept() throws IOException {
    Path header = folder.resolve("model/include/aot.h");
    Files.createDirectories(header.getParent());
    Files.writeString(header, "#define AOT_PLAN_HASH \"8e21102279d1c95e\"\n");
    refused(header, check("-o", "html=" + header));
  }

  @Test
  void stepSummary_ofTwoChecks_hasBoth() throws IOException {
    Path summary = Files.writeString(folder.resolve("summary.md"), "before\n");
    Map<String, String> environment = Map.of("GITHUB_STEP_SUMMARY", summary.toString());
    for (int i = 0; i < 2; i++) {
      Run.of(new CheckPipeline(), environment, check("-o", "markdown=" + summary));
    }
    String text = Files.readString(summary);
    assertTrue(text.startsWith("before\n<!-- arenacheck -->\n"), text);
    assertEquals(3, text.split("<!-- arenacheck -->", -1).length);
    Run.of(new CheckPipeline(), check("-o", "markdown=" + summary));
    assertTrue(Files.readString(summary).startsWith("<!-- arenacheck -->"));
  }

  @Test
  void standardOutputByName_isStandardOutput() {
    for (String name : new String[] {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
      assertEquals(run(check("-o", "json")).out(), run(check("-o", "json=" + name)).out());
      assertEquals(2, run(check("-o", "json=" + name, "-o", "text")).code());
    }
  }

  @Test
  void archiveOfReports_isNotReplaced() throws IOException {
    Path archive = folder.resolve("m.zip");
    Files.copy(Path.of("testdata/images/archive/module.zip"), archive);
    String one = archive + "!aot/aot_residency.json";
    refused(archive, "show", archive.toString(), "-o", "json=" + archive);
    refused(archive, "show", one, "-o", "json=" + archive);
    refused(archive, "diff", one, one, "-o", "json=" + archive);
    refused(archive, check("--report", one, "-o", "json=" + archive));
    Path flash = Files.write(folder.resolve("fw.bin"), new byte[] {1});
    refused(flash, check("--flash", flash + "@0x410000", "-o", "json=" + flash));
  }
}
