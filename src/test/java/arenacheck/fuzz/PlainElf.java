package arenacheck.fuzz;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A second reading of an image, straight from the ELF specification and without any of the
 * program's code. What is damaged is not there: then nothing in it can be right.
 */
public final class PlainElf {
  private static final int SYMTAB = 2;

  private final ByteBuffer bytes;
  private final boolean wide;
  private final List<Section> sections = new ArrayList<>();
  private final List<Symbol> symbols = new ArrayList<>();

  /**
   * A section header.
   *
   * @param header its offset in the file
   */
  public record Section(int header, long type, long address, long offset, long size, long link) {
    boolean holds(long start, long length) {
      return start >= address && start + length <= address + size;
    }
  }

  /**
   * A symbol.
   *
   * @param entry its offset in the file
   * @param section index as it is written
   */
  public record Symbol(int entry, String name, long value, long size, int section, int type) {}

  private PlainElf(byte[] image) {
    bytes = ByteBuffer.wrap(image);
    wide = image[4] == 2;
    bytes.order(image[5] == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
  }

  /** Reads as far as the bytes make sense. */
  public static PlainElf of(byte[] image) {
    PlainElf elf = new PlainElf(image.length < 6 ? new byte[6] : image);
    try {
      elf.readSections();
      elf.readSymbols();
    } catch (IndexOutOfBoundsException e) {
      // Cut off here: what was read stays.
    }
    return elf;
  }

  public List<Section> sections() {
    return sections;
  }

  public List<Symbol> symbols() {
    return symbols;
  }

  boolean wide() {
    return wide;
  }

  /** The section that a symbol is defined in, or {@code null}. */
  Section sectionOf(Symbol symbol) {
    int index = symbol.section();
    return index > 0 && index < 0xff00 && index < sections.size() ? sections.get(index) : null;
  }

  private long word(long offset) {
    return bytes.getInt(at(offset)) & 0xffff_ffffL;
  }

  private int half(long offset) {
    return bytes.getShort(at(offset)) & 0xffff;
  }

  private long address(long offset) {
    return wide ? bytes.getLong(at(offset)) : word(offset);
  }

  private static int at(long offset) {
    if (offset < 0 || offset > Integer.MAX_VALUE) {
      throw new IndexOutOfBoundsException();
    }
    return (int) offset;
  }

  private void readSections() {
    long table = address(wide ? 40 : 32);
    int count = half(wide ? 60 : 48);
    for (int i = 0; i < count; i++) {
      long at = table + (long) i * (wide ? 64 : 40);
      long w = wide ? 8 : 4;
      sections.add(
          new Section(
              at(at),
              word(at + 4),
              address(at + 8 + w),
              address(at + 8 + 2 * w),
              address(at + 8 + 3 * w),
              word(at + 8 + 4 * w)));
    }
  }

  private void readSymbols() {
    for (Section section : sections) {
      if (section.type == SYMTAB && section.link < sections.size()) {
        long names = sections.get((int) section.link).offset;
        int entry = wide ? 24 : 16;
        for (long at = entry; at + entry <= section.size; at += entry) {
          symbols.add(symbol(section.offset + at, names));
        }
        return;
      }
    }
  }

  private Symbol symbol(long at, long names) {
    String name = name(names + word(at));
    return wide
        ? new Symbol(at(at), name, address(at + 8), address(at + 16), half(at + 6), type(at + 4))
        : new Symbol(at(at), name, word(at + 4), word(at + 8), half(at + 14), type(at + 12));
  }

  private int type(long offset) {
    return bytes.get(at(offset)) & 15;
  }

  private String name(long offset) {
    int end = at(offset);
    while (bytes.get(end) != 0) {
      end++;
    }
    return new String(bytes.array(), at(offset), end - at(offset), StandardCharsets.UTF_8);
  }
}
