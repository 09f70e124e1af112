package arenacheck.image;

import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.linkmap.InputSection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Decides where a promised name was linked; first match in the order of {@link Located}. */
public final class Locator {
  private final LinkedImage image;
  private final SymbolTable symbols;
  private final MapTrace trace;

  /** Of symbols that may be storage; made when a name is first missing. */
  private VariantIndex variants;

  /** Positions of sized data by address; made when the map first knows what no symbol names. */
  private Map<Long, Integer> starts;

  private Long unnamed;

  private Long unnamedZeroes;

  public Locator(LinkedImage image) {
    this.image = image;
    this.symbols = image.elf().symbols();
    this.trace = image.map() == null ? null : new MapTrace(image);
  }

  /**
   * The files of those names that are linked exactly once, or were dropped from one file. A static
   * whose name the map also lists as dropped from another file may be somebody else's, and is heard
   * only where no other speaks.
   */
  public ModuleFiles filesOf(Iterable<String> names, String modulePrefix) {
    ModuleFiles files = new ModuleFiles(modulePrefix);
    for (String name : names) {
      List<Candidate> all = candidates(name);
      if (all.size() == 1) {
        Candidate one = all.get(0);
        boolean doubtful = isDoubtful(name, one);
        files.witness(name, one.object().file(), one.symbol().file(), doubtful);
      } else if (all.isEmpty() && trace != null) {
        files.witness(name, trace.fileOfDropped(name), null, false);
      }
    }
    return files;
  }

  /**
   * Where a name is.
   *
   * @param size promised bytes: the last witness among several candidates
   * @param values whether it has values, which no {@code .bss} holds
   * @param module the first witness
   */
  public Located locate(String name, long size, boolean values, ModuleFiles module) {
    ModuleFiles.Others files = module.without(name);
    List<Candidate> exact = symbols == null ? List.of() : storage(symbols.named(name));
    if (module == ModuleFiles.NONE && !exact.isEmpty()) {
      // A binding names the symbol itself, of whatever file.
      Selection selection = Selection.of(exact, name, files, size);
      return selection.chosen() == null
          ? new Located.Ambiguous(selection.others(), selection.doubt())
          : new Located.Found(selection.chosen().object(), selection.others(), selection.witness());
    }
    List<Candidate> inFunctions = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    for (Candidate candidate : withVariants(name)) {
      boolean taken =
          !candidate.isOfFunction(name) || module == ModuleFiles.NONE || files.holds(candidate);
      (taken ? candidates : inFunctions).add(candidate);
    }
    if (!candidates.isEmpty()) {
      return chosen(name, candidates, files, size);
    }
    List<Symbol> named = symbols == null ? List.of() : symbols.named(name);
    Located other = named.isEmpty() ? null : notStorage(named);
    if (other != null) {
      return other;
    }
    Located dropped = trace == null ? null : trace.discarded(name, files);
    if (dropped != null) {
      return dropped;
    }
    Located unnamed = unnamed(name, size, values, files);
    return unnamed instanceof Located.Missing && !inFunctions.isEmpty()
        ? new Located.Ambiguous(objects(inFunctions), Located.Doubt.OF_FUNCTION)
        : unnamed;
  }

  /** As {@link #withVariants}, but for objects inside functions. */
  private List<Candidate> candidates(String name) {
    List<Candidate> all = withVariants(name);
    all.removeIf(candidate -> candidate.isOfFunction(name));
    return all;
  }

  /** Exact names first, then the variants that compilers make of it. */
  private List<Candidate> withVariants(String name) {
    if (symbols == null) {
      return new ArrayList<>();
    }
    List<Candidate> all = storage(symbols.named(name));
    all.addAll(variants(name));
    return all;
  }

