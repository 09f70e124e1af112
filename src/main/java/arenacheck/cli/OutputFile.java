package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a document to a file, whole or not at all. */
final class OutputFile {
  private OutputFile() {}

  /**
   * Replaces the file by the text.
   *
   * @throws InputException if that fails; a file that was there before is then untouched
   */
  static void write(String name, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      Path path = FileName.path(name);
      if (Files.isDirectory(path)) {
        throw unwritable(name, "is a folder, not a file");
      }
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        // A device or a pipe has no whole and no half, and must not be replaced by a file.
        Files.write(path, bytes);
        return;
      }
      replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), bytes);
    } catch (InvalidPathException e) {
      throw unwritable(name, "is no path: " + e.getReason());
    } catch (IOException e) {
      throw unwritable(name, "cannot be written: " + reason(e));
    }
  }

  private static void replace(Path path, byte[] bytes) throws IOException {
    Path part = path.resolveSibling(".arenacheck-" + Long.toHexString(System.nanoTime()));
    // A signal ends the program at once, but not without this.
    Thread removal = new Thread(() -> part.toFile().delete());
    Runtime.getRuntime().addShutdownHook(removal);
    boolean moved = false;
    try {
      Files.write(part, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
      moved = true;
    } finally {
      if (!moved) {
        Files.deleteIfExists(part);
      }
      withdraw(removal);
    }
  }

  private static void withdraw(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending already: the hook runs, and finds nothing.
    }
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "its folder does not exist";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    return e instanceof FileSystemException f && f.getReason() != null
        ? f.getReason()
        : e.getMessage();
  }

  private static InputException unwritable(String name, String message) {
    return new InputException(
        Place.of(name), message, "check the path, its folder's permissions and the free space");
  }
}
