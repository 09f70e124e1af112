package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arenacheck.io.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void write_newFile_isWholeAndAlone() throws IOException {
    OutputFile.write(folder.resolve("r.json").toString(), "na\u00efve\n");
    assertEquals("na\u00efve\n", Files.readString(folder.resolve("r.json")));
    assertEquals(List.of("r.json"), names());
  }

  @Test
  void write_existingFile_isReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("r.json"), "a much longer text than the new one");
    OutputFile.write(file.toString(), "new");
    assertEquals("new", Files.readString(file));
    assertEquals(List.of("r.json"), names());
  }

  @Test
  void write_link_keepsTheLinkAndReplacesItsTarget() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    OutputFile.write(link.toString(), "new");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(target));
  }

  @Test
  void write_folder_isRefused() throws IOException {
    InputException e =
        assertThrows(InputException.class, () -> OutputFile.write(folder.toString(), "x"));
    assertEquals("is a folder, not a file", e.getMessage());
    assertEquals(List.of(), names());
  }

  @Test
  void write_missingFolderOrFileAsFolder_isRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "x");
    for (Path path : List.of(folder.resolve("none/r.json"), file.resolve("r.json"))) {
      InputException e =
          assertThrows(InputException.class, () -> OutputFile.write(path.toString(), "x"));
      assertEquals(path.toString(), e.place().file());
      assertTrue(e.getMessage().startsWith("cannot be written: "), e.getMessage());
      assertFalse(e.getMessage().endsWith("null"), e.getMessage());
    }
    assertEquals(List.of("f"), names());
  }

  @Test
  void write_device_isWrittenAndNotReplaced() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "no /dev/null here");
    OutputFile.write(device.toString(), "x");
    assertFalse(Files.isRegularFile(device));
  }

  @Test
  void write_fullDevice_isRefused() {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full here");
    InputException e = assertThrows(InputException.class, () -> OutputFile.write("/dev/full", "x"));
    assertTrue(e.getMessage().startsWith("cannot be written: "), e.getMessage());
  }

  @Test
  void write_noPath_isRefused() {
    assertThrows(InputException.class, () -> OutputFile.write("a\u0000b", "x"));
  }

  @Test
  void write_existingFile_keepsItsMode() throws IOException {
    Path file = Files.writeString(folder.resolve("r.json"), "old");
    assumeTrue(Files.getFileAttributeView(file, PosixFileAttributeView.class) != null, "no modes");
    for (String mode : List.of("rw-------", "rw-rw-rw-", "rwxr-x---")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
      OutputFile.write(file.toString(), mode);
      assertEquals(mode, Files.readString(file));
      assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
  }

  @Test
  void write_existingFile_keepsItsOwner() throws IOException {
    Path file = Files.writeString(folder.resolve("r.json"), "old");
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    assumeTrue(view != null && "root".equals(System.getProperty("user.name")), "only root gives");
    view.setOwner(file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("1"));
    OutputFile.write(file.toString(), "new");
    assertEquals("new", Files.readString(file));
    assertEquals(1, Files.getAttribute(file, "unix:uid"));
  }

  @Test
  void append_addsToWhatIsThere() throws IOException {
    String file = folder.resolve("summary.md").toString();
    OutputFile.append(file, out -> out.write("one\n"));
    OutputFile.append(file, out -> out.write("two\n"));
    assertEquals("one\ntwo\n", Files.readString(Path.of(file)));
  }
}
