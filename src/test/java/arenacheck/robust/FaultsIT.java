package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.robust.Shell.Ended;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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

  /** The map with 60 MB of harmless lines: long enough to interfere. */
  private void makeMapLong() throws IOException {
    String text = Files.readString(Told.map("staged"));
    int at = text.indexOf("\nLOAD ") + 1;
    byte[] line = "LOAD obj/another_file.o\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = Files.newOutputStream(folder.resolve("fw.map"))) {
      out.write(text.substring(0, at).getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < 2500; i++) {
        out.write(line);
      }
      out.write(text.substring(at).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Far more text than a pipe holds. */
  private void makeResultLong() throws IOException {
    String text = Files.readString(Told.report("staged"));
    StringBuilder tensors = new StringBuilder("\"tensors\": [");
    for (int i = 0; i < 3000; i++) {
      tensors
          .append("{\"id\": \"" + (i + 100))
          .append("\", \"memory\": \"dtcm\", \"offset\": 99999, \"role\": \"scratch\",")
          .append(" \"size\": 1, \"source_memory\": \"dtcm\"},");
    }
    Files.writeString(
        folder.resolve("aot_residency.json"), text.replace("\"tensors\": [", tensors.toString()));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("std"))
          .sorted()
          .toList();
    }
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

    makeResultLong();
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
    makeResultLong();
    Files.writeString(folder.resolve("r.json"), "old");
    Ended ended = shell.run("ulimit -f 64; " + CHECK + " -o json=r.json -q");
    assertEquals(2, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertTrue(ended.hasOneMessage("r.json: error: cannot be written"), ended.err());
    assertEquals("old", Files.readString(folder.resolve("r.json")));
    assertEquals(List.of("aot_residency.json", "fw.elf", "fw.map", "r.json"), names());
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
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assertTrue(closed.toFile().setWritable(false));
    assumeTrue(!Files.isWritable(closed), "this user may write everywhere");
    Ended ended = shell.run(CHECK + " -o json=closed/r.json");
    assertEquals(2, ended.code());
    assertTrue(ended.hasOneMessage("permission denied"), ended.err());
  }

  @Test
  void environment_empty_changesNothing() throws Exception {
    Ended ended = shell.run("env -i $A check fw.elf --report aot_residency.json");
    assertEquals(0, ended.code(), ended.err());
    assertEquals("", ended.err());
    assertEquals(0, shell.run("HOME=/none TMPDIR=/none TMP=/none " + CHECK).code());
  }

  @ParameterizedTest
  @CsvSource({
    "rm fw.map fw.elf aot_residency.json, 0 1 2 3",
    ": > fw.map, 2 3",
    "head -c 1000 fw.map > cut; cat cut > fw.map, 2 3",
    "cat fw.elf > copy; cat copy > fw.elf, 0 2",
    "touch fw.elf, 0 2"
  })
  void input_changedMeanwhile_neverPassesHalfRead(String change, String codes) throws Exception {
    for (String delay : List.of("0.2", "0.5")) {
      makeMapLong();
      for (String name : List.of("fw.elf", "aot_residency.json")) {
        Files.write(
            folder.resolve(name), Files.readAllBytes(Told.IMAGES.resolve("staged").resolve(name)));
      }
      Ended ended =
          shell.run(
              CHECK + " & P=$!; sleep " + delay + "; { " + change + "; } 2>/dev/null; wait $P");
      assertTrue(
          Set.of(codes.split(" ")).contains(String.valueOf(ended.code())),
          change + ": " + ended.code() + ended.out() + ended.err());
      if (ended.code() == 2) {
        assertEquals("", ended.out());
        assertTrue(ended.hasOneMessage(""), ended.err());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
  void signal_endsWithoutHalfAFile(String signal, int code) throws Exception {
    makeMapLong();
    makeResultLong();
    int caught = 0;
    for (int delay = 150; delay <= 1050; delay += 150) {
      Files.deleteIfExists(folder.resolve("r.json"));
      Process process =
          shell.start("exec $A check fw.elf --report aot_residency.json -o json=r.json -o text");
      Thread.sleep(delay);
      new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still there");
      Ended ended = shell.ended(process);
      boolean wasCaught = ended.code() == code;
      caught += wasCaught ? 1 : 0;
      assertTrue(wasCaught || ended.code() == 1, ended.code() + ended.err());
      assertFalse(ended.err().contains("\tat "), ended.err());
      if (Files.exists(folder.resolve("r.json"))) {
        new ObjectMapper().readTree(folder.resolve("r.json").toFile());
      }
      assertTrue(names().stream().noneMatch(name -> name.startsWith(".arenacheck")), "" + names());
    }
    assertTrue(caught > 0, "the program was always faster");
  }
}
