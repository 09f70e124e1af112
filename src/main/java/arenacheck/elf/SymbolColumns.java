package arenacheck.elf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import net.fornwall.jelf.ElfSymbol;

/**
 * A symbol table as primitive columns: 17 bytes for each ELF32 symbol instead of an object's 84. A
 * look-up is one pass over the columns, 5 ns for each symbol; to hash all names takes as long as
 * some 25 passes, so that is done only when that many were asked for.
 */
final class SymbolColumns implements SymbolTable {
  private static final int PASSES = 25;

  private final int count;
  private final StringTable names;
  private final int[] nameOffsets;
  private final Column values;
  private final Column sizes;
  private final byte[] info;
  private final int[] sections;

  /** Positions from which locals belong to another file, ascending. */
  private int[] fileStarts = new int[16];

  private int fileCount;
  private boolean hasLocals;
  private boolean hasData;
  private boolean hasGlobals;

  private int passes;
  private SymbolNames index;

  SymbolColumns(int count, boolean wide, StringTable names) {
    this.count = count;
    this.names = names;
    this.nameOffsets = new int[count];
    this.values = new Column(count, wide);
    this.sizes = new Column(count, wide);
    this.info = new byte[count];
    this.sections = new int[count];
  }

  StringTable names() {
    return names;
  }

  /** Takes one entry; entries come in the order of the file. */
  void set(int position, ElfSymbol symbol, int section) {
    nameOffsets[position] = symbol.st_name;
    values.set(position, symbol.st_value);
    sizes.set(position, symbol.st_size);
    info[position] = (byte) symbol.st_info;
    sections[position] = section;
    if (binding(position) == Symbol.LOCAL) {
      noteLocal(position, (symbol.st_other & 3) != 0);
    } else if (section >= 0) {
      hasGlobals = true;
    }
  }

  /**
   * Stripping locals leaves STT_FILE entries behind ({@code strip -x}), or the globals that the
   * linker made local because they are hidden: lld keeps their visibility, GNU ld writes them after
   * an STT_FILE without a name. Veneers come without a file too. None of these shows that the
   * objects' own locals are there. Nor do the data that {@code strip -K} keeps, which come without
   * any STT_FILE or global.
   */
  private void noteLocal(int position, boolean hidden) {
    int type = type(position);
    if (type == Symbol.FILE) {
      startFile(position);
    } else if (hidden) {
      if (file(position) != null) {
        startFile(position);
      }
    } else if (type != Symbol.SECTION && !hasLocals) {
      boolean data =
          type == Symbol.OBJECT
              || type == Symbol.TLS
              || type == Symbol.NOTYPE && sizes.get(position) != 0;
      hasData |= data;
      hasLocals = data && fileCount > 0 || file(position) != null;
    }
  }

  private void startFile(int position) {
    if (fileCount == fileStarts.length) {
      fileStarts = Arrays.copyOf(fileStarts, 2 * fileCount);
    }
    fileStarts[fileCount++] = position;
  }

  @Override
  public int type(int position) {
    return info[position] & 0xf;
  }

  @Override
  public int binding(int position) {
    return info[position] >> 4 & 0xf;
  }

  @Override
  public long value(int position) {
    return values.get(position);
  }

  @Override
  public long size(int position) {
    return sizes.get(position);
  }

  @Override
  public long nameHash(int position) {
    return names.nameHash(nameOffsets[position]);
  }

  @Override
  public boolean mayBeRewritten(int position) {
    return names.mayBeRewritten(nameOffsets[position]);
  }

  @Override
  public int section(int position) {
    return sections[position];
  }

  /** The name of the STT_FILE entry that a local at this position comes after. */
  private String file(int position) {
    int at = Arrays.binarySearch(fileStarts, 0, fileCount, position);
    int run = at >= 0 ? at : -at - 2;
    if (run < 0) {
      return null;
    }
    int start = fileStarts[run];
    boolean named = type(start) == Symbol.FILE && !names.isEmptyAt(nameOffsets[start]);
    return named && start != position ? names.text(nameOffsets[start]) : null;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public Symbol at(int position) {
    return new Symbol(
        position + 1,
        names.text(nameOffsets[position]),
        values.get(position),
        sizes.get(position),
        type(position),
        binding(position),
        sections[position],
        binding(position) == Symbol.LOCAL ? file(position) : null);
  }

  @Override
  public List<Symbol> named(String name) {
    List<Symbol> found = new ArrayList<>();
    if (name.indexOf('\0') >= 0) {
      return found;
    }
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    if (index == null && passes++ < PASSES) {
      for (int i = 0; i < count; i++) {
        add(i, bytes, found);
      }
      return found;
    }
    if (index == null) {
      index = new SymbolNames(names, nameOffsets);
    }
    for (int i = index.first(bytes); i >= 0; i = index.after(i)) {
      add(i, bytes, found);
    }
    return found;
  }

  private void add(int position, byte[] name, List<Symbol> found) {
    if (names.isAt(nameOffsets[position], name)) {
      found.add(at(position));
    }
  }

  @Override
  public List<Symbol> containing(String stem, Predicate<String> test) {
    List<Symbol> found = new ArrayList<>();
    if (stem.isEmpty() || stem.indexOf('\0') >= 0) {
      return found;
    }
    StringTable.Occurrences occurrences = names.occurrences(stem.getBytes(StandardCharsets.UTF_8));
    for (int i = 0; i < count; i++) {
      int offset = nameOffsets[i];
      if (occurrences.inNameAt(offset) && test.test(names.text(offset))) {
        found.add(at(i));
      }
    }
    return found;
  }

  @Override
  public boolean hasLocals() {
    return hasLocals || hasData && hasGlobals;
  }
}
