package arenacheck.elf;

import arenacheck.io.InputFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The section header table (ELF specification, "Sections"), checked against the file. Counts that
 * do not fit into the ELF header stand in its entry 0: there are images with more than 65,279
 * sections.
 */
final class SectionTable {
  static final int NULL = 0;
  static final int SYMTAB = 2;
  static final int STRTAB = 3;
  static final int NOTE = 7;
  static final int SYMTAB_SHNDX = 18;
  private static final int XINDEX = 0xffff;
  private static final int PN_XNUM = 0xffff;

  private final FileHeader header;
  private final Fields fields;
  private final Bounds bounds;
  private final byte[] bytes;
  private final int count;

  private SectionTable(FileHeader header, Bounds bounds, byte[] bytes) {
    this.header = header;
    this.fields = header.fields();
    this.bounds = bounds;
    this.bytes = bytes;
    this.count = bytes.length / header.sectionSize();
  }

  static SectionTable read(InputFile file, FileHeader header) {
    Bounds bounds = new Bounds(file);
    int size = header.sectionSize();
    long offset = header.sectionOffset();
    if (offset == 0) {
      return new SectionTable(header, bounds, new byte[0]);
    }
    long count = header.sectionCount();
    if (count == 0) {
      byte[] first = bounds.read("the section headers", offset, 1, size);
      count = new SectionTable(header, bounds, first).size(0);
    }
    byte[] table = bounds.read("the section headers", offset, count, size);
    SectionTable sections = new SectionTable(header, bounds, table);
    sections.requireContents();
    return sections;
  }

  /** A section with contents outside the file means that the file is cut, whatever it holds. */
  private void requireContents() {
    for (int i = 0; i < count; i++) {
      if (type(i) != Section.NOBITS && type(i) != NULL && size(i) != 0) {
        bounds.require("the contents of section " + i, offset(i), size(i));
      }
    }
  }

  int count() {
    return count;
  }

  /** The number of program headers. */
  long segmentCount() {
    boolean extended = header.segmentCount() == PN_XNUM && count > 0;
    return extended ? info(0) : header.segmentCount();
  }

  long type(int index) {
    return fields.word(bytes, at(index) + 4);
  }

  long offset(int index) {
    return fields.address(bytes, at(index) + 8 + 2 * fields.width());
  }

  long size(int index) {
    return fields.address(bytes, at(index) + 8 + 3 * fields.width());
  }

  long link(int index) {
    return fields.word(bytes, at(index) + 8 + 4 * fields.width());
  }

  private long info(int index) {
    return fields.word(bytes, at(index) + 12 + 4 * fields.width());
  }

  long entrySize(int index) {
    return fields.address(bytes, at(index) + 16 + 5 * fields.width());
  }

  /** Where the header itself stands in the file, for messages. */
  long headerOffset(int index) {
    return header.sectionOffset() + (long) index * header.sectionSize();
  }

  private int at(int index) {
    return index * header.sectionSize();
  }

  List<Section> sections() {
    StringTable names = names();
    List<Section> sections = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      sections.add(section(i, names));
    }
    return Collections.unmodifiableList(sections);
  }

  private Section section(int i, StringTable names) {
    int at = at(i);
    int w = fields.width();
    return new Section(
        i,
        name(i, names),
        type(i),
        fields.address(bytes, at + 8),
        fields.address(bytes, at + 8 + w),
        offset(i),
        size(i),
        fields.address(bytes, at + 16 + 4 * w));
  }

  private String name(int i, StringTable names) {
    long name = fields.word(bytes, at(i));
    if (name != 0 && name >= names.size() && names != StringTable.EMPTY) {
      throw bounds.damaged(
          headerOffset(i),
          "section " + i + " has its name at offset " + name + " of " + names.size() + " bytes");
    }
    return name < names.size() ? names.text((int) name) : "";
  }

  /**
   * Empty where the file says that it has none. Sections are matched with the map's, and stack and
   * heap known, by name: a damaged table is no table.
   */
  private StringTable names() {
    long index = header.nameIndex();
    if (index == XINDEX && count > 0) {
      index = link(0);
    }
    if (index == 0 || count == 0) {
      return StringTable.EMPTY;
    }
    if (index >= count || type((int) index) != STRTAB) {
      throw bounds.damaged(
          header.sectionOffset(),
          "the section names are in section " + index + ", which is no string table");
    }
    int i = (int) index;
    return new StringTable(bounds.read("the section names", offset(i), size(i), 1));
  }
}
