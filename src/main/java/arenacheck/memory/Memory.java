package arenacheck.memory;

import java.util.List;

/**
 * One memory of a check.
 *
 * @param name the report's name: {@code dtcm}; an open set
 * @param apertures the hardware address ranges; an object outside all of them is elsewhere
 * @param extent the part that this link may use, or {@code null} where nothing narrower is known
 * @param extentFromMap whether the extent is the map's own memory table, not a target's default
 * @param volatility whether contents survive power-off, as those of MRAM and flash do
 * @param isReachable false where no linker script of the board has a region for it: nothing is
 *     linked there, and its apertures are a window on what may be fitted
 * @param region the linker MEMORY region that it was taken from, or {@code null}
 */
public record Memory(
    String name,
    List<AddressRange> apertures,
    AddressRange extent,
    boolean extentFromMap,
    Volatility volatility,
    boolean isReachable,
    String region) {
  public Memory {
    apertures = List.copyOf(apertures);
  }

  /** Of a memory that a linker script may have a region for. */
  public Memory(
      String name,
      List<AddressRange> apertures,
      AddressRange extent,
      boolean extentFromMap,
      Volatility volatility,
      String region) {
    this(name, apertures, extent, extentFromMap, volatility, true, region);
  }

  /** Of a memory that is known to be non-volatile, or known to be volatile. */
  public Memory(
      String name,
      List<AddressRange> apertures,
      AddressRange extent,
      boolean extentFromMap,
      boolean nonVolatile,
      String region) {
    this(
        name,
        apertures,
        extent,
        extentFromMap,
        nonVolatile ? Volatility.NON_VOLATILE : Volatility.VOLATILE,
        region);
  }

  /** Known to keep its contents. What is not known is neither this nor {@link #isVolatile}. */
  public boolean nonVolatile() {
    return volatility == Volatility.NON_VOLATILE;
  }

  /** Known to lose its contents. */
  public boolean isVolatile() {
    return volatility == Volatility.VOLATILE;
  }

  public boolean contains(long address) {
    for (AddressRange aperture : apertures) {
      if (aperture.contains(address)) {
        return true;
      }
    }
    return false;
  }

  /** Whether every byte lies in the apertures; neighbouring apertures count as one. */
  public boolean contains(AddressRange range) {
    if (range.isEmpty()) {
      return contains(range.start());
    }
    long covered = 0;
    while (covered != range.length()) {
      long step = reach(range.start() + covered);
      if (step == 0) {
        return false;
      }
      long left = range.length() - covered;
      covered += Long.compareUnsigned(step, left) < 0 ? step : left;
    }
    return true;
  }

  private long reach(long address) {
    for (AddressRange aperture : apertures) {
      if (aperture.contains(address)) {
        return aperture.length() - (address - aperture.start());
      }
    }
    return 0;
  }
}
