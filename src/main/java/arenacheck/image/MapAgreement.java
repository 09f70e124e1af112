package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.image.MapState.Contradiction;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapSymbol;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.Address;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether ELF and map come from one link. A contradiction is the same allocated section or symbol
 * with another address or size, or another global symbol where the image has a promised one. What
 * only one side knows is none otherwise, since tools strip, rename and remove after the link; but
 * where nothing at all is the same, the two are of different links.
 */
final class MapAgreement {
  /** Enough to show; more of them say nothing new. */
  private static final int SHOWN = 3;

  private final ElfImage elf;
  private final SymbolPlaces unsized;
  private final LinkMap map;
  private final OutputSections outputs;
  private final List<Contradiction> contradictions = new ArrayList<>();

  /** Whether one section or symbol is the same in both. */
  private boolean agreed;

  private MapAgreement(ElfImage elf, SymbolPlaces unsized, LinkMap map) {
    this.elf = elf;
    this.unsized = unsized;
    this.map = map;
    this.outputs = new OutputSections(elf, map);
  }

  /**
   * Compares.
   *
   * @param unsized the places of the image's symbols, without their sizes
   * @param promised names of the objects that the reports promise
   */
  static MapState of(ElfImage elf, SymbolPlaces unsized, LinkMap map, Collection<String> promised) {
    if (map.incomplete() != null) {
      return new MapState.Incomplete(map.incomplete().line(), map.incomplete().message());
    }
    MapAgreement agreement = new MapAgreement(elf, unsized, map);
    agreement.compareSections();
    agreement.compareSymbols();
    if (!agreement.enough()) {
      agreement.comparePromised(promised);
    }
    if (!agreement.enough()) {
      new StaticAgreement(elf, map, agreement.outputs).addTo(agreement.contradictions, SHOWN);
    }
    if (agreement.contradictions.isEmpty() && !agreement.agreed && agreement.comparable()) {
      agreement.contradictions.add(
          new Contradiction(1, "no section and no symbol of the image is in the map"));
    }
    return agreement.contradictions.isEmpty()
        ? new MapState.Usable()
        : new MapState.Stale(List.copyOf(agreement.contradictions));
  }

  private boolean enough() {
    return contradictions.size() >= SHOWN;
  }

  /** Whether the image has anything that a map of its link would know too. */
  private boolean comparable() {
    for (Section section : elf.sections()) {
      if (LinkedImage.occupies(section) && !section.isTls()) {
        return true;
      }
    }
    return false;
  }

  /** A twin project has the same sections at the same places, but other objects in them. */
  private void comparePromised(Collection<String> promised) {
    SymbolTable symbols = elf.symbols();
    if (symbols == null) {
      return;
    }
    List<Symbol> unknown = new ArrayList<>();
    for (String name : promised) {
      for (Symbol symbol : symbols.named(name)) {
        if (!symbol.isLocal() && isComparable(symbol) && map.symbolsNamed(name).isEmpty()) {
          unknown.add(symbol);
        }
      }
    }
    if (!unknown.isEmpty()) {
      compareUnknown(unknown);
    }
  }

  /** What the map has where the image has global symbols that the map does not name. */
  private void compareUnknown(List<Symbol> unknown) {
    Map<Long, Symbol> byAddress = new HashMap<>();
    for (Symbol symbol : unknown) {
      byAddress.putIfAbsent(symbol.value(), symbol);
    }
    for (int i = 0; i < map.symbolCount() && !enough(); i++) {
      Symbol symbol = byAddress.get(map.symbolAddress(i));
      MapSymbol printed = symbol == null ? null : map.symbol(i);
      if (printed == null || printed.input() < 0 || isMark(printed.name())) {
        continue;
      }
      int output = outputs.of(elf.sections().get(symbol.section()));
      // An alias stands beside the symbol in the image too.
      if (output == map.inputSection(printed.input()).output()
          && elf.symbols().named(printed.name()).isEmpty()) {
        byAddress.remove(symbol.value());
        contradictions.add(
            new Contradiction(
                printed.line(),
                Address.text(symbol.value())
                    + " is `"
                    + printed.name()
                    + "` in the map and `"
                    + symbol.name()
                    + "` in the image"));
      }
    }
  }

  private void compareSections() {
    for (Section section : elf.sections()) {
      if (enough()) {
        return;
      }
      if (LinkedImage.occupies(section) && !section.isTls()) {
        compare(section);
      }
    }
  }

