package arenacheck.image;

import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;

/** The names that a linker script gives to places: where sections start, end and are stored. */
public final class BorderNames {
  private final LinkedImage image;

  public BorderNames(LinkedImage image) {
    this.image = image;
  }

  /**
   * The script's symbol of that value, or {@code null}: the ELF's, else the map's.
   *
   * @param section what the symbol has to belong to; {@link Symbol#ABSOLUTE} for load addresses,
   *     which are absolute or any section's
   */
  public String find(long value, int section) {
    SymbolTable table = image.elf().symbols();
    int found = -1;
    for (int i = 0; table != null && i < table.count(); i++) {
      // A script's symbols have neither type nor size; local ones of that kind mark code and data.
      if (table.value(i) == value
          && table.type(i) == Symbol.NOTYPE
          && table.size(i) == 0
          && table.binding(i) != Symbol.LOCAL
          && table.section(i) != Symbol.UNDEFINED) {
        if (table.section(i) == section) {
          return table.at(i).name();
        }
        found = found < 0 && section == Symbol.ABSOLUTE ? i : found;
      }
    }
    return found >= 0 ? table.at(found).name() : table == null ? fromMap(value) : null;
  }

  /** GNU maps have a script's assignments as symbol lines outside of every input section. */
  private String fromMap(long value) {
    for (int i = 0; image.map() != null && i < image.map().symbolCount(); i++) {
      if (image.map().symbolAddress(i) == value && image.map().symbol(i).input() < 0) {
        return image.map().symbol(i).name();
      }
    }
    return null;
  }
}
