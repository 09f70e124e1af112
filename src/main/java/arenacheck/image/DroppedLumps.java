package arenacheck.image;

import arenacheck.linkmap.InputSection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The dropped sections of data that carry no symbol's name: the whole {@code .bss} of an object
 * file, or one that a placement macro names.
 */
final class DroppedLumps {
  /** What a compiler puts behind its own names for data is a symbol's name. */
  private static final String[] NAMED = {
    ".bss.", ".data.", ".rodata.", ".sbss.", ".sdata.", ".tbss.", ".tdata."
  };

  private static final String[] OTHERS = {
    ".text",
    ".debug",
    ".note",
    ".init",
    ".fini",
    ".preinit",
    ".ctors",
    ".dtors",
    ".comment",
    ".group",
    ".eh_frame",
    ".stack",
    ".heap",
    ".ARM",
    ".rel",
    ".gnu",
    ".stab",
    ".line",
    ".symtab",
    ".strtab",
    ".shstrtab",
    ".got",
    ".plt",
    ".iplt",
    ".igot",
    ".vfp11_veneer",
    ".v4_bx",
    ".glue"
  };

  private final Map<String, List<Lump>> byFile = new HashMap<>();

  /** Of the files that carry a module's prefix. */
  private final Map<ModuleFiles, List<Lump>> byModule = new IdentityHashMap<>();

  DroppedLumps(List<InputSection> discarded) {
    for (InputSection section : discarded) {
      if (section.size() > 0 && isLump(section.name())) {
        List<Lump> lumps = byFile.get(section.file());
        if (lumps == null) {
          lumps = new ArrayList<>();
          byFile.put(section.file(), lumps);
        }
        lumps.add(new Lump(section));
      }
    }
  }

  /**
   * Of the module's files the first of exactly that size, else the first with as much left; {@code
   * null} where there is none. What is taken is not there for the next.
   */
  InputSection take(long size, boolean values, ModuleFiles.Others files) {
    Lump best = better(null, ofPrefix(files), size, values);
    best = better(best, byFile.getOrDefault(files.objectFile(), List.of()), size, values);
    if (best == null) {
      return null;
    }
    best.left -= size;
    return best.section;
  }

  private static Lump better(Lump before, List<Lump> lumps, long size, boolean values) {
    Lump best = before;
    for (Lump lump : lumps) {
      if (lump.left >= size
          && !(values && lump.isZero())
          && (best == null || lump.isBetter(best, size))) {
        best = lump;
      }
    }
    return best;
  }

  private List<Lump> ofPrefix(ModuleFiles.Others files) {
    List<Lump> lumps = byModule.get(files.module());
    if (lumps == null) {
      lumps = new ArrayList<>();
      for (Map.Entry<String, List<Lump>> file : byFile.entrySet()) {
        if (files.module().carriesPrefix(file.getKey())) {
          lumps.addAll(file.getValue());
        }
      }
      byModule.put(files.module(), lumps);
    }
    return lumps;
  }

  private static boolean isLump(String name) {
    for (String prefix : OTHERS) {
      if (name.startsWith(prefix)) {
        return false;
      }
    }
    for (String prefix : NAMED) {
      if (name.startsWith(prefix)) {
        return false;
      }
    }
    return true;
  }

  private static final class Lump {
    final InputSection section;

    /** Bytes that no object is blamed on yet. */
    long left;

    Lump(InputSection section) {
      this.section = section;
      this.left = section.size();
    }

    boolean isZero() {
      return section.name().startsWith(".bss") || section.name().equals("COMMON");
    }

    boolean isBetter(Lump other, long size) {
      boolean exact = left == size;
      return exact == (other.left == size) ? section.line() < other.section.line() : exact;
    }
  }
}
