package arenacheck.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputFileTest {
  @TempDir Path folder;

  private Path file(int... bytes) throws IOException {
    byte[] content = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      content[i] = (byte) bytes[i];
    }
    return Files.write(folder.resolve("f"), content);
  }

  private static String refusal(String name) {
    InputException e = assertThrows(InputException.class, () -> InputFile.open(name).close());
    assertEquals(name, e.place().prefix());
    return e.getMessage() + " (" + e.help() + ")";
  }

  @Test
  void missingFile_isRefused() {
    assertEquals(
        "no such file (check the path; was the step that writes it run?)",
        refusal(folder.resolve("none").toString()));
  }

  @Test
  void folder_isRefused() {
    assertEquals("is a folder, not a file (name the file itself)", refusal(folder.toString()));
  }

  @Test
  void emptyFile_isRefused() throws IOException {
    assertEquals(
        "the file is empty (was the step that writes it interrupted?)", refusal(file().toString()));
  }

  @Test
  void unreadableFile_isRefused() throws IOException {
    Path file = file(1);
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(file, Set.of());
    assumeFalse(Files.isReadable(file), "root reads everything");
    assertEquals(
        "cannot be read: Permission denied (check the file's permissions)",
        refusal(file.toString()));
  }

  @Test
  void device_isRefusedWithoutReading() {
    assumeTrue(Files.exists(Path.of("/dev/zero")));
    assertEquals("is no regular file (write it to a file first)", refusal("/dev/zero"));
  }

  @Test
  void nameThatIsNoPath_isRefused() {
    assertEquals("is no path: Nul character not allowed (check the option)", refusal("a\0b"));
  }

  @Test
  void hugeFile_isRefused() throws IOException {
    Path file = folder.resolve("huge");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(InputFile.LIMIT + 1);
    }
    assertEquals(
        "the file has 2147483649 bytes, more than the limit of 2 GiB (check the path)",
        refusal(file.toString()));
  }

  @Test
  void read_insideTheFile_givesTheBytes() throws IOException {
    try (InputFile file = InputFile.open(file(1, 2, 0xff, 4).toString())) {
      assertEquals(4, file.size());
      assertArrayEquals(new byte[] {2, -1}, file.read(1, 2));
      assertArrayEquals(new byte[0], file.read(4, 0));
      assertArrayEquals(new byte[] {1, 2, -1, 4}, file.readAll(4));
    }
  }

  @Test
  void read_pastTheEnd_isRefused() throws IOException {
    try (InputFile file = InputFile.open(file(1, 2, 3, 4).toString());
        InputFile memory = InputFile.of("m", new byte[4])) {
      for (InputFile input : new InputFile[] {file, memory}) {
        for (long offset : new long[] {3, 5, Long.MAX_VALUE, -1, Long.MIN_VALUE}) {
          InputException e = assertThrows(InputException.class, () -> input.read(offset, 2));
          assertEquals("the file ends before the 2 bytes that should stand here", e.getMessage());
          assertEquals("offset 0x" + Long.toHexString(offset), e.place().detail());
        }
      }
    }
  }

  @Test
  void readAll_overTheLimit_isRefused() {
    try (InputFile file = InputFile.of("m", new byte[4])) {
      InputException e = assertThrows(InputException.class, () -> file.readAll(3));
      assertEquals("the file has 4 bytes, more than the limit of 3", e.getMessage());
    }
  }

  @Test
  void fileThatGetsShorter_isRefused() throws IOException {
    Path path = file(1, 2, 3, 4);
    try (InputFile file = InputFile.open(path.toString());
        InputStream stream = file.stream()) {
      assertEquals(1, stream.read());
      Files.write(path, new byte[] {1});
      String message = "the file became shorter while it was read";
      assertEquals(message, assertThrows(InputException.class, () -> file.read(0, 4)).getMessage());
      assertEquals(message, assertThrows(InputException.class, () -> stream.read()).getMessage());
    }
  }

  @Test
  void stream_isIndependentOfReads() throws IOException {
    try (InputFile file = InputFile.open(file(1, 2, 0xff, 4).toString());
        InputStream stream = file.stream()) {
      assertEquals(1, stream.read());
      file.read(3, 1);
      assertArrayEquals(new byte[] {2, -1, 4}, stream.readAllBytes());
      assertEquals(-1, stream.read());
      assertEquals(0, stream.read(new byte[1], 0, 0));
    }
  }

  @Test
  void inputInMemory_isACopyWithoutPath() {
    byte[] bytes = {1, 2};
    try (InputFile file = InputFile.of("m", bytes)) {
      bytes[0] = 9;
      assertArrayEquals(new byte[] {1, 2}, file.read(0, 2));
      assertNull(file.path());
      assertEquals("m", file.name());
    }
  }
}
