package arenacheck.memory;

import java.util.List;

/**
 * One memory of a board.
 *
 * @param name the report's name: {@code dtcm}
 * @param nonVolatile whether it keeps its contents without power
 * @param reachableByLinker false where no linker script of the board has a region for it: then
 *     nothing that was linked can lie there
 * @param regions the names that the board's linker scripts give it
 * @param apertures the hardware ranges, at least one
 * @param extents what links may use of them; may be empty
 * @param notes what else a reader should know
 */
public record TargetMemory(
    String name,
    boolean nonVolatile,
    boolean reachableByLinker,
    List<String> regions,
    List<Aperture> apertures,
    List<Extent> extents,
    List<String> notes) {
  public TargetMemory {
    regions = List.copyOf(regions);
    apertures = List.copyOf(apertures);
    extents = List.copyOf(extents);
    notes = List.copyOf(notes);
  }

  /**
   * A hardware range.
   *
   * @param source where the figure comes from, in plain words
   */
  public record Aperture(AddressRange range, String source) {}

  /**
   * The part that a link may use.
   *
   * @param linkers {@code gnu-ld}, {@code lld}, {@code armlink}
   * @param source where the figure comes from, in plain words
   */
  public record Extent(List<String> linkers, AddressRange range, String source) {
    public Extent {
      linkers = List.copyOf(linkers);
    }
  }

  /**
   * The extent for a link by that linker, or {@code null} where none is known. Where the linker
   * itself is not known ({@code null}): from the lowest start to the highest end of them all, so
   * that what lies outside is outside for every linker.
   */
  public AddressRange extent(String linker) {
    AddressRange all = null;
    for (Extent extent : extents) {
      if (linker != null && extent.linkers.contains(linker)) {
        return extent.range;
      }
      all = all == null ? extent.range : hull(all, extent.range);
    }
    return linker == null ? all : null;
  }

  private static AddressRange hull(AddressRange one, AddressRange other) {
    long start = Long.compareUnsigned(one.start(), other.start()) < 0 ? one.start() : other.start();
    // The last bytes, for the end of a range that reaches 2^64 is 0.
    long last = one.end() - 1;
    long otherLast = other.end() - 1;
    long end = (Long.compareUnsigned(last, otherLast) > 0 ? last : otherLast) + 1;
    return new AddressRange(start, end - start);
  }
}
