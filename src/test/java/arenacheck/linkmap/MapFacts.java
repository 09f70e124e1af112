package arenacheck.linkmap;

import arenacheck.linkmap.BinutilsText.SymbolRow;
import java.util.Set;
import java.util.regex.Pattern;

/** Looks symbols of an image up in a map, as far as the format prints them. */
final class MapFacts {
  /** Thread-local: an offset in the image, an address in the map. */
  private static final Set<String> THREAD_LOCAL = Set.of("tls_init", "tls_buf");

  /** Absolute, which nm hides behind the letter of a weak symbol. */
  private static final Set<String> ABSOLUTE = Set.of("__heap_end", "__stack");

  /** Assembler names that read like statements in maps that print both alike. */
  private static final Set<String> LIKE_STATEMENTS = Set.of("weird = name", "PROVIDE (x)");

  private final LinkMap map;
  private final String text;
  private int compared;

  MapFacts(LinkMap map, String text) {
    this.map = map;
    this.text = text;
  }

  /** How many symbols were found. */
  int compared() {
    return compared;
  }

  boolean has(SymbolRow symbol) {
    boolean listed = symbol.global() || map.linker() == Linker.LLD;
    if (listed ? hasSymbol(symbol) : symbol.size() <= 0 || holds(symbol)) {
      compared++;
      return true;
    }
    return THREAD_LOCAL.contains(symbol.name())
        || ABSOLUTE.contains(symbol.name())
        || LIKE_STATEMENTS.contains(symbol.name())
        || isScriptSymbol(symbol.name());
  }

  /** Assigned in the script: the map prints an expression, not a symbol. */
  private boolean isScriptSymbol(String name) {
    String quoted = Pattern.quote(name);
    return Pattern.compile("(?m)[ (]" + quoted + " = |PROVIDE \\(" + quoted + ", ")
        .matcher(text)
        .find();
  }

  private boolean hasSymbol(SymbolRow symbol) {
    String name = symbol.name();
    // Of a COFF link GNU ld prints names as C has them, nm as the file has them.
    if (hasSymbol(name, symbol) || (name.startsWith("_") && hasSymbol(name.substring(1), symbol))) {
      return true;
    }
    // C++ names stand demangled in some maps.
    for (int i = 0; symbol.name().startsWith("_Z") && i < map.symbolCount(); i++) {
      if (agrees(map.symbol(i), symbol)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasSymbol(String name, SymbolRow symbol) {
    for (MapSymbol found : map.symbolsNamed(name)) {
      if (agrees(found, symbol)) {
        return true;
      }
    }
    return false;
  }

  private static boolean agrees(MapSymbol found, SymbolRow symbol) {
    boolean place = (found.address() & ~1L) == (symbol.address() & ~1L);
    return place && (found.size() < 0 || symbol.size() < 0 || found.size() == symbol.size());
  }

  /** A static object: in the section that has its name, or else in any, and never past its end. */
  private boolean holds(SymbolRow symbol) {
    for (InputSection section : map.inputSectionsFor(symbol.name())) {
      if (section.address() == symbol.address()) {
        return section.size() == symbol.size();
      }
    }
    long address = symbol.address() & ~1L;
    for (int output = 0; output < map.outputSections().size(); output++) {
      InputSection section = map.inputSectionAt(output, address);
      if (section != null && address + symbol.size() - section.address() <= section.size()) {
        return true;
      }
    }
    return false;
  }
}
