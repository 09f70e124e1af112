package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.memory.AddressRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which sections hold compressed contents, and how far they run, told by the ELF alone. The size of
 * such a section is that of the stored bytes, its symbols lie at run addresses. In order of trust:
 * armlink's {@code Region$$Table} (who is not decompressed there is not compressed), its {@code
 * Image$$REGION$$Length}, the zeroed section of the same region, and a symbol past the stored end.
 * The last may as well be a symbol that is wrong, so that then no end is told.
 */
final class CompressedSections {
  private static final String DECOMPRESSOR = "__decompress";

  /** A zeroed part follows the initialised one at once, but for alignment. */
  private static final long GAP = 8;

  private final ElfImage elf;
  private final ScatterTable table;

  /** Objects reach so far from their section's start, in bytes; 0 where no symbols tell. */
  private final long[] furthest;

  private final long[] room;

  /** A debug-only file made NOBITS of all sections, and kept their stored sizes. */
  private final boolean debugOnly;

  private CompressedSections(ElfImage elf, List<Symbol> decompressors) {
    this.elf = elf;
    this.table = ScatterTable.of(elf, decompressors);
    this.room = new long[elf.sections().size()];
    this.furthest = new long[elf.sections().size()];
    boolean contents = false;
    for (Section section : elf.sections()) {
      room[section.index()] = room(section);
      contents |= section.isAllocated() && section.hasFileContents();
    }
    this.debugOnly = !contents;
    measure();
  }

  /** By section index; empty for images without armlink's decompressor. */
  static Map<Integer, RunLength> of(ElfImage elf) {
    SymbolTable symbols = elf.symbols();
    List<Symbol> decompressors =
        symbols == null
            ? List.of()
            : symbols.containing(DECOMPRESSOR, name -> name.startsWith(DECOMPRESSOR));
    return decompressors.isEmpty() && symbols != null
        ? Map.of()
        : new CompressedSections(elf, decompressors).lengths();
  }

  private Map<Integer, RunLength> lengths() {
    Map<Integer, RunLength> lengths = new HashMap<>();
    for (Section section : elf.sections()) {
      if (LinkedImage.occupies(section) && (section.hasFileContents() || debugOnly)) {
        Long load = elf.loadAddress(section);
        RunLength length = load != null && load == section.address() ? null : runLength(section);
        if (length != null) {
          lengths.put(section.index(), length);
        }
      }
    }
    return lengths;
  }

  private RunLength runLength(Section section) {
    if (table != null) {
      Long length = table.runLength(section);
      return length == null ? null : told(section, length);
    }
    Long length = lengthSymbol(section);
    if (length != null) {
      return Long.compareUnsigned(length, section.size()) > 0 ? told(section, length) : null;
    }
    boolean past = Long.compareUnsigned(furthest[section.index()], section.size()) > 0;
    Section zeroes = zeroes(section);
    if (zeroes != null) {
      long start = zeroes.address() - section.address();
      long gap = start - section.size();
      return past || Long.compareUnsigned(gap, Math.max(GAP, zeroes.alignment())) >= 0
          ? told(section, start)
          : null;
    }
    return past ? new RunLength(furthest[section.index()], false) : null;
  }

  private RunLength told(Section section, long length) {
    long most = room[section.index()];
    return new RunLength(Long.compareUnsigned(length, most) < 0 ? length : most, true);
  }

  private Long lengthSymbol(Section section) {
    SymbolTable symbols = elf.symbols();
    List<Symbol> named =
        symbols == null
            ? List.<Symbol>of()
            : symbols.named("Image$$" + section.name() + "$$Length");
    return named.size() == 1 ? (Long) named.get(0).value() : null;
  }

  /** The first zeroed section of the same region behind the stored bytes, or {@code null}. */
  private Section zeroes(Section section) {
    Section first = null;
    for (Section other : elf.sections()) {
      if (other.isNobits()
          && LinkedImage.occupies(other)
          && other.name().equals(section.name())
          && Long.compareUnsigned(other.address() - section.address(), section.size()) >= 0
          && Long.compareUnsigned(other.address(), section.address()) > 0
          && (first == null || Long.compareUnsigned(other.address(), first.address()) < 0)) {
        first = other;
      }
    }
    return first;
  }

  /** Bytes up to the next section: what is linked there ends this one. */
  private long room(Section section) {
    long most = -section.address();
    most = most == 0 ? -1 : most;
    for (Section other : elf.sections()) {
      if (LinkedImage.occupies(other)
          && Long.compareUnsigned(other.address(), section.address()) > 0) {
        long room = other.address() - section.address();
        most = Long.compareUnsigned(room, most) < 0 ? room : most;
      }
    }
    return most;
  }

  private void measure() {
    SymbolTable symbols = elf.symbols();
    for (int i = 0; symbols != null && i < symbols.count(); i++) {
      int index = symbols.section(i);
      if (index < 0 || symbols.type(i) != Symbol.OBJECT || symbols.size(i) == 0) {
        continue;
      }
      long at = symbols.value(i) - elf.sections().get(index).address();
      long size = symbols.size(i);
      long end = AddressRange.fits(at, size) ? at + size : 0;
      if (Long.compareUnsigned(end, room[index]) <= 0
          && Long.compareUnsigned(end, furthest[index]) > 0) {
        furthest[index] = end;
      }
    }
  }

  /** Whether IAR's linker made the image: by the attributes that it alone writes. */
  static boolean isOfIar(ElfImage elf) {
    for (Section section : elf.sections()) {
      if (section.name().equals(".iar.rtmodel")) {
        return true;
      }
    }
    return false;
  }
}
