package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What armlink's start-up code copies, zeroes and decompresses: {@code Region$$Table}, entries of
 * four words. Source, destination, length at run time, and the function that does it.
 */
final class ScatterTable {
  private static final int ENTRY = 16;
  private static final int LIMIT = 1 << 16;

  private record Entry(long source, long destination, long length, long function) {}

  private final ElfImage elf;
  private final List<Entry> decompressed;

  private ScatterTable(ElfImage elf, List<Entry> decompressed) {
    this.elf = elf;
    this.decompressed = decompressed;
  }

  /**
   * Reads it; {@code null} where the image has none, or one that does not speak of its sections and
   * its decompressor.
   */
  static ScatterTable of(ElfImage elf, List<Symbol> decompressors) {
    List<Entry> entries = entries(elf);
    Set<Long> functions = new HashSet<>();
    for (Symbol decompressor : decompressors) {
      functions.add(decompressor.value() & ~1L);
    }
    List<Entry> decompressed = new ArrayList<>();
    boolean known = false;
    for (Entry entry : entries) {
      if (functions.contains(entry.function() & ~1L)) {
        decompressed.add(entry);
        known |= isSectionStart(elf, entry.destination());
      }
    }
    return known ? new ScatterTable(elf, decompressed) : null;
  }

  private static boolean isSectionStart(ElfImage elf, long address) {
    for (Section section : elf.sections()) {
      if (section.address() == address && section.isAllocated()) {
        return true;
      }
    }
    return false;
  }

  /** Bytes from the section's start to the end of what is decompressed for it, or {@code null}. */
  Long runLength(Section section) {
    Long load = elf.loadAddress(section);
    Long length = null;
    for (Entry entry : decompressed) {
      long ahead = entry.destination() - section.address();
      boolean isSource =
          load != null && new AddressRange(load, section.size()).contains(entry.source());
      if ((ahead == 0 || isSource && ahead > 0) && AddressRange.fits(ahead, entry.length())) {
        long end = ahead + entry.length();
        length = length == null || Long.compareUnsigned(end, length) > 0 ? (Long) end : length;
      }
    }
    return length;
  }

  private static List<Entry> entries(ElfImage elf) {
    Long base = value(elf, "Region$$Table$$Base");
    Long limit = value(elf, "Region$$Table$$Limit");
    Section section = base == null ? null : elf.sectionAt(base);
    if (section == null || limit == null || !section.hasFileContents()) {
      return List.of();
    }
    long size = limit - base;
    if (size <= 0
        || size > LIMIT
        || size % ENTRY != 0
        || !section.range().contains(AddressRange.clamped(base, size))) {
      return List.of();
    }
    byte[] bytes = elf.contents(section, base - section.address(), (int) size);
    List<Entry> entries = new ArrayList<>();
    for (int at = 0; at < bytes.length; at += ENTRY) {
      entries.add(
          new Entry(
              word(elf, bytes, at),
              word(elf, bytes, at + 4),
              word(elf, bytes, at + 8),
              word(elf, bytes, at + 12)));
    }
    return entries;
  }

  private static long word(ElfImage elf, byte[] bytes, int at) {
    long word = 0;
    for (int i = 0; i < 4; i++) {
      word = word << 8 | bytes[at + (elf.bigEndian() ? i : 3 - i)] & 0xff;
    }
    return word;
  }

  private static Long value(ElfImage elf, String name) {
    List<Symbol> named = elf.symbols() == null ? List.of() : elf.symbols().named(name);
    return named.size() == 1 ? (Long) named.get(0).value() : null;
  }
}
