package arenacheck.image;

import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapSymbol;
import java.util.ArrayList;
import java.util.List;

/** What the map alone knows of a name: kept under it, or dropped. */
final class MapTrace {
  /** Of {@code .data.rel.ro.local.x.lto_priv.0} six count; a hostile name may have a million. */
  private static final int DOTS = 16;

  private final LinkedImage image;
  private final LinkMap map;

  /** Made when first asked: a firmware of which nothing is missing needs none of them. */
  private VariantIndex keptVariants;

  private VariantIndex discardedVariants;
  private DroppedLumps lumps;

  MapTrace(LinkedImage image) {
    this.image = image;
    this.map = image.map();
  }

  /**
   * A symbol line or an input section of its own, or {@code null}; several that differ are none. A
   * symbol line with a size goes first: a section may be padded.
   */
  LinkedObject kept(String name, long size, ModuleFiles.Others files) {
    List<LinkedObject> known = new ArrayList<>();
    addSymbols(name, known, true);
    for (InputSection section : map.inputSectionsFor(name)) {
      if (!isKnown(known, section.address())) {
        known.add(image.object(name, section));
      }
    }
    addSymbols(name, known, false);
    return single(known, size, files);
  }

  private void addSymbols(String name, List<LinkedObject> known, boolean sized) {
    for (MapSymbol symbol : map.symbolsNamed(name)) {
      InputSection input = symbol.input() < 0 ? null : map.inputSection(symbol.input());
      if (input != null && symbol.size() > 0 == sized && !isKnown(known, symbol.address())) {
        Long bytes = sized ? (Long) symbol.size() : null;
        known.add(
            image.fromMap(
                name, symbol.address(), bytes, input, Evidence.MAP_SYMBOL, symbol.line()));
      }
    }
  }

  /** As {@link #kept}, of input sections that carry a name which a compiler makes of it. */
  LinkedObject keptVariant(String name, long size, ModuleFiles.Others files) {
    List<LinkedObject> known = new ArrayList<>();
    VariantIndex index = keptVariants();
    for (int entry = index.first(name); entry >= 0; entry = index.after(entry, name)) {
      InputSection section = map.inputSection(index.position(entry));
      String variant = variant(section.name(), name);
      if (variant != null && !isKnown(known, section.address())) {
        known.add(image.object(variant, section));
      }
    }
    return single(known, size, files);
  }

  private VariantIndex keptVariants() {
    if (keptVariants == null) {
      keptVariants = new VariantIndex();
      for (int i = 0; i < map.inputSectionCount(); i++) {
        InputSection section = map.inputSection(i);
        if (section.size() != 0) {
          add(keptVariants, section.name(), i);
        }
      }
    }
    return keptVariants;
  }

  private VariantIndex discardedVariants() {
    if (discardedVariants == null) {
      discardedVariants = new VariantIndex();
      List<InputSection> discarded = map.discarded();
      for (int i = 0; i < discarded.size(); i++) {
        add(discardedVariants, discarded.get(i).name(), i);
      }
    }
    return discardedVariants;
  }

  private static void add(VariantIndex index, String section, int position) {
    if (!section.isEmpty() && section.charAt(0) == '.') {
      int dot = section.indexOf('.', 1);
      for (int i = 0; dot > 0 && i < DOTS; i++, dot = section.indexOf('.', dot + 1)) {
        index.add(section.substring(dot + 1), position);
      }
    }
  }

