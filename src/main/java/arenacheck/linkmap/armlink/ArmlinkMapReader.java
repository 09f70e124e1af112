package arenacheck.linkmap.armlink;

import arenacheck.io.InputFile;
import arenacheck.linkmap.LineCursor;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapLines;

/**
 * Reads the map of Arm's armlink, 5.03 to 6.22. Rules of {@code =} part it, each part is optional
 * and has its title at the beginning of a line:
 *
 * <pre>
 * Section Cross References                          not read
 * Removing Unused input sections from the image.    {@link RemovedSections}
 * Image Symbol Table                                {@link SymbolLines}
 * Memory Map of the image                           {@link MemoryMap}
 * Image component sizes                             not read
 * </pre>
 *
 * <p>What becomes of it in {@link LinkMap}, and what a comparison with the ELF file must know:
 *
 * <ul>
 *   <li>An execution region with rows is one output section, or two of the same name where it has
 *       initialised contents and zeroes: as in the ELF file, whose sections are named after the
 *       execution regions (PROGBITS, then NOBITS). Address and size agree with the ELF section.
 *   <li>Of a COMPRESSED region {@link arenacheck.linkmap.OutputSection#sizeIsStored} is set for the
 *       initialised part. Its range here is the run-time one; the ELF section has the stored,
 *       smaller size and its symbols lie beyond its end: only the address can be compared.
 *   <li>An empty execution region is an output section of 0 bytes; the ELF file has none.
 *   <li>An execution region of the scatter file with a maximum is a {@link
 *       arenacheck.linkmap.MapRegion}, since armlink has no other memory table.
 *   <li>Symbols are those with an input section: code, data and labels, global and local, Thumb bit
 *       set. C++ names are demangled otherwise than elsewhere: compare those by address and size.
 *   <li>Paddings are no input sections.
 * </ul>
 *
 * <p>The symbols stand before the rows that they lie in, so the file is read twice.
 */
public final class ArmlinkMapReader {
  private final LinkMapBuilder map;
  private final LineCursor line = new LineCursor();
  private final RemovedSections removed;
  private final InputRows rows = new InputRows();
  private final MemoryMap memory;

  private ArmlinkMapReader(InputFile file) {
    map = new LinkMapBuilder(file.name(), Linker.ARMLINK);
    removed = new RemovedSections(map);
    memory = new MemoryMap(map, rows);
  }

  /**
   * Reads the map. One without a memory map, as failed links leave it, and one that ends inside it
   * come back with {@link LinkMap#incomplete()}.
   *
   * @throws arenacheck.io.InputException if the file cannot be read
   */
  public static LinkMap read(InputFile file) {
    ArmlinkMapReader reader = new ArmlinkMapReader(file);
    boolean endsInMemoryMap = reader.readSections(new MapLines(file));
    int lost = reader.readSymbols(new MapLines(file));
    if (endsInMemoryMap && lost > 0) {
      reader.map.incomplete(0, "the map ends early: the rows of some symbols are not in it");
    }
    return reader.map.build();
  }

  private boolean readSections(MapLines lines) {
    Part part = Part.OTHER;
    while (lines.next()) {
      line.on(lines);
      Part next = Part.after(line, part);
      if (next != part) {
        memory.closeRegion(false);
        if (next == Part.MEMORY_MAP && memory.hasRegions()) {
          map.incomplete(lines.number(), "a second map begins before this line");
        }
      } else if (part == Part.REMOVED) {
        removed.line(line, lines.number());
      } else if (part == Part.MEMORY_MAP) {
        memory.line(line, lines.number());
      }
      part = next;
    }
    boolean inside = part == Part.MEMORY_MAP;
    memory.closeRegion(inside);
    if (inside && lines.endsWithoutNewline()) {
      map.incomplete(lines.number(), "the map ends early: its last line is cut");
    }
    if (!memory.hasRegions()) {
      map.incomplete(
          lines.number(), "the map has no memory map: the link failed, or `--map` was not given");
    }
    return inside;
  }

  private int readSymbols(MapLines lines) {
    SymbolLines symbols = new SymbolLines(map, rows);
    Part part = Part.OTHER;
    while (lines.next()) {
      line.on(lines);
      Part next = Part.after(line, part);
      if (next == part && part == Part.SYMBOLS) {
        symbols.line(line, lines.number());
      }
      part = next;
    }
    return symbols.withoutRow();
  }
}
