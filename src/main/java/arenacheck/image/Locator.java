package arenacheck.image;

import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.linkmap.InputSection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Decides where a promised name was linked; first match in the order of {@link Located}. */
public final class Locator {
  private final LinkedImage image;
  private final SymbolTable symbols;
  private final MapTrace trace;

  /** Of symbols that may be storage; made when a name is first missing. */
  private VariantIndex variants;

  public Locator(LinkedImage image) {
    this.image = image;
    this.symbols = image.elf().symbols();
    this.trace = image.map() == null ? null : new MapTrace(image);
  }

  /**
   * The files of those names that are linked exactly once, or were dropped from one file. A static
   * whose name the map also lists as dropped from another file may be somebody else's, and says
   * nothing.
   */
  public ModuleFiles filesOf(Iterable<String> names) {
    Set<String> objectFiles = new LinkedHashSet<>();
    Set<String> sourceFiles = new LinkedHashSet<>();
    for (String name : names) {
      List<Candidate> exact = symbols == null ? List.of() : storage(symbols.named(name));
      if (exact.size() == 1 && !isDoubtful(name, exact.get(0))) {
        String file = exact.get(0).object().file();
        if (file != null) {
          objectFiles.add(file);
        }
        if (exact.get(0).symbol().file() != null) {
          sourceFiles.add(exact.get(0).symbol().file());
        }
      }
      String dropped = exact.isEmpty() && trace != null ? trace.fileOfDropped(name) : null;
      if (dropped != null) {
        objectFiles.add(dropped);
      }
    }
    return new ModuleFiles(objectFiles, sourceFiles);
  }

  /**
   * Where a name is.
   *
   * @param size promised bytes: the last witness among several candidates
   * @param files the first witness
   */
  public Located locate(String name, long size, ModuleFiles files) {
    List<Symbol> named = symbols == null ? List.of() : symbols.named(name);
    List<Candidate> exact = storage(named);
    if (!exact.isEmpty()) {
      Located dropped = ownWasDropped(name, exact, files);
      return dropped != null ? dropped : found(exact, files, size);
    }
    Located other = named.isEmpty() ? null : notStorage(named);
    if (other != null) {
      return other;
    }
    Located dropped = trace == null ? null : trace.discarded(name);
    if (dropped != null) {
      return dropped;
    }
    List<Candidate> variants = symbols == null ? List.of() : variants(name);
    if (!variants.isEmpty()) {
      return renamed(variants, files, size);
    }
    return unnamed(name, size, files);
  }

  private boolean isDoubtful(String name, Candidate candidate) {
    String file = candidate.object().file();
    return trace != null
        && candidate.isStatic()
        && file != null
        && trace.droppedElsewhere(name, file);
  }

  /**
   * Where only statics of other files are linked under the name, and the map lists it as dropped
   * from the module's own file. What is not static may be the weak or COMDAT twin that was kept.
   */
  private Located ownWasDropped(String name, List<Candidate> exact, ModuleFiles files) {
    if (trace == null || files.objectFiles().isEmpty()) {
      return null;
    }
    List<LinkedObject> twins = new ArrayList<>();
    for (Candidate candidate : exact) {
      if (!candidate.isStatic() || candidate.object().file() == null || candidate.isIn(files)) {
        return null;
      }
      twins.add(candidate.object());
    }
    InputSection own = trace.discardedFrom(name, files.objectFiles());
    return own == null ? null : new Located.Discarded(own, true, twins);
  }

  /** No symbol of the ELF could be it: removed, dropped with its whole section, or not there. */
  private Located unnamed(String name, long size, ModuleFiles files) {
    LinkedObject known = trace == null ? null : trace.kept(name, size, files);
    boolean incomplete = symbols == null || !symbols.hasLocals();
    if (known == null && trace != null) {
      Located dropped = trace.discardedVariant(name);
      if (dropped != null) {
        return dropped;
      }
      known = incomplete ? trace.keptVariant(name, size, files) : null;
    }
    if (symbols == null) {
      return new Located.Stripped(known, "the image has no symbol table");
    }
    if (known != null) {
      return new Located.Stripped(known, "the map knows it, the symbol table does not");
    }
    if (incomplete) {
      return new Located.Stripped(null, "the local symbols were removed from the image");
    }
    Located lump = trace == null ? null : trace.discardedLump(size, files);
    return lump != null
        ? lump
        : new Located.Missing(image.map() != null && image.map().listsDiscarded());
  }

  private Located found(List<Candidate> exact, ModuleFiles files, long size) {
    Selection selection = Selection.of(exact, files, size);
    return selection.chosen() == null
        ? new Located.Ambiguous(selection.others())
        : new Located.Found(selection.chosen(), selection.others(), selection.witness());
  }

  private Located renamed(List<Candidate> variants, ModuleFiles files, long size) {
    Selection selection = Selection.of(variants, files, size);
    return selection.chosen() == null
        ? new Located.Ambiguous(selection.others())
        : new Located.Renamed(selection.chosen(), selection.others(), selection.witness());
  }

  private List<Candidate> variants(String name) {
    if (variants == null) {
      variants = new VariantIndex();
      for (int i = 0; i < symbols.count(); i++) {
        if (symbols.section(i) >= 0 && mayBeStorage(symbols.type(i))) {
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
