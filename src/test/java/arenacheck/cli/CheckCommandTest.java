package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Result;
import arenacheck.check.Verdict;
import arenacheck.render.JsonRenderer;
import arenacheck.render.Results;
import arenacheck.render.TextRenderer;
import arenacheck.render.TextStyle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  private static final Pipeline CLEAN = (options, read) -> Results.clean();
  private static final Pipeline FAILING = (options, read) -> Results.failing();
  private static final String TEXT = new TextRenderer(TextStyle.PLAIN).render(Results.failing());
  private static final String JSON = new JsonRenderer().render(Results.failing());

  @TempDir Path folder;

  private static Run check(Pipeline pipeline, String... more) {
    String[] args = new String[more.length + 4];
    System.arraycopy(new String[] {"check", "fw.elf", "--report", "r.json"}, 0, args, 0, 4);
    System.arraycopy(more, 0, args, 4, more.length);
    return Run.of(pipeline, args);
  }

  @Test
  void call_help_namesTheExitCodes() {
    Run run = Run.of("check", "--help");
    assertEquals(0, run.code());
    assertTrue(run.out().contains("exit codes: 0 pass"), run.out());
  }

  @Test
  void call_verdicts_areExitCodes() {
    assertEquals(0, check(CLEAN).code());
    assertEquals(1, check(FAILING).code());
    Result clean = Results.clean();
    Result incomplete =
        new Result(
            clean.toolVersion(),
            Verdict.INCOMPLETE,
            clean.inputs(),
            clean.objects(),
            clean.findings(),
            clean.accounts());
    assertEquals(3, check((options, read) -> incomplete).code());
  }

  @Test
  void call_noOutputOption_printsText() {
    assertEquals(new Run(1, TEXT, ""), check(FAILING));
  }

  @Test
  void call_json_printsJsonInsteadOfText() {
    assertEquals(new Run(1, JSON, ""), check(FAILING, "-o", "json"));
    assertEquals(new Run(1, JSON, ""), check(FAILING, "--output=json"));
  }

  @Test
  void call_jsonToFile_printsTextToo() throws IOException {
    Path file = folder.resolve("result of today.json");
    assertEquals(new Run(1, TEXT, ""), check(FAILING, "-o", "json=" + file));
    assertEquals(JSON, Files.readString(file));
  }

  @Test
  void call_textToFileAndJson_goesBothWays() throws IOException {
    Path file = folder.resolve("r.txt");
    assertEquals(new Run(1, JSON, ""), check(FAILING, "-o", "json", "-o", "text=" + file));
    assertEquals(TEXT, Files.readString(file));
  }

  @Test
  void call_unwritableFile_isExit2AndNothingOnStandardOutput() {
    Path file = folder.resolve("no/such/folder/r.json");
    Run run = check(FAILING, "-o", "json=" + file);
    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertTrue(
        run.err().startsWith(file + ": error: cannot be written: its folder does not exist\n"),
        run.err());
  }

  @Test
  void call_outputOverAnInput_isRefusedBeforeTheCheck() throws IOException {
    Path elf = Files.writeString(folder.resolve("fw.elf"), "elf");
    Path map = Files.writeString(folder.resolve("fw.map"), "map");
    for (Path input : new Path[] {elf, map}) {
      Run run = Run.of("check", elf.toString(), "--report", "r.json", "-o", "json=" + input);
      assertEquals(2, run.code());
      assertTrue(run.err().contains("is an input of this command"), run.err());
    }
    assertEquals("elf", Files.readString(elf));
  }

  @Test
  void call_quiet_printsNothingOnPass() {
    assertEquals(new Run(0, "", ""), check(CLEAN, "-q"));
    assertTrue(check(FAILING, "--quiet").out().startsWith("fw.map:7: error: "));
  }

  @Test
  void call_terminal_hasColourUnlessSwitchedOff() {
    assertTrue(coloured(Map.of("ARENACHECK_TERMINAL", "1", "TERM", "xterm")));
    assertTrue(coloured(Map.of("ARENACHECK_TERMINAL", "1", "TERM", "xterm", "NO_COLOR", "")));
    assertFalse(coloured(Map.of("ARENACHECK_TERMINAL", "1", "TERM", "xterm", "NO_COLOR", "1")));
    assertFalse(coloured(Map.of("ARENACHECK_TERMINAL", "1", "TERM", "dumb")));
    assertFalse(coloured(Map.of("ARENACHECK_TERMINAL", "1")));
    assertFalse(coloured(Map.of("TERM", "xterm")));
  }

  private static boolean coloured(Map<String, String> environment) {
    Run run = Run.of(FAILING, environment, "check", "fw.elf", "--report", "r.json");
    return run.out().contains("\u001b[");
  }

  @Test
  void call_argumentFile_standsInItsPlace() throws IOException {
    Path file = folder.resolve("arenacheck.args");
    Files.writeString(file, "# the project\n--report \"r.json\"\n-o json\n");
    assertEquals(new Run(1, JSON, ""), Run.of(FAILING, "check", "fw.elf", "@" + file));
  }

  @Test
  void call_missingArgumentFile_isExit2() {
    Run run = Run.of("check", "fw.elf", "@" + folder.resolve("none"));
    assertEquals(2, run.code());
    assertTrue(run.err().contains("none: error: no such file\n"), run.err());
  }
}
