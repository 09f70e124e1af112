package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.robust.Shell.Ended;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What happens to the inputs and to the program while it reads. No clock decides: the program is
 * held at the moment in which it has the map open.
 */
@DisabledOnOs(OS.WINDOWS)
class InterferenceIT {
  private static final String CHECK = "exec $A check fw.elf --report aot_residency.json";
  private static final int TRIES = 10;

  @TempDir Path folder;

  private Shell shell;

  @BeforeEach
  void start() throws IOException {
    assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "no /proc tells of open files here");
    shell = new Shell(folder, "");
  }

  private void copyFirmware() throws IOException {
    for (String name : List.of("fw.elf", "aot_residency.json")) {
      Files.write(
          folder.resolve(name), Files.readAllBytes(Told.IMAGES.resolve("staged").resolve(name)));
    }
    LongInputs.map(folder);
  }

  /** Starts a check and holds it while the map is open. */
  private Process held(String script) throws Exception {
    for (int i = 0; i < TRIES; i++) {
      Process process = shell.start(script);
      while (process.isAlive() && !holdsMap(process)) {
        Thread.onSpinWait();
      }
      if (process.isAlive()) {
        signal(process, "STOP");
        if (holdsMap(process)) {
          return process;
        }
      }
      process.destroyForcibly().waitFor();
    }
    return fail("the program was always faster");
  }

  private static boolean holdsMap(Process process) {
    try (Stream<Path> open = Files.list(Path.of("/proc/" + process.pid() + "/fd"))) {
      return open.anyMatch(InterferenceIT::isMap);
    } catch (IOException | java.io.UncheckedIOException e) {
      return false;
    }
  }

  private static boolean isMap(Path open) {
    try {
      return Files.readSymbolicLink(open).endsWith("fw.map");
    } catch (IOException e) {
      return false;
    }
  }

  private static void signal(Process process, String name) throws Exception {
    assertEquals(
        0, new ProcessBuilder("kill", "-" + name, "" + process.pid()).start().waitFor(), name);
  }

  private Ended goOn(Process process) throws Exception {
    signal(process, "CONT");
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still there");
    return shell.ended(process);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ": > fw.map",
        "head -c 1000 fw.map > cut; cat cut > fw.map",
        "echo >> fw.map",
        "cat fw.elf > copy; cat copy > fw.elf",
        "touch fw.elf"
      })
  void input_writtenMeanwhile_isRefused(String change) throws Exception {
    copyFirmware();
    Process process = held(CHECK);
    assertEquals(
        0, new ProcessBuilder("sh", "-c", change).directory(folder.toFile()).start().waitFor());
    Ended ended = goOn(process);
    assertEquals(2, ended.code(), ended.out());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage("while it was read"), ended.err());
  }

  /** What is open can be read to its end. */
  @Test
  void inputs_removedMeanwhile_areRead() throws Exception {
    copyFirmware();
    Process process = held(CHECK);
    // The report may be opened later: the map is read beside it.
    for (String name : List.of("fw.elf", "fw.map")) {
      Files.delete(folder.resolve(name));
    }
    Ended ended = goOn(process);
    assertEquals(0, ended.code(), ended.err());
    assertTrue(ended.out().contains("\npass: 4 of 4 storage objects"), ended.out());
  }

  @ParameterizedTest
  @CsvSource({"INT, 2", "TERM, 15", "HUP, 1"})
  void signal_whileReading_endsWithoutAFile(String signal, int number) throws Exception {
    copyFirmware();
    Process process = held(CHECK + " -o json=r.json -o text");
    boolean isIgnored = isIgnored(process, number);
    signal(process, signal);
    Ended ended = goOn(process);
    assumeFalse(isIgnored, "whoever runs the tests ignores " + signal);
    assertEquals(128 + number, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertFalse(ended.err().contains("\tat "), ended.err());
    assertEquals(List.of("aot_residency.json", "fw.elf", "fw.map"), shell.names());
  }

  /** What ignores a signal, as nohup does, hands that down. */
  private static boolean isIgnored(Process process, int signal) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
      if (line.startsWith("SigIgn:")) {
        return (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> signal - 1 & 1) != 0;
      }
    }
    return false;
  }

  /** Wherever a signal comes, the file is whole or not there. */
  @Test
  void signal_atAnyTime_leavesNoHalfFile() throws Exception {
    copyFirmware();
    LongInputs.report(folder);
    for (int delay = 150; delay <= 1050; delay += 75) {
      Files.deleteIfExists(folder.resolve("r.json"));
      Process process = shell.start(CHECK + " -o json=r.json -o text");
      Thread.sleep(delay);
      new ProcessBuilder("kill", "" + process.pid()).start().waitFor();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still there");
      Ended ended = shell.ended(process);
      assertTrue(List.of(1, 143).contains(ended.code()), ended.code() + ended.err());
      assertFalse(ended.err().contains("\tat "), ended.err());
      if (Files.exists(folder.resolve("r.json"))) {
        new ObjectMapper().readTree(folder.resolve("r.json").toFile());
      }
      assertTrue(
          shell.names().stream().noneMatch(name -> name.startsWith(".arenacheck")),
          "" + shell.names());
    }
  }
}
