package arenacheck.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a command has read: whoever opens a file or lists a folder names it here, before. From it a
 * build learns when to run the command again, and no document is written over an input.
 */
public final class FilesRead {
  private static final long GONE = -1;

  /** From names to the time of the last change in milliseconds, when it was opened. */
  private final Map<String, Long> files = new LinkedHashMap<>();

  private final Set<String> folders = new LinkedHashSet<>();

  /** Takes a file that is there and will now be read. */
  public synchronized void file(String name) {
    if (!files.containsKey(name)) {
      files.put(name, changed(name));
    }
  }

  /** Takes a folder whose entries decide what is read: a new one in it may be one more input. */
  public synchronized void folder(String name) {
    folders.add(name.isEmpty() ? "." : name);
  }

  /** Names of the files, in the order of reading. */
  public synchronized List<String> files() {
    return new ArrayList<>(files.keySet());
  }

  /** Names of the folders. */
  public synchronized List<String> folders() {
    return new ArrayList<>(folders);
  }

  /**
   * To be asked at the end, before anybody is told that the command holds for these files.
   *
   * @throws InputException if one was changed since it was opened
   */
  public synchronized void refuseChanged() {
    for (Map.Entry<String, Long> file : files.entrySet()) {
      if (changed(file.getKey()) != file.getValue()) {
        throw new InputException(
            Place.of(file.getKey()),
            "the file was written to while it was read",
            "another step writes it; run the check after that step");
      }
    }
  }

  private static long changed(String name) {
    try {
      Path path = FileName.path(name);
      return FileName.isPlain(path)
          ? path.toFile().lastModified()
          : Files.getLastModifiedTime(path).toMillis();
    } catch (IOException | java.nio.file.InvalidPathException e) {
      return GONE;
    }
  }
}
