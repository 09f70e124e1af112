package arenacheck.image;

import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.linkmap.MapSymbol;
import java.util.List;

/**
 * The ELF name of a variable that is written as C++ spells it, {@code app::buf}: GNU maps print
 * such names demangled, the ELF file has the mangled ones (Itanium C++ ABI, "Name Mangling").
 */
public final class CppName {
  private static final String ANONYMOUS = "(anonymous namespace)";

  private CppName() {}

  /** The only ELF name that fits, else the name as it was given. */
  public static String inElf(LinkedImage image, String name) {
    SymbolTable symbols = image.elf().symbols();
    if (!name.contains("::") || symbols == null || !symbols.named(name).isEmpty()) {
      return name;
    }
    for (boolean internal : new boolean[] {false, true}) {
      String mangled = mangled(name, internal);
      if (mangled != null && !symbols.named(mangled).isEmpty()) {
        return mangled;
      }
    }
    return atTheMapsAddress(image, symbols, name);
  }

  /** What a template or a lambda makes of a name only the place tells that the map prints. */
  private static String atTheMapsAddress(LinkedImage image, SymbolTable symbols, String name) {
    List<MapSymbol> printed = image.map() == null ? List.of() : image.map().symbolsNamed(name);
    String found = null;
    for (int i = 0; printed.size() == 1 && i < symbols.count(); i++) {
      if (symbols.type(i) == Symbol.OBJECT
          && symbols.section(i) >= 0
          && symbols.value(i) == printed.get(0).address()) {
        String other = symbols.at(i).name();
        if (found != null && !found.equals(other)) {
          return name;
        }
        found = other;
      }
    }
    return found == null ? name : found;
  }

  /**
   * {@code _ZN3app3bufE}; with internal linkage {@code _ZN3appL3bufE}; {@code null} for names that
   * are more than identifiers.
   */
  private static String mangled(String name, boolean internal) {
    StringBuilder mangled = new StringBuilder("_ZN");
    String[] parts = (name.startsWith("::") ? name.substring(2) : name).split("::", -1);
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].equals(ANONYMOUS) ? "_GLOBAL__N_1" : parts[i];
      if (!isIdentifier(part)) {
        return null;
      }
      mangled.append(internal && i == parts.length - 1 ? "L" : "");
      mangled.append(part.length()).append(part);
    }
    return mangled.append('E').toString();
  }

  private static boolean isIdentifier(String part) {
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      if (c != '_' && !Character.isLetterOrDigit(c)) {
        return false;
      }
    }
    return !part.isEmpty() && !Character.isDigit(part.charAt(0));
  }
}
