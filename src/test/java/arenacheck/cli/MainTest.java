package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void run_help_isOnStandardOutput() {
    Run run = Run.of("--help");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("usage: arenacheck COMMAND"), run.out());
    assertEquals("", run.err());
    assertEquals(run, Run.of("-h"));
  }

  @Test
  void run_version_isANumber() {
    Run run = Run.of("--version");
    assertEquals(0, run.code());
    assertTrue(run.out().matches("arenacheck \\d+\\.\\d+\\.\\d+\\S*\n"), run.out());
    assertEquals(run, Run.of("-V"));
  }

  @Test
  void run_noCommand_isRefused() {
    assertEquals(
        new Run(
            2,
            "",
            "arenacheck: error: no command is named\n    help: `arenacheck --help` lists them\n"),
        Run.of());
  }

  @Test
  void run_unknownCommand_suggestsTheNearest() {
    Run run = Run.of("chekc");
    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("unknown command `chekc`\n    help: did you mean `check`?"));
  }

  @Test
  void run_unusableInput_isOneMessageWithPlaceAndHelp() {
    Pipeline pipeline =
        (options, read) -> {
          throw new InputException(
              new Place("r\u001b.json", 12, 5, "/arenas/scratch/0"), "`used` is missing", "do x");
        };
    Run run = Run.of(pipeline, "check", "fw.elf", "--report", "r.json");
    assertEquals(
        new Run(
            2,
            "",
            "r\\x1b.json:12:5: error: `used` is missing (at /arenas/scratch/0)\n"
                + "    help: do x\n"),
        run);
  }

  @Test
  void run_defect_asksForAReport() {
    Pipeline pipeline =
        (options, read) -> {
          throw new IllegalStateException("broken");
        };
    Run run = Run.of(pipeline, "check", "fw.elf", "--report", "r.json");
    assertEquals(70, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("java.lang.IllegalStateException: broken"), run.err());
    assertTrue(run.err().contains("\tat arenacheck.cli."), run.err());
    assertTrue(run.err().contains("please report it"), run.err());
  }

  @Test
  void run_stackOverflow_isADefectAndNotACrash() {
    Pipeline pipeline =
        (options, read) -> {
          throw new StackOverflowError();
        };
    assertEquals(70, Run.of(pipeline, "check", "fw.elf", "--report", "r.json").code());
  }

  @Test
  void run_outOfMemory_isAboutTheInputs() {
    Pipeline pipeline =
        (options, read) -> {
          throw new OutOfMemoryError();
        };
    Run run = Run.of(pipeline, "check", "fw.elf", "--report", "r.json");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("need more memory than"), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @Test
  void run_closedOutput_isOneMessage() {
    PrintStream closed =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
              }
            });
    java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
    int code =
        new Main(System.in, closed, new PrintStream(err), Map.of(), (options, read) -> null)
            .run("--help");
    assertEquals(2, code);
    assertTrue(err.toString().startsWith("arenacheck: error: standard output cannot be written\n"));
    assertFalse(err.toString().contains("\tat "));
  }
}
