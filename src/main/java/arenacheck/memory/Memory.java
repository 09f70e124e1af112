package arenacheck.memory;

import java.util.List;

/**
 * One memory of a check.
 *
 * @param name the report's name: {@code dtcm}; an open set
 * @param apertures the hardware address ranges; an object outside all of them is elsewhere
 * @param extent the part that this link may use, or {@code null} where nothing narrower is known
 * @param extentFromMap whether the extent is the map's own memory table, not a target's default
 * @param nonVolatile whether contents survive power-off (MRAM, flash)
 * @param region the linker MEMORY region that it was taken from, or {@code null}
 */
public record Memory(
    String name,
    List<AddressRange> apertures,
    AddressRange extent,
    boolean extentFromMap,
    boolean nonVolatile,
    String region) {
  public Memory {
    apertures = List.copyOf(apertures);
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
