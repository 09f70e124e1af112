package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import java.util.HashSet;
import java.util.Set;

/**
 * Which sections hold compressed data, told by the ELF alone: armlink links its decompressor
 * ({@code __decompress...}) for them, and their symbols lie at run addresses beyond the stored
 * bytes.
 */
final class CompressedSections {
  private static final String DECOMPRESSOR = "__decompress";

  private CompressedSections() {}

  /** Section indices; empty for images of other linkers. */
  static Set<Integer> of(ElfImage elf) {
    SymbolTable symbols = elf.symbols();
    if (symbols == null
        || symbols.containing(DECOMPRESSOR, name -> name.startsWith(DECOMPRESSOR)).isEmpty()) {
      return Set.of();
    }
    Set<Integer> compressed = new HashSet<>();
    for (int i = 0; i < symbols.count(); i++) {
      if (symbols.section(i) >= 0 && symbols.type(i) == Symbol.OBJECT && symbols.size(i) != 0) {
        Section section = elf.sections().get(symbols.section(i));
        long at = symbols.value(i) - section.address();
        if (section.isAllocated()
            && section.hasFileContents()
            && Long.compareUnsigned(at + symbols.size(i), section.size()) > 0) {
          compressed.add(section.index());
        }
      }
    }
    return compressed;
  }
}
