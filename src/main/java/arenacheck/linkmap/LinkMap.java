package arenacheck.linkmap;

import java.util.List;

/**
 * What a linker wrote about its link: one small model for every format. Lists of sections and
 * symbols may hold hundreds of thousands of rows, so they are read by position and records are made
 * on demand.
 */
public interface LinkMap {
  /** The path as the user gave it. */
  String path();

  Linker linker();

  /**
   * Why nothing may be taken from this map (empty, cut, no memory map), or {@code null} where it is
   * whole.
   */
  MapTrouble incomplete();

  /** Lines that started like a fact and did not complete; in the order of the file. */
  List<MapTrouble> troubles();

  /** Lines of no known shape. */
  int unknownLines();

  /** Line of the first of them, or 0. */
  int firstUnknownLine();

  /** The memory table; empty for formats without one. */
  List<MapRegion> regions();

  /**
   * Whether the map lists what the link dropped (not lld; not GNU ld with the list switched off).
   */
  boolean listsDiscarded();

  /** In the order of the file. */
  List<OutputSection> outputSections();

  /** Kept input sections, in the order of the file; those without an address are left out. */
  int inputSectionCount();

  InputSection inputSection(int position);

  /** Symbol lines, in the order of the file. */
  int symbolCount();

  MapSymbol symbol(int position);

  /** {@code symbol(position).address()}, without making a record; so the two below. */
  long symbolAddress(int position);

  long symbolSize(int position);

  /** {@link arenacheck.io.NameHash} of the symbol's name. */
  long symbolNameHash(int position);

  /** Every symbol line of exactly this name. */
  List<MapSymbol> symbolsNamed(String name);

  /** Input sections that the link dropped, in the order of the file. */
  List<InputSection> discarded();

  /**
   * The kept input section with bytes that holds the address, in the output section at this
   * position, or {@code null}. Where several do, the one that starts last.
   */
  InputSection inputSectionAt(int output, long address);

  /**
   * Kept input sections with bytes whose name is {@code prefix + "." + symbol} for any prefix that
   * begins with a dot; in the order of the file.
   */
  List<InputSection> inputSectionsFor(String symbol);

  /** As {@link #inputSectionsFor}, of those that the link dropped. */
  List<InputSection> discardedFor(String symbol);
}
