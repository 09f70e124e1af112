package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import java.util.List;

/**
 * Which names the image has at which addresses, as hashes: a quick yes for the symbols of a map
 * that agree, which are nearly all. A no says nothing yet.
 */
final class SymbolPlaces {
  private final long[] keys;
  private final boolean sized;

  /**
   * @param sized whether sizes have to agree too
   * @param labels whether symbols without a size count; marks of code and data are such, and as
   *     many as all others, so that they do not for the first question
   */
  SymbolPlaces(ElfImage elf, boolean sized, boolean labels) {
    this.sized = sized;
    SymbolTable symbols = elf.symbols();
    List<Section> sections = elf.sections();
    boolean[] occupied = new boolean[sections.size()];
    for (Section section : sections) {
      occupied[section.index()] = LinkedImage.occupies(section);
    }
    int count = 0;
    for (int i = 0; i < symbols.count(); i++) {
      count += labels || symbols.size(i) != 0 ? 1 : 0;
    }
    keys = new long[Math.max(16, Integer.highestOneBit(count) * 4)];
    for (int i = 0; i < symbols.count(); i++) {
      int section = symbols.section(i);
      if ((labels || symbols.size(i) != 0)
          && section >= 0
          && occupied[section]
          && isPlace(symbols.type(i))) {
        boolean function = symbols.type(i) == Symbol.FUNC || symbols.type(i) == Symbol.GNU_IFUNC;
        long address = function ? symbols.value(i) & ~1L : symbols.value(i);
        add(key(symbols.nameHash(i), address, symbols.size(i)));
      }
    }
  }

  private static boolean isPlace(int type) {
    return type != Symbol.TLS && type != Symbol.SECTION && type != Symbol.FILE;
  }

  /** Whether a symbol of that name is there; bit 0 of the address may mark Thumb code. */
  boolean hold(long nameHash, long address, long size) {
    return has(key(nameHash, address, size)) || has(key(nameHash, address & ~1L, size));
  }

  private long key(long nameHash, long address, long size) {
    long key = nameHash ^ Long.rotateLeft(address * 0x9e3779b97f4a7c15L, 29);
    if (sized) {
      key ^= Long.rotateLeft(size * 0xc2b2ae3d27d4eb4fL, 47);
    }
    return key == 0 ? 1 : key;
  }

  private void add(long key) {
    int slot = slot(key);
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    keys[slot] = key;
  }

  private boolean has(long key) {
    int slot = slot(key);
    while (keys[slot] != 0) {
      if (keys[slot] == key) {
        return true;
      }
      slot = slot + 1 & keys.length - 1;
    }
    return false;
  }

  private int slot(long key) {
    return (int) (key * 0x9e3779b97f4a7c15L >>> 33) & keys.length - 1;
  }
}
