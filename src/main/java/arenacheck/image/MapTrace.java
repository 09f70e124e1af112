package arenacheck.image;

import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapSymbol;
import java.util.ArrayList;
import java.util.List;

/** What the map alone knows of a name: kept under it, or dropped. */
final class MapTrace {
  private final LinkedImage image;
  private final LinkMap map;

  MapTrace(LinkedImage image) {
    this.image = image;
    this.map = image.map();
  }

  /**
   * A symbol line or an input section of its own, or {@code null}; several that differ are none.
   */
  LinkedObject kept(String name, long size, ModuleFiles files) {
    List<InputSection> own = map.inputSectionsFor(name);
    List<LinkedObject> known = new ArrayList<>();
    for (InputSection section : own) {
      known.add(image.object(name, section));
    }
    for (MapSymbol symbol : map.symbolsNamed(name)) {
      InputSection input = symbol.input() < 0 ? null : map.inputSection(symbol.input());
      if (input != null && !isKnown(known, symbol.address())) {
        Long bytes = symbol.size() > 0 ? (Long) symbol.size() : null;
        known.add(
            image.fromMap(
                name, symbol.address(), bytes, input, Evidence.MAP_SYMBOL, symbol.line()));
      }
    }
    return known.size() == 1 ? known.get(0) : single(known, size, files);
  }

  private static LinkedObject single(List<LinkedObject> known, long size, ModuleFiles files) {
    LinkedObject one = null;
    for (LinkedObject object : known) {
      boolean fits = files.objectFiles().contains(String.valueOf(object.file()));
      if (fits
          || (files.objectFiles().isEmpty() && object.size() != null && object.size() == size)) {
        if (one != null) {
          return null;
        }
        one = object;
      }
    }
    return one;
  }

  private static boolean isKnown(List<LinkedObject> known, long address) {
    for (LinkedObject object : known) {
      if (object.address() == address) {
        return true;
      }
    }
    return false;
  }

  /**
   * The dropped section that carries the name, unless the map keeps another of that name: a COMDAT
   * or weak twin that lives elsewhere was not dropped.
   */
  Located discarded(String name) {
    if (!map.inputSectionsFor(name).isEmpty() || !map.symbolsNamed(name).isEmpty()) {
      return null;
    }
    InputSection largest = null;
    for (InputSection section : map.discardedFor(name)) {
      if (largest == null || section.size() > largest.size()) {
        largest = section;
      }
    }
    return largest == null ? null : new Located.Discarded(largest, true);
  }

  /**
   * A dropped section of the module's own object file that carries no symbol's name and is large
   * enough: the whole {@code .bss}, or one that a placement macro names.
   */
  Located discardedLump(long size, ModuleFiles files) {
    InputSection best = null;
    for (InputSection section : map.discarded()) {
      boolean fits = files.objectFiles().contains(section.file()) || section.size() == size;
      if (fits && section.size() >= size && size > 0 && isLump(section.name())) {
        boolean exact = section.size() == size;
        if (best == null || (exact && best.size() != size)) {
          best = section;
        }
      }
    }
    return best == null ? null : new Located.Discarded(best, false);
  }

  /** A section of data whose name holds no symbol: one dot in front, none behind, and not code. */
  private static boolean isLump(String name) {
    if (name.startsWith(".text") || name.startsWith(".debug") || name.startsWith(".note")) {
      return false;
    }
    return name.lastIndexOf('.') <= 0
        && !name.equals(".comment")
        && !name.equals(".group")
        && !name.equals(".stack")
        && !name.equals(".heap");
  }
}
