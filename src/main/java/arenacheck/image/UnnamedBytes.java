package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import java.util.Arrays;

/**
 * Allocated bytes that no sized symbol covers: what a compiler keeps without a name lies there, and
 * what lost its name before the link.
 */
final class UnnamedBytes {
  private UnnamedBytes() {}

  /**
   * Length in bytes of the longest run in one allocated section.
   *
   * @param contents whether of sections with contents, else of zeroed ones but stack and heap,
   *     whose bytes have no names as a rule
   */
  static long longest(ElfImage elf, boolean contents) {
    SymbolTable symbols = elf.symbols();
    long[][] named = new long[symbols.count()][];
    int count = 0;
    for (int i = 0; i < symbols.count(); i++) {
      int section = symbols.section(i);
      if (section >= 0 && symbols.size(i) > 0 && isAsked(elf.sections().get(section), contents)) {
        boolean function = symbols.type(i) == Symbol.FUNC;
        long start = function ? symbols.value(i) & ~1L : symbols.value(i);
        named[count++] = new long[] {section, start, start + symbols.size(i)};
      }
    }
    named = Arrays.copyOf(named, count);
    Arrays.sort(
        named,
        (one, other) ->
            one[0] != other[0]
                ? Long.compare(one[0], other[0])
                : Long.compareUnsigned(one[1], other[1]));
    long longest = 0;
    int at = 0;
    for (Section section : elf.sections()) {
      while (at < count && named[at][0] < section.index()) {
        at++;
      }
      if (!isAsked(section, contents)) {
        continue;
      }
      long end = section.address();
      for (; at < count && named[at][0] == section.index(); at++) {
        longest = Math.max(longest, named[at][1] - end);
        end = Long.compareUnsigned(named[at][2], end) > 0 ? named[at][2] : end;
      }
      longest = Math.max(longest, section.range().end() - end);
    }
    return longest;
  }

  private static boolean isAsked(Section section, boolean contents) {
    boolean reserved = section.name().contains("heap") || section.name().contains("stack");
    return section.isAllocated()
        && (contents ? section.hasFileContents() : section.isNobits() && !reserved);
  }
}