  private Located chosen(
      String name, List<Candidate> candidates, ModuleFiles.Others files, long size) {
    Selection selection = Selection.of(candidates, name, files, size);
    Candidate one = selection.chosen();
    InputSection own = trace == null ? null : trace.discardedFrom(name, files);
    if (own != null && (one == null || !files.holds(one)) && onlyStatics(candidates, files)) {
      return new Located.Discarded(own, true, objects(candidates));
    }
    if (one == null) {
      return new Located.Ambiguous(objects(candidates), selection.doubt());
    }
    if (!files.holds(one)) {
      // One of another size is wrong both as an override and as a namesake: the size tells.
      boolean dropped =
          own != null
              ? one.object().size() == null || one.hasSize(size)
              : !files.known() && isDoubtful(name, one);
      if (dropped) {
        return new Located.Ambiguous(objects(candidates), Located.Doubt.DROPPED_TOO);
      }
      if (!one.symbol().isLocal()
          && files.sourceFile() != null
          && (trace == null || !image.map().listsDiscarded())) {
        return new Located.Ambiguous(objects(candidates), Located.Doubt.LINKAGE);
      }
    }
    return one.symbol().name().equals(name)
        ? new Located.Found(one.object(), selection.others(), selection.witness())
        : new Located.Renamed(one.object(), selection.others(), selection.witness());
  }

  /** Whether all are other files' for themselves. */
  private static boolean onlyStatics(List<Candidate> candidates, ModuleFiles.Others files) {
    for (Candidate candidate : candidates) {
      if (!candidate.isStatic() || files.holds(candidate)) {
        return false;
      }
    }
    return true;
  }

  private static List<LinkedObject> objects(List<Candidate> candidates) {
    List<LinkedObject> objects = new ArrayList<>();
    for (Candidate candidate : candidates) {
      objects.add(candidate.object());
    }
    return objects;
  }

  private boolean isDoubtful(String name, Candidate candidate) {
    String file = candidate.object().file();
    return trace != null
        && candidate.isStatic()
        && file != null
        && trace.droppedElsewhere(name, file);
  }

  /** No symbol of the ELF could be it: removed, dropped with its whole section, or not there. */
  private Located unnamed(String name, long size, boolean values, ModuleFiles.Others files) {
    LinkedObject known = trace == null ? null : trace.kept(name, size, files);
    boolean incomplete = symbols == null || !symbols.hasLocals();
    if (known == null && trace != null) {
      Located dropped = trace.discardedVariant(name, files);
      if (dropped != null) {
        return dropped;
      }
      known = incomplete ? trace.keptVariant(name, size, files) : null;
    }
    if (symbols == null) {
      return new Located.Stripped(known, "the image has no symbol table", Located.Loss.IMAGE);
    }
    if (known != null) {
      return incomplete
          ? new Located.Stripped(
              known, "the map knows it, the symbol table does not", Located.Loss.IMAGE)
          : lost(known);
    }
    if (incomplete) {
      return new Located.Stripped(
          null, "the local symbols were removed from the image", Located.Loss.IMAGE);
    }
    if (trace == null && size > 0 && !values && mayBeUnnamed(size)) {
      return new Located.Stripped(
          null,
          "it may be bytes that have no name, or was removed; --map FILE would tell",
          Located.Loss.OBJECT);
    }
    Located lump = trace == null ? null : trace.discardedLump(size, values, files);
    return lump != null
        ? lump
        : new Located.Missing(image.map() != null && image.map().listsDiscarded());
  }

  /** Whether so many bytes of contents, in one piece, carry no symbol's name. */
  public boolean hasUnnamedBytes(long size) {
    if (unnamed == null) {
      unnamed = UnnamedBytes.longest(image.elf(), true);
    }
    return unnamed >= size;
  }

  /**
   * Whether the image has room for a zeroed object of which it lost the name: so many bytes without
   * one, or a segment of which objcopy removed all sections (no linker of ours leaves an empty
   * one).
   */
  private boolean mayBeUnnamed(long size) {
    for (Segment segment : image.elf().segments()) {
      if (segment.isLoad() && segment.memorySize() == 0 && segment.physicalAddress() == 0) {
        return true;
      }
    }
    if (unnamedZeroes == null) {
      unnamedZeroes = UnnamedBytes.longest(image.elf(), false);
    }
    return unnamedZeroes >= size;
  }

