package arenacheck.elf;

import net.fornwall.jelf.BackingFile;
import net.fornwall.jelf.ElfFile;
import net.fornwall.jelf.ElfSymbol;
import net.fornwall.jelf.ElfSymbolTableSection;

/**
 * Shows jelf a small ELF file that holds nothing but a few thousand entries of a symbol table. jelf
 * 0.12.0 trusts every header and parses each section it meets; behind this window it meets only
 * what was validated, and its objects (84 bytes for each symbol) live for one window.
 */
final class SymbolWindow implements BackingFile {
  private static final byte[] IDENT = {0x7f, 'E', 'L', 'F'};

  private final Fields fields;
  private final int headerSize;
  private final int sectionSize;
  private final int entrySize;
  private final byte[] bytes;
  private int position;

  SymbolWindow(Fields fields, int entrySize, int capacity) {
    this.fields = fields;
    this.headerSize = 40 + 3 * fields.width();
    this.sectionSize = 16 + 6 * fields.width();
    this.entrySize = entrySize;
    this.bytes = new byte[start() + capacity * entrySize];
    writeHeader();
  }

  private int start() {
    return headerSize + 2 * sectionSize;
  }

  /** An ELF header, the null section and one symbol table. */
  private void writeHeader() {
    int w = fields.width();
    System.arraycopy(IDENT, 0, bytes, 0, IDENT.length);
    bytes[4] = (byte) (fields.wide() ? 2 : 1);
    bytes[5] = (byte) (fields.bigEndian() ? 2 : 1);
    bytes[6] = 1;
    fields.put(bytes, 24 + 2 * w, w, headerSize);
    fields.put(bytes, 34 + 3 * w, 2, sectionSize);
    fields.put(bytes, 36 + 3 * w, 2, 2);
    int table = headerSize + sectionSize;
    fields.put(bytes, table + 4, 4, SectionTable.SYMTAB);
    fields.put(bytes, table + 8 + 2 * w, w, start());
    fields.put(bytes, table + 16 + 5 * w, w, entrySize);
  }

  /** Decodes whole symbol table entries, at most as many as the window holds. */
  ElfSymbol[] decode(byte[] entries) {
    int sizeField = headerSize + sectionSize + 8 + 3 * fields.width();
    fields.put(bytes, sizeField, fields.width(), entries.length);
    System.arraycopy(entries, 0, bytes, start(), entries.length);
    position = 0;
    return ((ElfSymbolTableSection) ElfFile.from(this).getSection(1)).symbols;
  }

  @Override
  public void seek(long offset) {
    position = (int) offset;
  }

  @Override
  public void skip(int count) {
    position += count;
  }

  @Override
  public short readUnsignedByte() {
    return (short) (bytes[position++] & 0xff);
  }

  @Override
  public int read(byte[] target) {
    System.arraycopy(bytes, position, target, 0, target.length);
    position += target.length;
    return target.length;
  }
}
