package arenacheck.elf;

import arenacheck.io.InputFile;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes small ELF images for tests: header, program headers, section contents, symbol tables,
 * string tables, section headers. Section 0 is there from the start; {@code .symtab}, {@code
 * .strtab} and {@code .shstrtab} come last, in this order. After {@link #build()}, the offset
 * methods tell where things stand, so that a test can damage them.
 */
public final class ElfBytes {
  public static final int PROGBITS = 1;
  public static final int NOBITS = 8;
  public static final int WRITE = 1;
  public static final int ALLOC = 2;

  private final Fields fields;
  private final List<Header> sections = new ArrayList<>();
  private final List<Entry> symbols = new ArrayList<>();
  private final List<long[]> segments = new ArrayList<>();
  private int type = 2;
  private int machine = ElfImage.ARM;
  private long entry;
  private boolean withSymbols = true;
  private boolean withSectionHeaders = true;
  private boolean extendedNumbers;

  private byte[] file = new byte[0];
  private int sectionHeaders;
  private int segmentHeaders;

  private static final class Header {
    String name = "";
    long type;
    long flags;
    long address;
    long size;
    long alignment;
    long link;
    long info;
    long entrySize;
    byte[] contents;
    long offset;
    int nameOffset;
  }

  private record Entry(String name, long value, long size, int info, int other, int section) {}

  private ElfBytes(boolean wide, boolean bigEndian) {
    fields = new Fields(wide, bigEndian);
    sections.add(new Header());
    symbols.add(new Entry("", 0, 0, 0, 0, 0));
  }

  public static ElfBytes elf32() {
    return new ElfBytes(false, false);
  }

  public static ElfBytes elf64() {
    return new ElfBytes(true, false);
  }

  public static ElfBytes of(boolean wide, boolean bigEndian) {
    return new ElfBytes(wide, bigEndian);
  }

  public ElfBytes type(int value) {
    type = value;
    return this;
  }

  public ElfBytes machine(int value) {
    machine = value;
    return this;
  }

  public ElfBytes entry(long value) {
    entry = value;
    return this;
  }

  public ElfBytes withoutSymbols() {
    withSymbols = false;
    return this;
  }

  public ElfBytes withoutSectionHeaders() {
    withSectionHeaders = false;
    return this;
  }

  /** Counts go to section 0 and section indices of symbols to a table, as for many sections. */
  public ElfBytes extendedNumbers() {
    extendedNumbers = true;
    return this;
  }

  /** A section with contents; returns its index. */
  public int section(String name, int type, int flags, long address, byte[] contents) {
    Header header = new Header();
    header.name = name;
    header.type = type;
    header.flags = flags;
    header.address = address;
    header.size = contents.length;
    header.alignment = 4;
    header.contents = contents.clone();
    sections.add(header);
    return sections.size() - 1;
  }

  /** A NOBITS section; returns its index. */
  public int nobits(String name, int flags, long address, long size) {
    int index = section(name, NOBITS, flags, address, new byte[0]);
    sections.get(index).size = size;
    return index;
  }

  /** sh_link, for sections that tests make by hand. */
  public ElfBytes link(int section, int target, int entrySize) {
    sections.get(section).link = target;
    sections.get(section).entrySize = entrySize;
    return this;
  }

  /** Appends a symbol; {@code section} as in the file, or above 0xffff for an extended index. */
  public ElfBytes symbol(String name, int binding, int type, int section, long value, long size) {
    return symbol(name, binding, type, section, value, size, 0);
  }

  public ElfBytes symbol(
      String name, int binding, int type, int section, long value, long size, int visibility) {
    symbols.add(new Entry(name, value, size, binding << 4 | type, visibility, section));
    return this;
  }

  /** A PT_LOAD for the contents and the size of one section. */
  public ElfBytes load(int section, long physicalAddress) {
    segments.add(new long[] {Segment.LOAD, section, physicalAddress});
    return this;
  }

  /** A segment of another type over the contents of one section. */
  public ElfBytes segment(long type, int section) {
    segments.add(new long[] {type, section, sections.get(section).address});
    return this;
  }

  public InputFile input() {
    return InputFile.of("app.elf", build());
  }

  public ElfImage image() {
    return ElfReader.read(input());
  }

  /** Offset of a section header; {@code -1} is the last section. */
  public int headerOffset(int section) {
    int index = section < 0 ? sections.size() + section : section;
    return sectionHeaders + index * sectionSize();
  }

  /** Offset of a section's contents. */
  public int contentsOffset(int section) {
    return (int) sections.get(section < 0 ? sections.size() + section : section).offset;
  }

  public int segmentHeaderOffset(int index) {
    return segmentHeaders + index * segmentSize();
  }

  /** Overwrites an integer in the built file. */
  public ElfBytes patch(int offset, int length, long value) {
    fields.put(file, offset, length, value);
    return this;
  }

  /** The file as it was built and patched. */
  public byte[] bytes() {
    return file;
  }

  private int headerSize() {
    return 40 + 3 * fields.width();
  }

  private int sectionSize() {
    return 16 + 6 * fields.width();
  }

  private int segmentSize() {
    return fields.wide() ? 56 : 32;
  }

  public byte[] build() {
    addTables();
    int end = headerSize();
    segmentHeaders = end;
    end += segments.size() * segmentSize();
    for (Header section : sections) {
      end = end + 7 & ~7;
      section.offset = section.contents == null ? 0 : end;
      end += section.contents == null ? 0 : section.contents.length;
    }
    sectionHeaders = end + 7 & ~7;
    int size = sectionHeaders + (withSectionHeaders ? sections.size() * sectionSize() : 0);
    file = new byte[size];
    putHeader();
    putSegments();
    for (int i = 0; i < sections.size(); i++) {
      byte[] contents = sections.get(i).contents;
      if (contents != null) {
        System.arraycopy(contents, 0, file, (int) sections.get(i).offset, contents.length);
      }
      if (withSectionHeaders) {
        putSection(headerOffset(i), sections.get(i));
      }
    }
    return file;
  }

  private void addTables() {
    if (withSymbols) {
      ByteArrayOutputStream names = new ByteArrayOutputStream();
      names.write(0);
      byte[] table = new byte[symbols.size() * symbolSize()];
      byte[] extended = new byte[symbols.size() * 4];
      for (int i = 0; i < symbols.size(); i++) {
        putSymbol(table, extended, i, add(names, symbols.get(i).name));
      }
      int symtab = section(".symtab", 2, 0, 0, table);
      if (extendedNumbers) {
        link(section(".symtab_shndx", 18, 0, 0, extended), symtab, 4);
      }
      link(symtab, section(".strtab", 3, 0, 0, names.toByteArray()), symbolSize());
    }
    int last = section(".shstrtab", 3, 0, 0, new byte[0]);
    ByteArrayOutputStream names = new ByteArrayOutputStream();
    names.write(0);
    for (Header section : sections) {
      section.nameOffset = add(names, section.name);
    }
    sections.get(last).contents = names.toByteArray();
    sections.get(last).size = names.size();
    if (extendedNumbers) {
      sections.get(0).size = sections.size();
      sections.get(0).link = last;
      sections.get(0).info = segments.size();
    }
  }

  private static int add(ByteArrayOutputStream names, String name) {
    if (name.isEmpty()) {
      return 0;
    }
    int offset = names.size();
    names.writeBytes(name.getBytes(StandardCharsets.UTF_8));
    names.write(0);
    return offset;
  }

  private int symbolSize() {
    return fields.wide() ? 24 : 16;
  }

  private void putSymbol(byte[] table, byte[] extended, int index, int name) {
    Entry symbol = symbols.get(index);
    int at = index * symbolSize();
    int w = fields.width();
    int info = fields.wide() ? at + 4 : at + 12;
    int value = fields.wide() ? at + 8 : at + 4;
    boolean isReserved = symbol.section >= 0xff00 && symbol.section <= 0xffff;
    boolean isExtended = extendedNumbers && symbol.section != 0 && !isReserved;
    fields.put(table, at, 4, name);
    fields.put(table, value, w, symbol.value);
    fields.put(table, value + w, w, symbol.size);
    table[info] = (byte) symbol.info;
    table[info + 1] = (byte) symbol.other;
    fields.put(table, info + 2, 2, isExtended ? 0xffff : symbol.section);
    fields.put(extended, 4 * index, 4, isExtended ? symbol.section : 0);
  }

  private void putHeader() {
    byte[] ident = {
      0x7f, 'E', 'L', 'F', (byte) (fields.wide() ? 2 : 1), (byte) (fields.bigEndian() ? 2 : 1), 1
    };
    System.arraycopy(ident, 0, file, 0, ident.length);
    int w = fields.width();
    patch(16, 2, type).patch(18, 2, machine).patch(20, 4, 1).patch(24, w, entry);
    patch(24 + w, w, segments.isEmpty() ? 0 : segmentHeaders);
    patch(24 + 2 * w, w, withSectionHeaders ? sectionHeaders : 0);
    int counts = 28 + 3 * w;
    patch(counts, 2, headerSize()).patch(counts + 2, 2, segmentSize());
    patch(counts + 4, 2, extendedNumbers ? 0xffff : segments.size());
    if (withSectionHeaders) {
      patch(counts + 6, 2, sectionSize());
      patch(counts + 8, 2, extendedNumbers ? 0 : sections.size());
      patch(counts + 10, 2, extendedNumbers ? 0xffff : sections.size() - 1);
    }
  }

  private void putSegments() {
    int w = fields.width();
    for (int i = 0; i < segments.size(); i++) {
      long[] segment = segments.get(i);
      Header section = sections.get((int) segment[1]);
      int at = segmentHeaderOffset(i);
      int offset = fields.wide() ? at + 8 : at + 4;
      patch(at, 4, segment[0]);
      patch(fields.wide() ? at + 4 : at + 24, 4, 6);
      patch(offset, w, section.offset).patch(offset + w, w, section.address);
      patch(offset + 2 * w, w, segment[2]);
      patch(offset + 3 * w, w, section.type == NOBITS ? 0 : section.size);
      patch(offset + 4 * w, w, section.size);
    }
  }

  private void putSection(int at, Header section) {
    int w = fields.width();
    patch(at, 4, section.nameOffset).patch(at + 4, 4, section.type).patch(at + 8, w, section.flags);
    patch(at + 8 + w, w, section.address).patch(at + 8 + 2 * w, w, section.offset);
    patch(at + 8 + 3 * w, w, section.size).patch(at + 8 + 4 * w, 4, section.link);
    patch(at + 12 + 4 * w, 4, section.info).patch(at + 16 + 4 * w, w, section.alignment);
    patch(at + 16 + 5 * w, w, section.entrySize);
  }
}
