package arenacheck.elf;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import net.fornwall.jelf.ElfSymbol;

/** Reads {@code .symtab} and its string table into columns. */
final class SymbolReader {
  /** Entries decoded at once; small enough to stay in the young generation. */
  private static final int CHUNK = 4096;

  private static final int XINDEX = 0xffff;

  private final InputFile file;
  private final Bounds bounds;
  private final Fields fields;
  private final SectionTable table;
  private final int symtab;

  private SymbolReader(InputFile file, Fields fields, SectionTable table, int symtab) {
    this.file = file;
    this.bounds = new Bounds(file);
    this.fields = fields;
    this.table = table;
    this.symtab = symtab;
  }

  /** The symbols of the first SHT_SYMTAB section, or {@code null} where there is none. */
  static SymbolTable read(InputFile file, Fields fields, SectionTable table) {
    for (int i = 0; i < table.count(); i++) {
      if (table.type(i) == SectionTable.SYMTAB) {
        return new SymbolReader(file, fields, table, i).read();
      }
    }
    return null;
  }

  private SymbolTable read() {
    int entrySize = fields.wide() ? 24 : 16;
    if (table.entrySize(symtab) != entrySize || table.size(symtab) % entrySize != 0) {
      throw damaged(
          "has "
              + Long.toUnsignedString(table.size(symtab))
              + " bytes in entries of "
              + Long.toUnsignedString(table.entrySize(symtab))
              + "; entries have "
              + entrySize);
    }
    // The null entry is left out. The file's limit of 2 GiB keeps the number within an int.
    int count = (int) Math.max(0, table.size(symtab) / entrySize - 1);
    SymbolColumns columns = new SymbolColumns(count, fields.wide(), names());
    int[] extended = extendedIndices(count);
    long start = table.offset(symtab) + entrySize;
    SymbolWindow window = new SymbolWindow(fields, entrySize, Math.min(count, CHUNK));
    for (int done = 0; done < count; done += CHUNK) {
      int length = Math.min(CHUNK, count - done);
      byte[] entries = file.read(start + (long) done * entrySize, length * entrySize);
      ElfSymbol[] symbols = decode(window, entries);
      for (int i = 0; i < length; i++) {
        add(columns, done + i, symbols[i], extended);
      }
    }
    return columns;
  }

  private ElfSymbol[] decode(SymbolWindow window, byte[] entries) {
    try {
      return window.decode(entries);
    } catch (RuntimeException e) {
      throw damaged("cannot be read: " + e);
    }
  }

  private void add(SymbolColumns columns, int position, ElfSymbol symbol, int[] extended) {
    long name = symbol.st_name & 0xffffffffL;
    if (name >= columns.names().size()) {
      throw damaged(
          "names symbol "
              + (position + 1)
              + " at offset "
              + name
              + " of a string table of "
              + columns.names().size()
              + " bytes");
    }
    int section = section(symbol.st_shndx & 0xffff, position, extended);
    columns.set(position, symbol, section);
  }

  private int section(int index, int position, int[] extended) {
    if (index == XINDEX && extended != null) {
      int resolved = extended[position];
      return resolved > 0 && resolved < table.count() ? resolved : Symbol.RESERVED;
    }
    return switch (index) {
      case 0 -> Symbol.UNDEFINED;
      case 0xfff1 -> Symbol.ABSOLUTE;
      case 0xfff2 -> Symbol.COMMON;
      default -> index < 0xff00 && index < table.count() ? index : Symbol.RESERVED;
    };
  }

  private StringTable names() {
    long link = table.link(symtab);
    if (link >= table.count() || table.type((int) link) != SectionTable.STRTAB) {
      throw damaged("links to section " + link + ", which is no string table");
    }
    int strtab = (int) link;
    if (table.size(strtab) == 0) {
      return StringTable.EMPTY;
    }
    long offset = table.offset(strtab);
    byte[] bytes = bounds.read("the symbol names", offset, table.size(strtab), 1);
    StringTable names = new StringTable(bytes);
    if (!names.isTerminated()) {
      throw damaged("has a string table (section " + strtab + ") that does not end with a NUL");
    }
    return names;
  }

  /** The SHT_SYMTAB_SHNDX table of this symbol table, or {@code null}. */
  private int[] extendedIndices(int count) {
    for (int i = 0; i < table.count(); i++) {
      if (table.type(i) == SectionTable.SYMTAB_SHNDX && table.link(i) == symtab) {
        if (table.size(i) / 4 <= count) {
          throw damaged("has more entries than its section indices (section " + i + ")");
        }
        return decodeIndices(table.offset(i) + 4, count);
      }
    }
    return null;
  }

  private int[] decodeIndices(long start, int count) {
    int[] indices = new int[count];
    for (int done = 0; done < count; done += CHUNK) {
      int length = Math.min(CHUNK, count - done);
      byte[] bytes = file.read(start + 4L * done, 4 * length);
      for (int i = 0; i < length; i++) {
        indices[done + i] = (int) Math.min(fields.word(bytes, 4 * i), Integer.MAX_VALUE);
      }
    }
    return indices;
  }

  private InputException damaged(String message) {
    return new InputException(
        new Place(file.name(), 0, 0, "symbol table"),
        "the symbol table (section " + symtab + ") " + message,
        "the file is damaged, or a tool that edited it wrote it wrongly: link again");
  }
}
