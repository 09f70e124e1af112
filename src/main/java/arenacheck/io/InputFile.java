package arenacheck.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * One input: the path as the user gave it, and its bytes. Files are read by position and never
 * mapped: a build that rewrites a mapped file would kill the process. The size is taken once, when
 * the file is opened; a file that gets shorter while it is read is refused.
 */
public final class InputFile implements AutoCloseable {
  /** Larger inputs are refused by name: 2 GiB. */
  public static final long LIMIT = 1L << 31;

  private final String name;
  private final Path path;
  private final RandomAccessFile file;
  private final byte[] memory;
  private final long size;
  private final long written;

  private InputFile(
      String name, Path path, RandomAccessFile file, byte[] memory, long size, long written) {
    this.name = name;
    this.path = path;
    this.file = file;
    this.memory = memory;
    this.size = size;
    this.written = written;
  }

  /**
   * Opens a file.
   *
   * @throws InputException if it is missing, a folder, empty, unreadable or larger than {@link
   *     #LIMIT}
   */
  public static InputFile open(String name) {
    InputFile file = openAllowingEmpty(name);
    if (file.size == 0) {
      file.close();
      throw unusable(name, "the file is empty", "was the step that writes it interrupted?");
    }
    return file;
  }

  /**
   * As {@link #open}, but an empty file is an input too: an empty map leaves things unverified.
   *
   * @throws InputException if it is missing, a folder, unreadable or larger than {@link #LIMIT}
   */
  public static InputFile openAllowingEmpty(String name) {
    Path path = path(name);
    if (Files.isDirectory(path)) {
      throw unusable(name, "is a folder, not a file", "name the file itself");
    }
    if (Files.notExists(path)) {
      throw unusable(name, "no such file", "check the path; was the step that writes it run?");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      // Opening a pipe would wait for ever.
      throw unusable(name, "is no regular file", "write it to a file first");
    }
    RandomAccessFile file = null;
    try {
      long written = path.toFile().lastModified();
      file = new RandomAccessFile(path.toFile(), "r");
      long size = file.length();
      if (size > LIMIT) {
        file.close();
        throw unusable(
            name,
            "the file has " + size + " bytes, more than the limit of 2 GiB",
            "check the path");
      }
      return new InputFile(name, path, file, null, size, written);
    } catch (IOException e) {
      throw unusable(name, "cannot be read: " + reason(e, name), "check the file's permissions");
    }
  }

  /** The system's reason alone: Java puts the path before it and the reason in brackets. */
  private static String reason(IOException e, String name) {
    String text = e.getMessage() == null ? "no reason given" : e.getMessage();
    return text.startsWith(name + " (")
        ? text.substring(name.length() + 2, text.length() - 1)
        : text;
  }

  /** An input that is already in memory; for tests and for files that came from elsewhere. */
  public static InputFile of(String name, byte[] bytes) {
    return new InputFile(name, null, null, bytes.clone(), bytes.length, 0);
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (java.nio.file.InvalidPathException e) {
      throw unusable(name, "is no path: " + e.getReason(), "check the option");
    }
  }

  private static InputException unusable(String name, String message, String help) {
    return new InputException(Place.of(name), message, help);
  }

  /** The path as the user gave it. */
  public String name() {
    return name;
  }

  /** The path on disk, or {@code null} for an input in memory. */
  public Path path() {
    return path;
  }

  /** Length in bytes when it was opened. */
  public long size() {
    return size;
  }

  /**
   * Reads a range of bytes.
   *
   * @throws InputException if the range is not wholly inside the file
   */
  public byte[] read(long offset, int length) {
    if (offset < 0 || length < 0 || offset > size - length) {
      throw new InputException(
          Place.offset(name, offset),
          "the file ends before the " + length + " bytes that should stand here",
          "the file is cut or damaged; write it again");
    }
    if (memory != null) {
      return Arrays.copyOfRange(memory, (int) offset, (int) offset + length);
    }
    byte[] bytes = new byte[length];
    try {
      synchronized (file) {
        file.seek(offset);
        file.readFully(bytes);
      }
    } catch (IOException e) {
      throw changed();
    }
    return bytes;
  }

  /**
   * The whole content.
   *
   * @throws InputException if it is larger than {@code limit} bytes
   */
  public byte[] readAll(int limit) {
    refuseLarger(limit);
    return read(0, (int) size);
  }

  /**
   * Refuses a file that cannot be what it is taken for.
   *
   * @throws InputException if it is larger than {@code limit} bytes
   */
  public void refuseLarger(int limit) {
    if (size > limit) {
      throw unusable(
          name,
          "the file has " + size + " bytes, more than the limit of " + limit,
          "check the path");
    }
  }

  /** A stream over the bytes from the start; independent of other reads. */
  public InputStream stream() {
    return memory != null ? new ByteArrayInputStream(memory) : new Positional();
  }

  /**
   * To be asked when all was read: half of one file and half of the next is no input. A file that
   * is gone by now was read whole.
   *
   * @throws InputException if the file was written to since it was opened
   */
  public void refuseRewritten() {
    if (path == null || Files.notExists(path)) {
      return;
    }
    if (path.toFile().lastModified() != written || path.toFile().length() != size) {
      throw unusable(
          name,
          "the file was written to while it was read",
          "another step writes it; run the check after that step");
    }
  }

  private InputException changed() {
    return unusable(
        name,
        "the file became shorter while it was read",
        "another step rewrites it; run the check after that step");
  }

  @Override
  public void close() {
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        // Nothing was written: a failed close loses nothing.
      }
    }
  }

  private final class Positional extends InputStream {
    private long position;

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int from, int length) {
      int wanted = (int) Math.min(length, size - position);
      if (wanted <= 0) {
        return length == 0 ? 0 : -1;
      }
      try {
        synchronized (file) {
          file.seek(position);
          file.readFully(buffer, from, wanted);
        }
      } catch (IOException e) {
        throw changed();
      }
      position += wanted;
      return wanted;
    }
  }
}
