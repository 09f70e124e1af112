package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.LinkMapBuilder;

/**
 * The symbol table, local and global:
 *
 * <pre>
 *     Symbol Name                              Value     Ov Type        Size  Object(Section)
 *     main.c                                   0x00000000   Number         0  main.o ABSOLUTE
 *     .bss                                     0x20000000   Section        0  main.o(.bss)
 *     arena                                    0x20000010   Data        1024  pool.o(.bss.arena)
 *     main                                     0x08000041   Thumb Code     8  main.o(i.main)
 *     __user_heap                               - Undefined Weak Reference
 * </pre>
 *
 * <p>Sizes are decimal. Names may contain blanks and parentheses; those of more than 40 bytes push
 * the rest to the right, so the value is looked for. Symbols without a section are numbers, file
 * names and other images' addresses, and section symbols name no object: none of these is taken.
 */
final class SymbolLines {
  private static final int NAME_COLUMN = 4;
  private static final int VALUE_COLUMN = 45;
  private static final byte[] LOCAL = LineCursor.literal("    Local Symbols");
  private static final byte[] GLOBAL = LineCursor.literal("    Global Symbols");
  private static final byte[] HEADER = LineCursor.literal("    Symbol Name      ");
  private static final byte[] UNDEFINED = LineCursor.literal(" - Undefined ");
  private static final byte[] ABSOLUTE = LineCursor.literal(" ABSOLUTE");
  private static final byte[] HEX = LineCursor.literal(" 0x");
  private static final byte[] THUMB = LineCursor.literal("Thumb Code");
  private static final byte[] SECTION = LineCursor.literal("Section");

  private static final byte[][] TYPES = {
    THUMB,
    LineCursor.literal("ARM Code"),
    LineCursor.literal("A64 Code"),
    LineCursor.literal("Data"),
    LineCursor.literal("Number"),
    SECTION
  };

  private final LinkMapBuilder map;
  private final InputRows rows;
  private byte[] type;
  private int withoutRow;

  SymbolLines(LinkMapBuilder map, InputRows rows) {
    this.map = map;
    this.rows = rows;
  }

  void line(LineCursor line, int number) {
    if (line.atEnd() || isHeading(line)) {
      return;
    }
    if (line.blanks() != NAME_COLUMN) {
      map.unknownLine(number);
      return;
    }
    line.goTo(line.start());
    int value = value(line);
    if (value >= 0) {
      symbol(line, value, number);
    } else if (line.findLast(UNDEFINED) < 0) {
      map.trouble(number, "a symbol without value, type or size");
    }
  }

  /** Symbols whose section has no row in the memory map. */
  int withoutRow() {
    return withoutRow;
  }

  private static boolean isHeading(LineCursor line) {
    return line.isAll(LOCAL) || line.isAll(GLOBAL) || line.standsAt(HEADER, line.start());
  }

  /** Where the value starts, or -1; the cursor then stands behind the type. */
  private int value(LineCursor line) {
    int last = line.end() - HEX.length;
    for (int at = line.start() + VALUE_COLUMN - 1; at <= last; at++) {
      if (line.standsAt(HEX, at)) {
        line.goTo(at + 1);
        if (line.prefixedHex() && line.blanks() > 0 && takeType(line)) {
          return at + 1;
        }
      }
    }
    line.goTo(line.start());
    return -1;
  }

  /** The type, behind the number of an overlay where there is one. */
  private boolean takeType(LineCursor line) {
    long address = line.value();
    if (line.decimal()) {
      line.blanks();
    }
    for (byte[] each : TYPES) {
      if (line.take(each)) {
        type = each;
        value = address;
        return line.blanks() > 0;
      }
    }
    return false;
  }

  private long value;

  private void symbol(LineCursor line, int valueStart, int number) {
    int name = line.start() + NAME_COLUMN;
    int nameEnd = valueStart;
    while (nameEnd > name && line.bytes()[nameEnd - 1] == ' ') {
      nameEnd--;
    }
    if (nameEnd == name || !line.decimal()) {
      map.trouble(number, "a symbol without name or size");
      return;
    }
    long size = line.value();
    line.blanks();
    if (line.atEnd()) {
      map.trouble(number, "a symbol without object");
    } else if (type != SECTION && !line.standsAt(ABSOLUTE, line.end() - ABSOLUTE.length)) {
      long address = type == THUMB ? value & ~1L : value;
      int input = rows.find(line.text(line.at(), line.end()), address);
      if (input < 0) {
        withoutRow++;
      }
      map.symbol(line.bytes(), name, nameEnd, value, size, input, number);
    }
  }
}
