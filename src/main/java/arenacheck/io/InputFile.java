package arenacheck.io;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
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

  /** Instead of {@code file} where only the newer classes reach a name; else {@code null}. */
  private final SeekableByteChannel channel;

  private final byte[] memory;
  private final long size;
  private final long written;

  private InputFile(
      String name,
      Path path,
      RandomAccessFile file,
      SeekableByteChannel channel,
      byte[] memory,
      long size,
      long written) {
    this.name = name;
    this.path = path;
    this.file = file;
    this.channel = channel;
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
      throw unusable(
          name,
          "no such file",
          name.indexOf('\ufffd') < 0
              ? "check the path; was the step that writes it run?"
              : "the name is not UTF-8, or was lost by the locale: set LC_ALL=C.UTF-8");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      // Opening a pipe would wait for ever.
      throw unusable(name, "is no regular file", "write it to a file first");
    }
    try {
      long written = written(path);
      boolean plain = FileName.isPlain(path);
      RandomAccessFile file = plain ? new RandomAccessFile(path.toFile(), "r") : null;
      SeekableByteChannel channel = plain ? null : Files.newByteChannel(path);
      long size = plain ? file.length() : channel.size();
      InputFile input = new InputFile(name, path, file, channel, null, size, written);
      if (size > LIMIT) {
        input.close();
        throw unusable(
            name,
            "the file has " + size + " bytes, more than the limit of 2 GiB",
            "check the path");
      }
      return input;
    } catch (IOException e) {
      throw unusable(name, "cannot be read: " + reason(e, name), "check the file's permissions");
    }
  }

  /** Milliseconds; the older classes where they reach the file, since they are loaded anyway. */
  private static long written(Path path) throws IOException {
    return FileName.isPlain(path)
        ? path.toFile().lastModified()
        : Files.getLastModifiedTime(path).toMillis();
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
    return new InputFile(name, null, null, null, bytes.clone(), bytes.length, 0);
  }

  private static Path path(String name) {
    try {
      return FileName.path(name);
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
      readFully(offset, bytes, 0, length);
    } catch (IOException e) {
      throw changed();
    }
    return bytes;
  }

  private synchronized void readFully(long offset, byte[] bytes, int from, int length)
      throws IOException {
    if (file != null) {
      file.seek(offset);
      file.readFully(bytes, from, length);
      return;
    }
    channel.position(offset);
    ByteBuffer buffer = ByteBuffer.wrap(bytes, from, length);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException();
      }
    }
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
    try {
      long length = FileName.isPlain(path) ? path.toFile().length() : Files.size(path);
      if (written(path) == written && length == size) {
        return;
      }
    } catch (IOException e) {
      return;
    }
    throw unusable(
        name,
        "the file was written to while it was read",
        "another step writes it; run the check after that step");
  }

  private InputException changed() {
    return unusable(
        name,
        "the file became shorter while it was read",
        "another step rewrites it; run the check after that step");
  }

  @Override
  public void close() {
    try {
      if (file != null) {
        file.close();
      }
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // Nothing was written: a failed close loses nothing.
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
        readFully(position, buffer, from, wanted);
      } catch (IOException e) {
        throw changed();
      }
      position += wanted;
      return wanted;
    }
  }
}