  /** One of the map's sections of that name has to be it; none of that name is no contradiction. */
  private void compare(Section section) {
    int same = outputs.of(section);
    if (same >= 0 && agree(section, map.outputSections().get(same))) {
      agreed = true;
      return;
    }
    OutputSection other = null;
    for (OutputSection output : outputs.named(section.name())) {
      if (!output.range().isEmpty()) {
        if (agree(section, output)) {
          agreed = true;
          return;
        }
        other = output;
      }
    }
    if (other != null) {
      contradictions.add(
          new Contradiction(
              other.line(),
              "section `"
                  + section.name()
                  + "` is "
                  + other.range().text()
                  + " in the map and "
                  + section.range().text()
                  + " in the image"));
    }
  }

  private boolean agree(Section section, OutputSection output) {
    if (map.linker() == Linker.ARMLINK) {
      // An execution region: its initialised and its zeroed part are two ELF sections.
      return output.range().contains(section.address())
              && (output.sizeIsStored() || output.range().contains(section.range()))
          || outputs.isZeroedPart(section, output);
    }
    return output.range().equals(section.range());
  }

  private void compareSymbols() {
    SymbolTable symbols = elf.symbols();
    if (symbols == null) {
      return;
    }
    boolean sized = map.linker() != Linker.GNU_LD;
    SymbolPlaces places = sized ? new SymbolPlaces(elf, true, false) : unsized;
    boolean[] agreeing = AgreeingLines.of(map, places, sized);
    NamedSymbols named = new NamedSymbols(symbols);
    SymbolPlaces labels = null;
    for (int i = 0; i < map.symbolCount() && !enough(); i++) {
      if (agreeing[i]) {
        agreed = true;
        continue;
      }
      MapSymbol printed = map.symbol(i);
      if (isMark(printed.name())) {
        continue;
      }
      List<Symbol> candidates = named.of(printed.name());
      if (candidates.size() > NamedSymbols.MANY && printed.size() <= 0) {
        labels = labels == null ? new SymbolPlaces(elf, false, true) : labels;
        if (labels.hold(map.symbolNameHash(i), printed.address(), 0)) {
          agreed = true;
          continue;
        }
      }
      Symbol other = contradicting(candidates, printed);
      if (other != null) {
        contradictions.add(
            new Contradiction(
                printed.line(),
                "`"
                    + printed.name()
                    + "` is at "
                    + place(printed.address(), printed.size())
                    + " in the map and at "
                    + place(other.value(), other.size())
                    + " in the image"));
      }
    }
  }

  private static String place(long address, long size) {
    return Address.text(address) + (size > 0 ? ", " + Address.bytes(size) : "");
  }

  /** Marks of code and data stand in their thousands under a few names, and tell nothing. */
  private static boolean isMark(String name) {
    return name.startsWith("$");
  }

  /**
   * One of them where none agrees, or {@code null}. One that another line of that name vouches for
   * is none: statics share names, maps print C++ statics under their C names, and a tool may have
   * removed one of them from the image.
   */
  private Symbol contradicting(List<Symbol> named, MapSymbol printed) {
    for (Symbol symbol : named) {
      if (isComparable(symbol) && agree(symbol, printed)) {
        agreed = true;
        return null;
      }
    }
    for (Symbol symbol : named) {
      if (isComparable(symbol) && !isPrinted(symbol)) {
        return symbol;
      }
    }
    return null;
  }

  private boolean isPrinted(Symbol symbol) {
    for (MapSymbol printed : map.symbolsNamed(symbol.name())) {
      if (agree(symbol, printed)) {
        return true;
      }
    }
    return false;
  }

  private boolean isComparable(Symbol symbol) {
    return isComparable(symbol, elf);
  }

  /** Whether its value is the address of bytes that a map may know too. */
  static boolean isComparable(Symbol symbol, ElfImage elf) {
    return symbol.section() >= 0
        && symbol.type() != Symbol.TLS
        && symbol.type() != Symbol.SECTION
        && symbol.type() != Symbol.FILE
        && LinkedImage.occupies(elf.sections().get(symbol.section()));
  }

  /** Address and, where both know it, size; bit 0 of functions marks Thumb code. */
  private static boolean agree(Symbol symbol, MapSymbol printed) {
    long mask = symbol.isFunction() ? ~1L : ~0L;
    return (symbol.value() & mask) == (printed.address() & mask)
        && (printed.size() <= 0 || symbol.size() == 0 || printed.size() == symbol.size());
  }
}
