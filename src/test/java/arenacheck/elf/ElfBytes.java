package arenacheck.elf;

import arenacheck.io.InputFile;
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
  public static final int EXECUTABLE = 4;

  final Fields fields;
  final List<Header> sections = new ArrayList<>();
  final List<Entry> symbols = new ArrayList<>();

  /** Type, index of the section that it covers, physical address. */
  final List<long[]> segments = new ArrayList<>();

  int type = 2;
  int machine = ElfImage.ARM;
  long entry;
  boolean withSymbols = true;
  boolean withSectionHeaders = true;
  boolean extendedNumbers;

  private final ElfBytesWriter writer;

  static final class Header {
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

  record Entry(String name, long value, long size, int info, int other, int section) {}

  private ElfBytes(boolean wide, boolean bigEndian) {
    fields = new Fields(wide, bigEndian);
    writer = new ElfBytesWriter(this);
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
    return writer.sectionHeader(index);
  }

  /** Offset of a section's contents. */
  public int contentsOffset(int section) {
    return (int) sections.get(section < 0 ? sections.size() + section : section).offset;
  }

  public int segmentHeaderOffset(int index) {
    return writer.segmentHeader(index);
  }

  /** Overwrites an integer in the built file. */
  public ElfBytes patch(int offset, int length, long value) {
    fields.put(writer.file, offset, length, value);
    return this;
  }

  /** The file as it was built and patched. */
  public byte[] bytes() {
    return writer.file;
  }

  public byte[] build() {
    return writer.write();
  }
}
