package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.image.MapState.Contradiction;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.memory.Address;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the statics of ELF and map agree. They have no symbol lines in GNU maps, but with
 * -fdata-sections an input section of their own: two of them may be swapped inside an output
 * section that is equal.
 */
final class StaticAgreement {
  private final ElfImage elf;
  private final LinkMap map;
  private final OutputSections outputs;

  /** Names that do not stand for one symbol and one section: asked once each. */
  private final Set<String> shared = new HashSet<>();

  StaticAgreement(ElfImage elf, LinkMap map, OutputSections outputs) {
    this.elf = elf;
    this.map = map;
    this.outputs = outputs;
  }

  /** Adds until there are as many as that. */
  void addTo(List<Contradiction> contradictions, int most) {
    SymbolTable symbols = elf.symbols();
    for (int i = 0; symbols != null && i < symbols.count() && contradictions.size() < most; i++) {
      if (symbols.type(i) == Symbol.OBJECT && symbols.binding(i) == Symbol.LOCAL) {
        Symbol symbol = symbols.at(i);
        if (MapAgreement.isComparable(symbol, elf) && liesInAnothers(symbol)) {
          compare(symbol, symbols, contradictions);
        }
      }
    }
  }

  /**
   * Whether the map has something else at its address: nothing, or a section that carries another
   * symbol's name. A section that carries none ({@code .bss}) may hold anything.
   */
  private boolean liesInAnothers(Symbol symbol) {
    int output = outputs.of(elf.sections().get(symbol.section()));
    if (output < 0) {
      return false;
    }
    InputSection at = map.inputSectionAt(output, symbol.value());
    return at == null
        || (at.name().indexOf('.', 1) > 0 && !at.name().endsWith("." + symbol.name()));
  }

  /** The section that carries its name has to hold it, where there is just one of each. */
  private void compare(Symbol symbol, SymbolTable symbols, List<Contradiction> contradictions) {
    if (shared.contains(symbol.name())) {
      return;
    }
    List<InputSection> own = map.inputSectionsFor(symbol.name());
    if (own.size() != 1 || symbols.named(symbol.name()).size() != 1) {
      shared.add(symbol.name());
    } else if (!holds(own.get(0), symbol)) {
      contradictions.add(
          new Contradiction(
              own.get(0).line(),
              "`"
                  + symbol.name()
                  + "` is at "
                  + Address.text(own.get(0).address())
                  + " in the map and at "
                  + Address.text(symbol.value())
                  + " in the image"));
    }
  }

  private static boolean holds(InputSection section, Symbol symbol) {
    return Long.compareUnsigned(symbol.value() - section.address(), section.size()) < 0;
  }
}
