package arenacheck.render.html;

import arenacheck.memory.AddressRange;
import java.util.List;

/** Where in a picture an address lies, in percent of its width. */
interface Scale {
  /** Nothing is narrower, so that it can be seen and pointed at. */
  double NARROWEST = 0.4;

  /** The left edge of an address in the domain or at its end. */
  double x(long address);

  default double width(AddressRange range) {
    return x(range.start() + range.length()) - x(range.start());
  }

  /** Widths as sizes. */
  static Scale linear(AddressRange domain) {
    double length = unsigned(domain.length());
    return address -> 100 * unsigned(address - domain.start()) / length;
  }

  /**
   * Small things wide enough to see, everything in its order: between two edges of blocks the width
   * grows with the logarithm of the bytes, and storage objects get most of it.
   */
  static Scale enlarged(AddressRange domain, List<Block> blocks) {
    return new EnlargedScale(domain, blocks);
  }

  static double unsigned(long value) {
    return (value >>> 1) * 2.0 + (value & 1);
  }
}
