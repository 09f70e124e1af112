package arenacheck.render.html;

import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * A block with its place in a strip.
 *
 * @param x left edge in percent of the width
 * @param width in percent; at least {@link Scale#NARROWEST}, but for space
 * @param widened whether the scale has it narrower
 */
record Placed(Block block, double x, double width, boolean widened) {
  private static final double UNITS = 1e9;

  /**
   * In their order.
   *
   * @param blocks by address
   */
  static List<Placed> of(List<Block> blocks, Scale scale) {
    List<Placed> placed = new ArrayList<>();
    for (Block block : blocks) {
      double width = scale.width(block.shown());
      boolean widened = !block.isSpace() && width < Scale.NARROWEST;
      width = widened ? Scale.NARROWEST : width;
      double x = Math.min(scale.x(block.shown().start()), 100 - width);
      placed.add(new Placed(block, x, width, widened));
    }
    return placed;
  }

  /**
   * Rows for things that are no space, in which nothing covers anything as it is drawn, which may
   * be wider than it is.
   */
  static Lanes lanes(List<Placed> placed) {
    List<AddressRange> drawn = new ArrayList<>();
    for (Placed one : placed) {
      long start = Math.round(one.x() * UNITS);
      long end = Math.round((one.x() + one.width()) * UNITS);
      // What touches its neighbour may be off by a rounding.
      drawn.add(new AddressRange(start, Math.max(end - start - 1, 1)));
    }
    return new Lanes(drawn);
  }
}
