package arenacheck.linkmap.lld;

import arenacheck.io.InputFile;
import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapLines;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;

/**
 * Reads the map of LLVM's ld.lld, 7 and later:
 *
 * <pre>
 *      VMA      LMA     Size Align Out     In      Symbol
 *        0        0        0     1 _estack = ORIGIN ( RAM ) + LENGTH ( RAM )
 * 20000034 20000034     1068     4 .bss
 * 20000034 20000034        0     1         _sbss = .
 * 20000034 20000034        4     4         main.o:(.bss.counter)
 * 20000034 20000034        4     1                 counter
 * </pre>
 *
 * <p>Numbers are hex without prefix, but Align is decimal; wide ones push the rest to the right.
 * The blanks behind Align, less one, tell the depth: 0 output section, 8 input section, 16 symbol.
 * Commands of the script stand among the sections; their VMA is the location counter. An ASSERT has
 * an empty text. Statics are listed, with sizes; so are mapping symbols, which are left out here.
 *
 * <p>Lines before the header are a build log. Its {@code removing unused section} lines are not
 * taken: they name no size, and only some of what the link dropped is among them. The list of
 * {@code --cref} behind the table says nothing about addresses and is passed over.
 */
public final class LldMapReader {
  private static final byte[] CROSS_REFERENCE = LineCursor.literal("Cross Reference Table");
  private static final byte[] SECTION_OF_FILE = LineCursor.literal(":(");

  /** lld writes this section into every image, behind all that has an address. */
  private static final String LAST_SECTION = ".shstrtab";

  private final LinkMapBuilder map;
  private final LineCursor line = new LineCursor();
  private long address;
  private long loadAddress;
  private long size;
  private boolean whole;
  private int output = -1;
  private int input = -1;

  /** A row that reads like a command; one with rows of depth 8 below it is a section. */
  private OutputSection held;

  private LldMapReader(InputFile file) {
    map = new LinkMapBuilder(file.name(), Linker.LLD);
  }

  /**
   * Reads the map, which holds the header line somewhere. A map that ends early comes back with
   * {@link LinkMap#incomplete()}.
   *
   * @throws arenacheck.io.InputException if the file cannot be read
   */
  public static LinkMap read(InputFile file) {
    return new LldMapReader(file).readLines(new MapLines(file));
  }

  private LinkMap readLines(MapLines lines) {
    boolean table = false;
    boolean references = false;
    while (lines.next()) {
      line.on(lines);
      if (isHeader()) {
        if (table) {
          map.incomplete(lines.number(), "a second map begins before this line");
        }
        table = true;
      } else if (table && !references && !line.atEnd()) {
        references = line.isAll(CROSS_REFERENCE);
        if (!references) {
          row(lines.number());
        }
      }
    }
    if (!whole || lines.endsWithoutNewline() && !references) {
      map.incomplete(lines.number(), "the map ends early: lld's last sections are not in it");
    }
    return map.build();
  }

  private boolean isHeader() {
    boolean header = LldHeader.matches(line);
    line.goTo(line.start());
    return header;
  }

  private void row(int number) {
    if (!numbers()) {
      map.unknownLine(number);
      return;
    }
    int depth = line.blanks() - 1;
    if (line.atEnd()) {
      return;
    }
    if (depth >= 16) {
      symbol(line.at() - (depth - 16), number);
    } else if (depth == 8) {
      inside(number);
    } else if (depth == 0) {
      outside(number);
    } else {
      map.trouble(number, "a row that is indented like no row of lld");
    }
  }

  private boolean numbers() {
    line.blanks();
    if (!line.hex()) {
      return false;
    }
    address = line.value();
    if (line.blanks() == 0 || !line.hex()) {
      return false;
    }
    loadAddress = line.value();
    if (line.blanks() == 0 || !line.hex()) {
      return false;
    }
    size = line.value();
    return line.blanks() > 0 && line.decimal();
  }

  private void outside(int number) {
    AddressRange range = AddressRange.clamped(address, size);
    String name = line.text(line.at(), line.end());
    OutputSection section = new OutputSection(name, range, loadAddress, -1, false, number);
    held = null;
    output = -1;
    input = -1;
    if (LldCommand.isCommand(line, false)) {
      held = section;
    } else {
      open(section);
    }
  }

  private void open(OutputSection section) {
    output = map.outputSection(section);
    whole |= section.name().equals(LAST_SECTION);
  }

  private void inside(int number) {
    if (held != null) {
      open(held);
      held = null;
    }
    byte[] bytes = line.bytes();
    int split = line.findLast(SECTION_OF_FILE);
    boolean named = split > line.at() && bytes[line.end() - 1] == ')';
    if (LldCommand.isCommand(line, named)) {
      return;
    }
    if (!named) {
      map.trouble(number, "neither an input section nor a command of the script");
      return;
    }
    if (output < 0) {
      map.trouble(number, "an input section outside of every output section");
      return;
    }
    int file = map.file(bytes, line.at(), split);
    input = map.inputSection(bytes, split + 2, line.end() - 1, file, address, size, output, number);
  }

  private void symbol(int from, int number) {
    if (!isMapping(line.bytes(), from, line.end())) {
      map.symbol(line.bytes(), from, line.end(), address, size, input, number);
    }
  }

  /**
   * Whether this is a mapping symbol ({@code $t}, {@code $d.2}, {@code $xrv64i2p1}), as the
   * processors' ELF supplements name them. {@code $table} is a name like others.
   */
  private boolean isMapping(byte[] bytes, int from, int end) {
    if (size != 0 || end - from < 2 || bytes[from] != '$') {
      return false;
    }
    byte kind = bytes[from + 1];
    boolean ends = end - from == 2 || bytes[from + 2] == '.';
    boolean riscv =
        kind == 'x' && end - from > 3 && bytes[from + 2] == 'r' && bytes[from + 3] == 'v';
    return riscv || ends && (kind == 'a' || kind == 't' || kind == 'd' || kind == 'x');
  }
}
