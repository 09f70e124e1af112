package arenacheck.linkmap;

import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects what a reader finds in a map. Names come as bytes of the reader's buffer and are copied;
 * nothing becomes an object per line.
 */
public final class LinkMapBuilder {
  /** More troubles than these are only counted, as unknown lines: damage must not fill memory. */
  private static final int TROUBLES = 1000;

  private final String path;
  private final Linker linker;
  private final BytePool pool = new BytePool();
  private final FileNames files = new FileNames(pool);
  private final List<MapRegion> regions = new ArrayList<>();
  private final Map<String, Set<AddressRange>> regionsByName = new HashMap<>();
  private final List<OutputSection> outputs = new ArrayList<>();
  private final SectionRows kept = new SectionRows(pool, files, true);
  private final SectionRows discarded = new SectionRows(pool, files, false);
  private final SymbolRows symbols = new SymbolRows(pool);
  private final List<MapTrouble> troubles = new ArrayList<>();
  private MapTrouble incomplete;
  private int unknownLines;
  private int firstUnknownLine;
  private int lastOddLine;
  private boolean listsDiscarded;

  /**
   * @param path the path as the user gave it
   */
  public LinkMapBuilder(String path, Linker linker) {
    this.path = path;
    this.linker = linker;
  }

  /** A region that the map repeats, by name and range, is one. */
  public void region(MapRegion region) {
    Set<AddressRange> known = regionsByName.get(region.name());
    if (known == null) {
      known = new HashSet<>();
      regionsByName.put(region.name(), known);
    }
    if (known.add(region.range())) {
      regions.add(region);
    }
  }

  /** Returns its position, which input sections name. */
  public int outputSection(OutputSection section) {
    outputs.add(section);
    return outputs.size() - 1;
  }

  public int outputSectionCount() {
    return outputs.size();
  }

  /** Gives an output section its number of patterns when all of them were seen. */
  public void patterns(int output, int count) {
    OutputSection was = outputs.get(output);
    outputs.set(
        output,
        new OutputSection(
            was.name(), was.range(), was.loadAddress(), count, was.sizeIsStored(), was.line()));
  }

  /** The number of an object file; equal bytes get equal numbers. */
  public int file(byte[] buffer, int start, int end) {
    return files.number(buffer, start, end);
  }

  /**
   * A kept input section; returns its position, which symbols name. A size that would wrap around
   * 2^64 is cut there.
   *
   * @param file from {@link #file}
   * @param output position of its output section; never before that of the row added last
   */
  public int inputSection(
      byte[] buffer, int start, int end, int file, long address, long size, int output, int line) {
    if (kept.count() > 0 && output < kept.output(kept.count() - 1)) {
      throw new IllegalArgumentException("an input section of an output section that has ended");
    }
    long fits = AddressRange.fits(address, size) ? size : -address;
    int place = pool.add(buffer, start, end);
    return kept.add(place, end - start, file, address, fits, output, line);
  }

  /**
   * A symbol line.
   *
   * @param size bytes, or -1 where the map tells none
   * @param input position of the input section that it stands under, or -1
   */
  public void symbol(
      byte[] buffer, int start, int end, long address, long size, int input, int line) {
    symbols.add(symbolName(buffer, start, end, input), end - start, address, size, input, line);
  }

  /** Most symbols have a section of their own, whose name ends in theirs: then one copy does. */
  private int symbolName(byte[] buffer, int start, int end, int input) {
    if (input >= 0) {
      int before = kept.length(input) - (end - start);
      if (before > 0 && BytePool.canShift(kept.place(input), before)) {
        int place = kept.place(input) + before;
        if (pool.holds(place, end - start, buffer, start, end)) {
          return place;
        }
      }
    }
    return pool.add(buffer, start, end);
  }

  /** An input section that the link dropped, with the size that it would have had. */
  public void discarded(byte[] buffer, int start, int end, int file, long size, int line) {
    int place = pool.add(buffer, start, end);
    discarded.add(place, end - start, file, 0, size, -1, line);
  }

  /** A line that starts like a fact and does not complete. */
  public void trouble(int line, String message) {
    lastOddLine = line;
    if (troubles.size() < TROUBLES) {
      troubles.add(new MapTrouble(line, message));
    } else {
      unknownLine(line);
    }
  }

  /** A line of no known shape. */
  public void unknownLine(int line) {
    lastOddLine = line;
    if (unknownLines++ == 0 || line < firstUnknownLine) {
      firstUnknownLine = line;
    }
  }

  /** The line of the last trouble or unknown line, or 0. */
  public int lastOddLine() {
    return lastOddLine;
  }

  /** Nothing may be taken from the map; the first reason is kept. */
  public void incomplete(int line, String message) {
    if (incomplete == null) {
      incomplete = new MapTrouble(line, message);
    }
  }

  /** The map has a list of what the link dropped, even if that is empty. */
  public void listsDiscarded() {
    listsDiscarded = true;
  }

  public LinkMap build() {
    // A reader that passes over the file twice finds them out of order.
    troubles.sort((a, b) -> Integer.compare(a.line(), b.line()));
    StoredMap.Verdict verdict =
        new StoredMap.Verdict(
            incomplete, List.copyOf(troubles), unknownLines, firstUnknownLine, listsDiscarded);
    return new StoredMap(path, linker, verdict, regions, outputs, kept, discarded, symbols);
  }
}