  /** What the map places where the symbol table has another name, or none. */
  private Located.Stripped lost(LinkedObject known) {
    if (starts == null) {
      starts = new HashMap<>();
      for (int i = 0; i < symbols.count(); i++) {
        if (symbols.section(i) >= 0 && symbols.size(i) != 0 && mayBeStorage(symbols.type(i))) {
          starts.putIfAbsent(symbols.value(i), i);
        }
      }
    }
    Integer other = starts.get(known.address());
    return other == null
        ? new Located.Stripped(
            known, "the map knows it, the symbol table does not", Located.Loss.OBJECT)
        : new Located.Stripped(
            known,
            "what the map has at its place is `" + symbols.at(other).name() + "` there",
            Located.Loss.RENAMED);
  }

  private List<Candidate> variants(String name) {
    if (variants == null) {
      variants = new VariantIndex();
      for (int i = 0; i < symbols.count(); i++) {
        if (symbols.section(i) >= 0 && mayBeStorage(symbols.type(i)) && symbols.mayBeRewritten(i)) {
          variants.add(symbols.at(i).name(), i);
        }
      }
    }
    List<Symbol> named = new ArrayList<>();
    for (int entry = variants.first(name); entry >= 0; entry = variants.after(entry, name)) {
      Symbol symbol = symbols.at(variants.position(entry));
      if (SymbolVariant.is(symbol.name(), name)) {
        named.add(symbol);
      }
    }
    return storage(named);
  }

  /** Those that name storage; aliases at one address count once. */
  private List<Candidate> storage(List<Symbol> named) {
    List<Candidate> candidates = new ArrayList<>();
    for (Symbol symbol : named) {
      if (isStorage(symbol) && !isThere(candidates, symbol)) {
        candidates.add(new Candidate(symbol, image.object(symbol)));
      }
    }
    return candidates;
  }

  private static boolean isThere(List<Candidate> candidates, Symbol symbol) {
    for (Candidate candidate : candidates) {
      if (candidate.symbol().value() == symbol.value()
          && candidate.symbol().section() == symbol.section()
          && candidate.symbol().size() == symbol.size()) {
        return true;
      }
    }
    return false;
  }

  private boolean isStorage(Symbol symbol) {
    return symbol.section() >= 0 && mayBeStorage(symbol.type()) && sectionOf(symbol).isAllocated();
  }

  private static boolean mayBeStorage(int type) {
    return switch (type) {
      case Symbol.FUNC, Symbol.GNU_IFUNC, Symbol.SECTION, Symbol.FILE, Symbol.TLS -> false;
      default -> true;
    };
  }

  private Section sectionOf(Symbol symbol) {
    return image.elf().sections().get(symbol.section());
  }

  private Located notStorage(List<Symbol> named) {
    Symbol undefined = null;
    for (Symbol symbol : named) {
      if (symbol.type() == Symbol.FILE || symbol.type() == Symbol.SECTION) {
        continue;
      }
      if (symbol.isDefined()) {
        return new Located.NotStorage(symbol, kind(symbol));
      }
      undefined = symbol;
    }
    return undefined == null ? null : new Located.Undefined(undefined);
  }

  private static String kind(Symbol symbol) {
    if (symbol.isFunction()) {
      return "a function";
    }
    if (symbol.type() == Symbol.TLS) {
      return "thread-local: its value is an offset, not an address";
    }
    return switch (symbol.section()) {
      case Symbol.ABSOLUTE -> "an absolute number";
      case Symbol.COMMON -> "a common symbol without a place";
      case Symbol.RESERVED -> "in a reserved section index";
      default -> "in a section that is not allocated";
    };
  }
}
