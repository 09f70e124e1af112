package arenacheck.cli;

import arenacheck.io.FileName;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;

/** The map that lies beside an image when none was named. */
final class MapBeside {
  private static final String MAP = ".map";

  private MapBeside() {}

  /**
   * {@code fw.elf.map}, else {@code fw.map} for {@code fw.elf}.
   *
   * @return its path, spelled like the image's, or {@code null} where there is none
   */
  static String find(String elf) {
    String whole = elf + MAP;
    if (isFile(whole)) {
      return whole;
    }
    int name = Math.max(elf.lastIndexOf('/'), elf.lastIndexOf('\\')) + 1;
    int dot = elf.lastIndexOf('.');
    if (dot <= name) {
      return null;
    }
    String stem = elf.substring(0, dot) + MAP;
    return !stem.equals(elf) && isFile(stem) ? stem : null;
  }

  private static boolean isFile(String path) {
    try {
      return Files.isRegularFile(FileName.path(path));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
