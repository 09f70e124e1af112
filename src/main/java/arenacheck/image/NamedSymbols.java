package arenacheck.image;

import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Look-ups by name for somebody who asks for each line of a map. Maps of lld and armlink print
 * statics: five thousand lines {@code __func__.0} must not make five thousand lists of as many.
 */
final class NamedSymbols {
  /** Of one name. */
  static final int MANY = 8;

  private final SymbolTable symbols;
  private final Map<String, List<Symbol>> shared = new HashMap<>();

  NamedSymbols(SymbolTable symbols) {
    this.symbols = symbols;
  }

  List<Symbol> of(String name) {
    List<Symbol> known = shared.get(name);
    if (known == null) {
      known = symbols.named(name);
      if (known.size() > MANY) {
        shared.put(name, known);
      }
    }
    return known;
  }
}
