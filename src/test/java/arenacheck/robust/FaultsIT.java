package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.robust.Shell.Ended;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong around the program: no result may be lost or half written and look like one. */
@DisabledOnOs(OS.WINDOWS)
class FaultsIT {
  private static final String CHECK = "$A check fw.elf --report aot_residency.json";
  private static final String LOST = "standard output cannot be written";

  @TempDir Path folder;

  private Shell shell;

  @BeforeEach
  void copyFirmware() throws IOException {
    for (String name : List.of("fw.elf", "fw.map", "aot_residency.json")) {
      Files.copy(Told.IMAGES.resolve("staged").resolve(name), folder.resolve(name));
    }
    shell = new Shell(folder, "");
  }

  private static void requireFull() {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full here");
  }

  @Test
  void standardOutput_fullDisk_isExit2() throws Exception {
    requireFull();
    for (String format : List.of("text", "json")) {
      Ended ended = shell.run(CHECK + " -o " + format + " > /dev/full");
      assertEquals(2, ended.code(), ended.err());
      assertTrue(ended.hasOneMessage(LOST), ended.err());
    }
  }

  @Test
  void standardOutput_closed_isExit2() throws Exception {
    Ended ended = shell.run(CHECK + " >&-");
    assertEquals(2, ended.code(), ended.err());
    assertTrue(ended.hasOneMessage(LOST), ended.err());
  }

  @Test
  void standardOutput_closedBesideAFile_writesTheFile() throws Exception {
    Ended ended = shell.run(CHECK + " -o json=r.json >&-");
    assertEquals(2, ended.code(), ended.err());
    new ObjectMapper().readTree(folder.resolve("r.json").toFile());
  }

  @Test
  void standardOutput_readerThatStops_isTold() throws Exception {
    String counted = "{ " + CHECK + " -o json; echo $? > code; } | head -c 1";
    Ended small = shell.run(counted);
    assertEquals("{", small.out());
    assertEquals("0\n", Files.readString(folder.resolve("code")));

    LongInputs.report(folder);
    Ended large = shell.run(counted);
    assertEquals("{", large.out());
    assertEquals("2\n", Files.readString(folder.resolve("code")));
    assertTrue(large.hasOneMessage(LOST), large.err());
  }

  @Test
  void otherStreams_closed_keepTheExitCode() throws Exception {
    assertEquals(0, shell.run(CHECK + " <&-").code());
    assertEquals(0, shell.run(CHECK + " 2>&-").code());
    assertEquals(2, shell.run("$A check none.elf --report aot_residency.json 2>&-").code());
    assertEquals(2, shell.run("$A check none.elf --report none.json >&- 2>&- <&-").code());
  }

  @Test
  void outputFile_fullDevice_isExit2WithoutText() throws Exception {
    requireFull();
    Ended ended = shell.run(CHECK + " -o json=/dev/full");
    assertEquals(2, ended.code());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage("/dev/full: error: cannot be written"), ended.err());
  }

  /** A limit of the shell stands for a full disk: a write stops in the middle of the file. */
  @Test
  void outputFile_diskFullInTheMiddle_leavesTheOldFile() throws Exception {
    LongInputs.report(folder);
    Files.writeString(folder.resolve("r.json"), "old");
    Ended ended = shell.run("ulimit -f 64; " + CHECK + " -o json=r.json -q");
    assertEquals(2, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage("r.json: error: cannot be written"), ended.err());
    assertEquals("old", Files.readString(folder.resolve("r.json")));
    assertEquals(List.of("aot_residency.json", "fw.elf", "fw.map", "r.json"), shell.names());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/proc/r.json", "none/r.json", "fw.elf/r.json", "."})
  void outputFile_notWritable_isExit2WithoutText(String file) throws Exception {
    Ended ended = shell.run(CHECK + " -o json=" + file);
    assertEquals(2, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage(file + ": error: "), ended.err());
  }

  @Test
  void outputFile_folderWithoutPermission_isExit2() throws Exception {
    Unprivileged.open(Files.createDirectory(folder.resolve("closed")), "r-xr-xr-x");
    Ended ended = bound(CHECK + " -o json=closed/r.json");
    assertEquals(2, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage("permission denied"), ended.err());
  }

  @Test
  void input_withoutPermission_isExit2() throws Exception {
    for (String name : List.of("fw.elf", "fw.map", "aot_residency.json")) {
      Unprivileged.open(folder.resolve(name), "---------");
      Ended ended = bound(CHECK);
      assertEquals(2, ended.code(), ended.err());
      assertEquals("", ended.out());
      assertTrue(ended.hasOneMessage(name + ": error: cannot be read"), ended.err());
      Unprivileged.open(folder.resolve(name), "rw-r--r--");
    }
  }

  /** As a user whom permissions bind. */
  private Ended bound(String script) throws Exception {
    Unprivileged.open(folder, "rwxr-xr-x");
    Files.copy(
        Path.of("target/arenacheck.jar"),
        folder.resolve("copy.jar"),
        StandardCopyOption.REPLACE_EXISTING);
    Unprivileged.open(folder.resolve("copy.jar"), "rw-r--r--");
    String prefix = String.join(" ", Unprivileged.prefix());
    return shell.run("A=\"" + prefix + " ${A% -jar *} -jar copy.jar\"; " + script);
  }

  @Test
  void environment_empty_changesNothing() throws Exception {
    Ended ended = shell.run("env -i $A check fw.elf --report aot_residency.json");
    assertEquals(0, ended.code(), ended.err());
    assertEquals("", ended.err());
    assertEquals(0, shell.run("HOME=/none TMPDIR=/none TMP=/none " + CHECK).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/dev/stdout", "/dev/fd/1", "/dev/stderr", "/dev/fd/2", "link"})
  void openFile_keepsWhatIsInIt(String name) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/fd")), "no /dev/fd here");
    Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/stderr"));
    String check = CHECK + " -q -o json=" + name;
    Ended ended = shell.run("echo first >log; " + check + " >>log 2>>log; echo last >>log");
    assertEquals(0, ended.code(), ended.err());
    String log = Files.readString(folder.resolve("log"));
    assertTrue(log.startsWith("first\n{\n"), log);
    assertTrue(log.endsWith("}\nlast\n"), log);
  }
}
