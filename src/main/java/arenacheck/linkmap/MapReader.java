package arenacheck.linkmap;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import arenacheck.linkmap.armlink.ArmlinkMapReader;
import arenacheck.linkmap.gnu.GnuMapReader;
import arenacheck.linkmap.lld.LldMapReader;

/** Reads the map of any linker that is known: tells who wrote it and calls the reader. */
public final class MapReader {
  /** Enough for most: armlink and lld say who they are at once, GNU ld gives itself away. */
  private static final long BEGINNING = 1 << 16;

  private MapReader() {}

  /**
   * Reads a map. An empty one (see {@link InputFile#openAllowingEmpty}) and one that ends early
   * come back with {@link LinkMap#incomplete()}: nothing may be taken from them.
   *
   * @throws InputException if the file is no map of GNU ld, lld 7 or later or armlink, or cannot be
   *     read
   */
  public static LinkMap read(InputFile file) {
    DialectScan scan = DialectScan.of(file, BEGINNING);
    if (scan.found() == null && scan.looksGnu()) {
      // Whole but for a long list of discarded sections: the reader finds out without a scan.
      LinkMap map = GnuMapReader.read(file);
      if (map.incomplete() == null) {
        return map;
      }
    }
    if (scan.found() == null && file.size() > BEGINNING) {
      scan = DialectScan.of(file, Long.MAX_VALUE);
    }
    return scan.isEmpty() ? empty(file) : read(file, scan.verdict());
  }

  private static LinkMap read(InputFile file, MapDialect dialect) {
    return switch (dialect) {
      case GNU_LD -> GnuMapReader.read(file);
      case LLD -> LldMapReader.read(file);
      case ARMLINK -> ArmlinkMapReader.read(file);
      default ->
          throw new InputException(
              Place.of(file.name()), "the file is " + dialect.what(), dialect.help());
    };
  }

  private static LinkMap empty(InputFile file) {
    LinkMapBuilder map = new LinkMapBuilder(file.name(), Linker.UNKNOWN);
    map.incomplete(0, "the map is empty");
    return map.build();
  }
}
