package arenacheck.io;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A zip archive (PKWARE, .ZIP File Format Specification), so a CMSIS pack too. It is read in
 * memory, entry by entry, and nothing is ever unpacked to a file. What is encrypted, damaged or
 * made to flood the memory, and names that lead out of the archive, make it unusable as a whole.
 */
public final class Archive implements AutoCloseable {
  /** Stands between the archive's name and the entry's. */
  public static final char SEPARATOR = '!';

  private static final int ENTRIES = 50_000;

  /** What all entries together may give: 1 GiB. */
  private static final long ALL = 1L << 30;

  /** Zeroes are packed 1000 times, but not so many of them. */
  private static final int RATIO = 200;

  private static final long RATIO_FROM = 16L << 20;

  private static final String AGAIN = "it is cut or damaged: fetch or export it again";
  private static final String UNPACK = "unpack it, and pass the report itself";

  private final String name;
  private final InputFile file;
  private final ZipFile zip;
  private final TreeMap<String, ZipEntry> entries = new TreeMap<>();
  private long taken;

  private Archive(String name, InputFile file, ZipFile zip) {
    this.name = name;
    this.file = file;
    this.zip = zip;
  }

  /** Whether a file begins as a zip does; by its contents, whatever its name. */
  public static boolean is(String name) {
    try (InputFile file = InputFile.openAllowingEmpty(name)) {
      byte[] head = file.read(0, (int) Math.min(4, file.size()));
      return head.length == 4
          && head[0] == 'P'
          && head[1] == 'K'
          && (head[2] == 3 && head[3] == 4 || head[2] == 5 && head[3] == 6);
    } catch (InputException e) {
      return false;
    }
  }

  /**
   * Opens an archive and looks at all that it says of its entries.
   *
   * @throws InputException if it is no zip, damaged, encrypted or hostile
   */
  public static Archive open(String name) {
    InputFile file = InputFile.open(name);
    try {
      Archive archive = new Archive(name, file, new ZipFile(file.path().toFile()));
      try {
        archive.list();
      } catch (InputException e) {
        archive.close();
        throw e;
      }
      return archive;
    } catch (IOException | IllegalArgumentException e) {
      file.close();
      String text = String.valueOf(e.getMessage());
      boolean locked = text.contains("encrypted");
      throw new InputException(
          Place.of(name),
          locked ? "the archive is encrypted" : "the archive is damaged: " + reason(e),
          locked ? "decrypt it, or unpack it and pass the report itself" : AGAIN);
    }
  }

  private static String reason(Exception e) {
    String text = e instanceof ZipException ? String.valueOf(e.getMessage()) : "it cannot be read";
    return text.length() > 100 ? text.substring(0, 100) : text;
  }

  private void list() {
    if (zip.size() > ENTRIES) {
      throw refuse("the archive has " + zip.size() + " entries, more than " + ENTRIES);
    }
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      ZipEntry entry = all.nextElement();
      String path = entry.getName().replace('\\', '/');
      if (leadsOut(path)) {
        throw refuse("the entry `" + shown(path) + "` leads out of the archive");
      }
      if (entry.getSize() > InputFile.LIMIT || isBomb(entry)) {
        throw refuse(
            "the entry `"
                + shown(path)
                + "` would grow from "
                + entry.getCompressedSize()
                + " to "
                + entry.getSize()
                + " bytes");
      }
      if (!entry.isDirectory() && entries.put(path, entry) != null) {
        throw refuse("the entry `" + shown(path) + "` is there twice");
      }
    }
  }

  private static boolean isBomb(ZipEntry entry) {
    return entry.getSize() > RATIO_FROM
        && entry.getSize() / RATIO > Math.max(1, entry.getCompressedSize());
  }

  private static boolean leadsOut(String path) {
    boolean drive = path.length() > 1 && path.charAt(1) == ':';
    return path.isEmpty() || path.startsWith("/") || drive || ("/" + path + "/").contains("/../");
  }

  private static String shown(String path) {
    return path.length() > 100 ? path.substring(0, 100) + "..." : path;
  }

  private InputException refuse(String message) {
    return new InputException(Place.of(name), message, UNPACK);
  }

  /** The path of the archive as the user gave it. */
  public String name() {
    return name;
  }

  /** Names of all files in it, sorted, {@code /} between folders. */
  public Set<String> entries() {
    return Collections.unmodifiableSet(entries.keySet());
  }

  /** How an entry is called in messages. */
  public String shownAs(String entry) {
    return name + SEPARATOR + entry;
  }

  /** Bytes of an entry, as the archive says. */
  public long size(String entry) {
    return entries.get(entry).getSize();
  }

  /**
   * An entry's contents; named {@code ARCHIVE!ENTRY}.
   *
   * @param entry one of {@link #entries()}
   * @param limit more bytes are refused
   * @throws InputException if it is larger than the limit, empty where it must not be, or damaged
   */
  public byte[] read(String entry, long limit) {
    ZipEntry found = entries.get(entry);
    long size = found.getSize();
    if (size < 0 || size > limit) {
      throw new InputException(
          Place.of(shownAs(entry)),
          "the entry has " + size + " bytes, more than the limit of " + limit,
          "check the archive");
    }
    taken += size;
    if (taken > ALL) {
      throw refuse("what is needed of the archive is larger than 1 GiB");
    }
    try (InputStream stream = zip.getInputStream(found)) {
      byte[] bytes = stream.readNBytes((int) size);
      CRC32 sum = new CRC32();
      sum.update(bytes);
      if (bytes.length != size || stream.read() >= 0 || sum.getValue() != found.getCrc()) {
        throw damaged(entry, "its length or checksum is another than the archive says");
      }
      return bytes;
    } catch (IOException | IllegalArgumentException e) {
      throw damaged(entry, reason(e instanceof ZipException ? e : new IOException(e)));
    }
  }

  private InputException damaged(String entry, String reason) {
    return new InputException(Place.of(shownAs(entry)), "the entry is damaged: " + reason, AGAIN);
  }

  /** As {@link InputFile#refuseRewritten}. */
  public void refuseRewritten() {
    file.refuseRewritten();
  }

  @Override
  public void close() {
    try {
      zip.close();
    } catch (IOException e) {
      // Nothing was written: a failed close loses nothing.
    }
    file.close();
  }
}
