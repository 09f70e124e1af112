package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.memory.Layout;
import java.util.List;
import java.util.Locale;

/**
 * Where an image has its vector table. e_entry does not tell: armlink's is {@code __main}, IAR's
 * {@code __iar_program_start}, a linker without ENTRY takes 0 or the start of {@code .text}. So, in
 * this order: a symbol of a usual name; a section that starts with a table for the entry; one whose
 * word 0 is a place in RAM and whose word 1 is Thumb code, as its kind makes likely. A pair of
 * pointers in constants can look the same: {@link #kind} asks more of those.
 */
final class VectorTableSearch {
  /** Of CMSIS, IAR, vendors' start-up files and SDKs, Zephyr, ChibiOS, RIOT, libopencm3, Rust. */
  private static final List<String> NAMES =
      List.of(
          "__Vectors",
          "g_pfnVectors",
          "g_am_pfnVectors",
          "__isr_vector",
          "__isr_vectors",
          "__vector_table",
          "__VECTOR_TABLE",
          "_vector_table",
          "vector_table",
          "__vectors",
          "_vectors",
          "vectors",
          "isr_vector",
          "__vectors_start",
          "exception_table",
          "interruptVectors",
          "resetVectors",
          "cortex_vector_base",
          "_VectorsFlash");

  private static final int WORDS = 8;

  /** Stack pointer to HardFault. */
  private static final int WITH_FAULTS = 16;

  /** VTOR has no lower bits (Armv8-M, TBLOFF). */
  private static final int ALIGNMENT = 128;

  private static final int NONE = 3;

  private final ElfImage elf;
  private final Layout layout;

  VectorTableSearch(ElfImage elf, Layout layout) {
    this.elf = elf;
    this.layout = layout;
  }

  /** The table, or {@code null}. */
  VectorTable find() {
    if (elf.elfClass() != 32 || elf.machine() != ElfImage.ARM) {
      return null;
    }
    VectorTable named = elf.symbols() == null ? null : named();
    return named != null ? named : atSectionStart();
  }

  /** Of several that name one, as boot loader and application in one image, the entry's. */
  private VectorTable named() {
    VectorTable first = null;
    for (String name : NAMES) {
      for (Symbol symbol : elf.symbols().named(name)) {
        Section section = section(symbol);
        VectorTable table =
            section == null ? null : at(section, symbol.value() - section.address(), name);
        if (table != null && isEntry(table)) {
          return table;
        }
        if (first == null && table != null && isThumbCode(table.resetVector())) {
          first = table;
        }
      }
    }
    return first;
  }

  /** Scripts may define the name as a number. */
  private Section section(Symbol symbol) {
    if (symbol.section() >= 0) {
      return elf.sections().get(symbol.section());
    }
    return symbol.section() == Symbol.ABSOLUTE ? elf.sectionAt(symbol.value()) : null;
  }

  private VectorTable atSectionStart() {
    VectorTable best = null;
    int bestKind = NONE;
    for (Section section : elf.sections()) {
      VectorTable table = at(section, 0, null);
      if (table == null) {
        continue;
      }
      if (isEntry(table)) {
        return table;
      }
      int kind = isInRam(table.stackPointer()) && runsWhereLoaded(section) ? kind(table) : NONE;
      if (kind < bestKind) {
        best = table;
        bestKind = kind;
      }
    }
    return best;
  }

  /** The lower, the surer: a section for vectors, code, constants that could be pointers. */
  private int kind(VectorTable table) {
    Section section = table.section();
    if (!isThumbCode(table.resetVector())) {
      return NONE;
    }
    String name = section.name().toLowerCase(Locale.ROOT);
    if (name.contains("vec") || name.contains("isr")) {
      return 0;
    }
    if ((section.address() & (ALIGNMENT - 1)) != 0) {
      return NONE;
    }
    if (section.isExecutable()) {
      return 1;
    }
    if (section.size() < WITH_FAULTS) {
      return NONE;
    }
    byte[] bytes = elf.contents(section, 0, WITH_FAULTS);
    return isThumbCode(word(bytes, 8)) && isThumbCode(word(bytes, 12)) ? 2 : NONE;
  }

  /** The core reads the table before any code could have copied it. */
  private boolean runsWhereLoaded(Section section) {
    Long load = elf.loadAddress(section);
    return load == null || load == section.address();
  }

  /** Inside or at the end of volatile memory, and a multiple of 4 as every stack pointer is. */
  private boolean isInRam(long address) {
    return (address & 3) == 0 && (layout.isVolatile(address) || layout.isVolatile(address - 1));
  }

  private boolean isEntry(VectorTable table) {
    return table.resetVector() != 0 && (table.resetVector() | 1) == (elf.entry() | 1);
  }

  private boolean isThumbCode(long vector) {
    if ((vector & 1) == 0) {
      return false;
    }
    Section section = elf.sectionAt(vector & ~1L);
    return section != null && (section.isExecutable() || isFunction(vector & ~1L));
  }

  private boolean isFunction(long address) {
    for (int i = 0; elf.symbols() != null && i < elf.symbols().count(); i++) {
      if (elf.symbols().type(i) == Symbol.FUNC && (elf.symbols().value(i) & ~1L) == address) {
        return true;
      }
    }
    return false;
  }

  private VectorTable at(Section section, long offset, String symbol) {
    if (!section.isAllocated()
        || !section.hasFileContents()
        || offset < 0
        || offset > section.size() - WORDS) {
      return null;
    }
    byte[] words = elf.contents(section, offset, WORDS);
    return new VectorTable(
        section, section.address() + offset, symbol, word(words, 0), word(words, 4));
  }

  private long word(byte[] bytes, int at) {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      int from = elf.bigEndian() ? at + i : at + 3 - i;
      value = value << 8 | bytes[from] & 0xff;
    }
    return value;
  }
}
