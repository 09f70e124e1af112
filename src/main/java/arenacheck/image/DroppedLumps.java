package arenacheck.image;

import arenacheck.linkmap.InputSection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The dropped sections of data that carry no symbol's name: the whole {@code .bss} of an object
 * file, or one that a placement macro names.
 */
final class DroppedLumps {
  private final Map<String, OfFile> byFile = new HashMap<>();
  private final Map<Long, InputSection> bySize = new HashMap<>();
  private final Set<Long> severalOfSize = new HashSet<>();

  DroppedLumps(List<InputSection> discarded) {
    for (InputSection section : discarded) {
      if (section.size() > 0 && isLump(section.name())) {
        byFile.computeIfAbsent(section.file(), file -> new OfFile()).add(section);
        if (bySize.putIfAbsent(section.size(), section) != null) {
          severalOfSize.add(section.size());
        }
      }
    }
  }

  /**
   * Of these object files the first of exactly that size, else the first that is large enough;
   * {@code null} where there is none.
   */
  InputSection of(Set<String> files, long size) {
    InputSection best = null;
    for (String file : files) {
      OfFile lumps = byFile.get(file);
      InputSection one = lumps == null ? null : lumps.find(size);
      if (one != null && (best == null || isBetter(one, best, size))) {
        best = one;
      }
    }
    return best;
  }

  /** The only one of exactly that size, or {@code null}. */
  InputSection only(long size) {
    return severalOfSize.contains(size) ? null : bySize.get(size);
  }

  private static boolean isBetter(InputSection one, InputSection best, long size) {
    boolean exact = one.size() == size;
    return exact == (best.size() == size) ? one.line() < best.line() : exact;
  }

  /** One dot in front of the name, none behind, and not code. */
  private static boolean isLump(String name) {
    if (name.startsWith(".text") || name.startsWith(".debug") || name.startsWith(".note")) {
      return false;
    }
    return name.lastIndexOf('.') <= 0
        && !name.equals(".comment")
        && !name.equals(".group")
        && !name.equals(".eh_frame")
        && !name.equals(".stack")
        && !name.equals(".heap");
  }

  /** Those of one object file, in the order of the map. */
  private static final class OfFile {
    private final Map<Long, InputSection> bySize = new HashMap<>();

    /** Each larger than all before it: the first that is large enough is one of these. */
    private final List<InputSection> rising = new ArrayList<>();

    void add(InputSection section) {
      bySize.putIfAbsent(section.size(), section);
      if (rising.isEmpty() || section.size() > rising.get(rising.size() - 1).size()) {
        rising.add(section);
      }
    }

    InputSection find(long size) {
      InputSection exact = bySize.get(size);
      for (int i = 0; exact == null && i < rising.size(); i++) {
        exact = rising.get(i).size() > size ? rising.get(i) : null;
      }
      return exact;
    }
  }
}