  /** The module's; of an unknown module the only one, or the only one of the promised size. */
  private static LinkedObject single(
      List<LinkedObject> known, long size, ModuleFiles.Others files) {
    LinkedObject own = null;
    LinkedObject sized = null;
    int owns = 0;
    int nobodys = 0;
    int fitting = 0;
    for (LinkedObject object : known) {
      if (files.holdsObject(object.file())) {
        own = object;
        owns++;
      }
      nobodys += ModuleFiles.isFile(object.file()) ? 0 : 1;
      if (object.size() != null && object.size() == size) {
        sized = object;
        fitting++;
      }
    }
    if (owns > 0) {
      return owns == 1 ? own : null;
    }
    if (known.size() == 1) {
      return files.objectFile() == null || nobodys == 1 ? known.get(0) : null;
    }
    return files.objectFile() == null && fitting == 1 ? sized : null;
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
  Located.Discarded discarded(String name, ModuleFiles.Others files) {
    if (!map.inputSectionsFor(name).isEmpty() || !map.symbolsNamed(name).isEmpty()) {
      return null;
    }
    InputSection own = files == null ? null : discardedFrom(name, files);
    if (own != null) {
      return new Located.Discarded(own, true, List.of());
    }
    InputSection largest = null;
    for (InputSection section : map.discardedFor(name)) {
      if (largest == null || section.size() > largest.size()) {
        largest = section;
      }
    }
    return largest == null ? null : new Located.Discarded(largest, true, List.of());
  }

  /**
   * The dropped section that carries the name and comes from the module's files, or {@code null}.
   */
  InputSection discardedFrom(String name, ModuleFiles.Others files) {
    for (InputSection section : map.discardedFor(name)) {
      if (files.holdsObject(section.file())) {
        return section;
      }
    }
    return null;
  }

  /** The object file that a dropped name comes from; {@code null} where there is not just one. */
  String fileOfDropped(String name) {
    Located.Discarded dropped = discarded(name, null);
    String file = dropped == null ? null : dropped.section().file();
    return file == null || droppedElsewhere(name, file) ? null : file;
  }

  /** Whether a section that carries the name was dropped from another object file than this. */
  boolean droppedElsewhere(String name, String objectFile) {
    for (InputSection section : map.discardedFor(name)) {
      if (!section.file().equals(objectFile)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A dropped section that carries a name which a compiler makes of it, unless the map keeps such a
   * one.
   */
  Located discardedVariant(String name, ModuleFiles.Others files) {
    InputSection found = null;
    boolean own = false;
    VariantIndex index = discardedVariants();
    for (int entry = index.first(name); entry >= 0; entry = index.after(entry, name)) {
      InputSection section = map.discarded().get(index.position(entry));
      boolean held = files.holdsObject(section.file());
      if ((found == null || held && !own || held == own && section.size() > found.size())
          && variant(section.name(), name) != null) {
        found = section;
        own = held;
      }
    }
    return found == null || keepsVariant(name)
        ? null
        : new Located.Discarded(found, true, List.of());
  }

  private boolean keepsVariant(String name) {
    VariantIndex index = keptVariants();
    for (int entry = index.first(name); entry >= 0; entry = index.after(entry, name)) {
      if (variant(map.inputSection(index.position(entry)).name(), name) != null) {
        return true;
      }
    }
    return false;
  }

  /** The variant of a name that a section's name carries ({@code .bss._ZL1x}), or {@code null}. */
  private static String variant(String section, String name) {
    if (section.isEmpty() || section.charAt(0) != '.' || !section.contains(name)) {
      return null;
    }
    for (int dot = section.indexOf('.', 1); dot > 0; dot = section.indexOf('.', dot + 1)) {
      String carried = section.substring(dot + 1);
      if (SymbolVariant.is(carried, name) && !SymbolVariant.isOfFunction(carried, name)) {
        return carried;
      }
    }
    return null;
  }

  /**
   * A dropped section of the module's own object file that carries no symbol's name, and is large
   * enough for all that are blamed on it; a {@code .bss} holds no values.
   */
  Located discardedLump(long size, boolean values, ModuleFiles.Others files) {
    if (size <= 0) {
      return null;
    }
    if (lumps == null) {
      lumps = new DroppedLumps(map.discarded());
    }
    InputSection best = lumps.take(size, values, files);
    return best == null ? null : new Located.Discarded(best, false, List.of());
  }
}
