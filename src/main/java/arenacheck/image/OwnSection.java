package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.linkmap.InputSection;

/**
 * The size of an object whose symbol carries none (assembly without {@code .size}): that of its
 * input section, where the object starts the section and no other symbol stands behind it there.
 */
final class OwnSection {
  private OwnSection() {}

  /** Bytes, or {@code null} where the section may hold more than the object. */
  static Long size(ElfImage elf, Symbol symbol, InputSection input) {
    if (input == null || input.address() != symbol.value() || input.size() == 0) {
      return null;
    }
    SymbolTable symbols = elf.symbols();
    for (int i = 0; i < symbols.count(); i++) {
      long behind = symbols.value(i) - input.address();
      if (symbols.section(i) == symbol.section()
          && symbols.type(i) != Symbol.SECTION
          && behind != 0
          && Long.compareUnsigned(behind, input.size()) < 0
          && !symbols.at(i).name().startsWith("$")) {
        return null;
      }
    }
    return input.size();
  }
}
