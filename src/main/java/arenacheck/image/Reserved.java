package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.memory.AddressRange;
import java.util.Locale;

/**
 * Bytes that a linker script reserves itself ({@code pool = .; . += 2048;}): in a section without
 * contents, and of no input section. Nobody else owns them, so that an application may. Heap and
 * stack are reserved in the same way, and have owners: the names of their sections and symbols
 * tell.
 */
public final class Reserved {
  private final LinkedImage image;
  private final ElfImage elf;

  Reserved(LinkedImage image) {
    this.image = image;
    this.elf = image.elf();
  }

  /** Whether the map shows that nobody owns any byte of a range in a section. */
  public boolean isFree(Section section, AddressRange range) {
    return image.map() != null && mayBeFree(section, range) && !isOwned(section, range);
  }

  /** Whether that could be so, if only there were a map. */
  public boolean mayBeFree(Section section, AddressRange range) {
    return section.isNobits()
        && section.range().contains(range)
        && !isStackOrHeap(section.name())
        && !isNamedSo(section, range);
  }

  /**
   * Bytes from a script's symbol to the next one, or to the end of the section; {@code null} where
   * the script does not reserve them, and without a map.
   */
  public Long size(LinkedObject object) {
    Section section = image.sectionOf(object);
    if (section == null || object.size() != null) {
      return null;
    }
    long size = section.range().end() - object.address();
    SymbolTable symbols = elf.symbols();
    for (int i = 0; symbols != null && i < symbols.count(); i++) {
      long behind = symbols.value(i) - object.address();
      if (symbols.section(i) == section.index()
          && symbols.type(i) != Symbol.SECTION
          && behind != 0
          && Long.compareUnsigned(behind, size) < 0
          && !symbols.at(i).name().startsWith("$")) {
        size = behind;
      }
    }
    AddressRange range = AddressRange.clamped(object.address(), size);
    return size != 0 && isFree(section, range) ? (Long) size : null;
  }

  private boolean isOwned(Section section, AddressRange range) {
    LinkMap map = image.map();
    for (int i = 0; i < map.inputSectionCount(); i++) {
      InputSection input = map.inputSection(i);
      AddressRange owned = AddressRange.clamped(input.address(), input.size());
      if (owned.overlaps(range) && image.inputSectionAt(section, input.address()) != null) {
        return true;
      }
    }
    return false;
  }

  private boolean isNamedSo(Section section, AddressRange range) {
    SymbolTable symbols = elf.symbols();
    for (int i = 0; symbols != null && i < symbols.count(); i++) {
      if (symbols.section(i) == section.index()
          && range.contains(symbols.value(i))
          && isStackOrHeap(symbols.at(i).name())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isStackOrHeap(String text) {
    String name = text.toLowerCase(Locale.ROOT);
    return name.contains("heap") || name.contains("stack");
  }
}
