package arenacheck.cli;

import arenacheck.io.FileName;
import arenacheck.io.InputException;
import arenacheck.io.Place;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/** Writes a document to a file, whole or not at all. */
final class OutputFile {
  private static final int LINKS = 40;

  private OutputFile() {}

  /** What is written, piece by piece. */
  interface Content {
    void writeTo(Writer out) throws IOException;
  }

  /** Replaces the file by the text; see {@link #write(String, Content)}. */
  static void write(String name, String text) {
    write(name, out -> out.write(text));
  }

  /**
   * Replaces the file by the document. A file that is there keeps its mode and owner; a device, a
   * pipe and an open file ({@code /dev/fd/3}) are written on, not replaced.
   *
   * @throws InputException if that fails; a file that was there before is then untouched
   */
  static void write(String name, Content content) {
    try {
      Path path = path(name);
      boolean there = Files.exists(path);
      if (there && !Files.isRegularFile(path) || isOpenFile(path)) {
        // It has no whole and no half, or somebody writes to it who would lose it.
        write(path, content, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
        return;
      }
      replace(there ? path.toRealPath() : path.toAbsolutePath(), there, content);
    } catch (InvalidPathException e) {
      throw unwritable(name, "is no path: " + e.getReason());
    } catch (IOException e) {
      throw unwritable(name, "cannot be written: " + reason(e));
    }
  }

  /**
   * Adds the document to what is in the file.
   *
   * @throws InputException if that fails
   */
  static void append(String name, Content content) {
    try {
      write(path(name), content, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (InvalidPathException e) {
      throw unwritable(name, "is no path: " + e.getReason());
    } catch (IOException e) {
      throw unwritable(name, "cannot be written: " + reason(e));
    }
  }

  private static Path path(String name) {
    Path path = FileName.path(name);
    if (Files.isDirectory(path)) {
      throw unwritable(name, "is a folder, not a file");
    }
    return path;
  }

  private static void write(Path path, Content content, OpenOption... options) throws IOException {
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(Files.newOutputStream(path, options), StandardCharsets.UTF_8))) {
      content.writeTo(out);
    }
  }

  /** Whether the name leads to a descriptor, as {@code /dev/stdout} and links to it do. */
  private static boolean isOpenFile(Path name) throws IOException {
    Path path = name.toAbsolutePath();
    for (int i = 0; i < LINKS && Files.isSymbolicLink(path); i++) {
      if (path.getParent().toRealPath().startsWith("/proc")) {
        return true;
      }
      path = path.resolveSibling(Files.readSymbolicLink(path));
    }
    return path.startsWith("/dev/fd");
  }

  private static void replace(Path path, boolean there, Content content) throws IOException {
    if (there && !Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    Path part = path.resolveSibling(".arenacheck-" + Long.toHexString(System.nanoTime()));
    // A signal ends the program at once, but not without this.
    Thread removal = new Thread(() -> remove(part));
    Runtime.getRuntime().addShutdownHook(removal);
    try {
      write(part, out -> {}, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      boolean same = !there || isLike(path, part);
      write(part, content, StandardOpenOption.WRITE);
      if (same) {
        Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
      } else {
        overwrite(path, part);
      }
    } finally {
      Files.deleteIfExists(part);
      withdraw(removal);
    }
  }

  /** Gives the part the mode and owner of the file that it replaces, as far as that is allowed. */
  private static boolean isLike(Path path, Path part) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    PosixFileAttributeView view = Files.getFileAttributeView(part, PosixFileAttributeView.class);
    if (old == null || view == null) {
      return true;
    }
    PosixFileAttributes wanted = old.readAttributes();
    PosixFileAttributes made = view.readAttributes();
    try {
      if (!wanted.owner().equals(made.owner())) {
        view.setOwner(wanted.owner());
      }
      if (!wanted.group().equals(made.group())) {
        view.setGroup(wanted.group());
      }
      view.setPermissions(wanted.permissions());
      return true;
    } catch (FileSystemException e) {
      return false;
    }
  }

  /** For a file of somebody else that we may write, but not make. */
  private static void overwrite(Path path, Path part) throws IOException {
    try (OutputStream out =
        Files.newOutputStream(
            path, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
      Files.copy(part, out);
    }
  }

  private static void remove(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      // The process ends; there is nobody to tell.
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
