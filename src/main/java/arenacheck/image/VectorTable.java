package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import java.util.List;

/**
 * The vector table of a Cortex-M image: word 0 is the initial stack pointer, word 1 the reset
 * handler (Armv8-M Architecture Reference Manual, "Vector table"). It is where the second word is
 * the image's entry point: at the start of a section, else at a symbol of a usual name. An image
 * without either has none that we know.
 */
public final class VectorTable {
  /** Of CMSIS, Ambiq's SDK, the vendors' start-up files and Zephyr. */
  private static final List<String> NAMES =
      List.of(
          "__VECTOR_TABLE",
          "__Vectors",
          "g_am_pfnVectors",
          "g_pfnVectors",
          "__isr_vector",
          "__vector_table",
          "_vector_table",
          "vector_table");

  private static final int WORDS = 8;

  private final ElfImage elf;

  private VectorTable(ElfImage elf) {
    this.elf = elf;
  }

  /** The initial stack pointer, or {@code null}. */
  public static Long initialStackPointer(ElfImage elf) {
    if (elf.elfClass() != 32 || elf.machine() != ElfImage.ARM) {
      return null;
    }
    VectorTable table = new VectorTable(elf);
    for (Section section : elf.sections()) {
      Long pointer = table.at(section, 0);
      if (pointer != null) {
        return pointer;
      }
    }
    return elf.symbols() == null ? null : table.atSymbol();
  }

  private Long atSymbol() {
    for (String name : NAMES) {
      for (Symbol symbol : elf.symbols().named(name)) {
        if (symbol.section() >= 0) {
          Section section = elf.sections().get(symbol.section());
          Long pointer = at(section, symbol.value() - section.address());
          if (pointer != null) {
            return pointer;
          }
        }
      }
    }
    return null;
  }

  private Long at(Section section, long offset) {
    if (!section.isAllocated()
        || !section.hasFileContents()
        || offset < 0
        || offset > section.size() - WORDS) {
      return null;
    }
    byte[] words = elf.contents(section, offset, WORDS);
    long reset = word(words, 4);
    return reset != 0 && (reset | 1) == (elf.entry() | 1) ? word(words, 0) : null;
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
