package arenacheck.elf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Lays out what an {@link ElfBytes} describes, and writes it. */
final class ElfBytesWriter {
  private final ElfBytes elf;
  private final Fields fields;
  private int sectionHeaders;
  private int segmentHeaders;
  private int tables;
  private int total;
  byte[] file = new byte[0];

  ElfBytesWriter(ElfBytes elf) {
    this.elf = elf;
    this.fields = elf.fields;
  }

  int sectionHeader(int index) {
    return sectionHeaders + index * sectionSize();
  }

  int segmentHeader(int index) {
    return segmentHeaders + index * segmentSize();
  }

  private ElfBytesWriter patch(int offset, int length, long value) {
    fields.put(file, offset, length, value);
    return this;
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

  byte[] write() {
    removeTables();
    int own = elf.sections.size();
    addTables();
    tables = elf.sections.size() - own;
    total = elf.sections.size();
    int end = headerSize();
    segmentHeaders = end;
    end += elf.segments.size() * segmentSize();
    for (ElfBytes.Header section : elf.sections) {
      end = end + 7 & ~7;
      section.offset = section.contents == null ? 0 : end;
      end += section.contents == null ? 0 : section.contents.length;
    }
    sectionHeaders = end + 7 & ~7;
    int size = sectionHeaders + (elf.withSectionHeaders ? elf.sections.size() * sectionSize() : 0);
    file = new byte[size];
    putHeader();
    putSegments();
    for (int i = 0; i < elf.sections.size(); i++) {
      byte[] contents = elf.sections.get(i).contents;
      if (contents != null) {
        System.arraycopy(contents, 0, file, (int) elf.sections.get(i).offset, contents.length);
      }
      if (elf.withSectionHeaders) {
        putSection(sectionHeader(i), elf.sections.get(i));
      }
    }
    return file;
  }

  /** Those of an earlier build; tests may add symbols and build again, but no sections. */
  private void removeTables() {
    if (tables > 0 && elf.sections.size() != total) {
      throw new IllegalStateException("a section was added after the image was built");
    }
    elf.sections.subList(elf.sections.size() - tables, elf.sections.size()).clear();
  }

  private void addTables() {
    if (elf.withSymbols) {
      ByteArrayOutputStream names = new ByteArrayOutputStream();
      names.write(0);
      byte[] table = new byte[elf.symbols.size() * symbolSize()];
      byte[] extended = new byte[elf.symbols.size() * 4];
      for (int i = 0; i < elf.symbols.size(); i++) {
        putSymbol(table, extended, i, add(names, elf.symbols.get(i).name()));
      }
      int symtab = elf.section(".symtab", 2, 0, 0, table);
      if (elf.extendedNumbers) {
        elf.link(elf.section(".symtab_shndx", 18, 0, 0, extended), symtab, 4);
      }
      elf.link(symtab, elf.section(".strtab", 3, 0, 0, names.toByteArray()), symbolSize());
    }
    int last = elf.section(".shstrtab", 3, 0, 0, new byte[0]);
    ByteArrayOutputStream names = new ByteArrayOutputStream();
    names.write(0);
    for (ElfBytes.Header section : elf.sections) {
      section.nameOffset = add(names, section.name);
    }
    elf.sections.get(last).contents = names.toByteArray();
    elf.sections.get(last).size = names.size();
    if (elf.extendedNumbers) {
      elf.sections.get(0).size = elf.sections.size();
      elf.sections.get(0).link = last;
      elf.sections.get(0).info = elf.segments.size();
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
    ElfBytes.Entry symbol = elf.symbols.get(index);
    int at = index * symbolSize();
    int w = fields.width();
    int info = fields.wide() ? at + 4 : at + 12;
    int value = fields.wide() ? at + 8 : at + 4;
    boolean isReserved = symbol.section() >= 0xff00 && symbol.section() <= 0xffff;
    boolean isExtended = elf.extendedNumbers && symbol.section() != 0 && !isReserved;
    fields.put(table, at, 4, name);
    fields.put(table, value, w, symbol.value());
    fields.put(table, value + w, w, symbol.size());
    table[info] = (byte) symbol.info();
    table[info + 1] = (byte) symbol.other();
    fields.put(table, info + 2, 2, isExtended ? 0xffff : symbol.section());
    fields.put(extended, 4 * index, 4, isExtended ? symbol.section() : 0);
  }

  private void putHeader() {
    byte[] ident = {
      0x7f, 'E', 'L', 'F', (byte) (fields.wide() ? 2 : 1), (byte) (fields.bigEndian() ? 2 : 1), 1
    };
    System.arraycopy(ident, 0, file, 0, ident.length);
    int w = fields.width();
    patch(16, 2, elf.type).patch(18, 2, elf.machine).patch(20, 4, 1).patch(24, w, elf.entry);
    patch(24 + w, w, elf.segments.isEmpty() ? 0 : segmentHeaders);
    patch(24 + 2 * w, w, elf.withSectionHeaders ? sectionHeaders : 0);
    int counts = 28 + 3 * w;
    patch(counts, 2, headerSize()).patch(counts + 2, 2, segmentSize());
    patch(counts + 4, 2, elf.extendedNumbers ? 0xffff : elf.segments.size());
    if (elf.withSectionHeaders) {
      patch(counts + 6, 2, sectionSize());
      patch(counts + 8, 2, elf.extendedNumbers ? 0 : elf.sections.size());
      patch(counts + 10, 2, elf.extendedNumbers ? 0xffff : elf.sections.size() - 1);
    }
  }

  private void putSegments() {
    int w = fields.width();
    for (int i = 0; i < elf.segments.size(); i++) {
      long[] segment = elf.segments.get(i);
      ElfBytes.Header section = elf.sections.get((int) segment[1]);
      int at = segmentHeader(i);
      int offset = fields.wide() ? at + 8 : at + 4;
      patch(at, 4, segment[0]);
      patch(fields.wide() ? at + 4 : at + 24, 4, 6);
      patch(offset, w, section.offset).patch(offset + w, w, section.address);
      patch(offset + 2 * w, w, segment[2]);
      patch(offset + 3 * w, w, section.type == ElfBytes.NOBITS ? 0 : section.size);
      patch(offset + 4 * w, w, section.size);
    }
  }

  private void putSection(int at, ElfBytes.Header section) {
    int w = fields.width();
    patch(at, 4, section.nameOffset).patch(at + 4, 4, section.type).patch(at + 8, w, section.flags);
    patch(at + 8 + w, w, section.address).patch(at + 8 + 2 * w, w, section.offset);
    patch(at + 8 + 3 * w, w, section.size).patch(at + 8 + 4 * w, 4, section.link);
    patch(at + 12 + 4 * w, 4, section.info).patch(at + 16 + 4 * w, w, section.alignment);
    patch(at + 16 + 5 * w, w, section.entrySize);
  }
}
