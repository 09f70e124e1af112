package arenacheck.render.html;

import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/** Sections side by side, each too narrow to see, become one block that says how many it is. */
final class Neighbours {
  private static final int NAMED = 3;

  private final Scale scale;
  private final double least;
  private final List<Block> merged = new ArrayList<>();
  private final List<Block> run = new ArrayList<>();

  /** Narrow gaps behind the run: within it, or behind it, as the next block decides. */
  private final List<Block> gaps = new ArrayList<>();

  private AddressRange hull;

  private Neighbours(Scale scale, double least) {
    this.scale = scale;
    this.least = least;
  }

  /**
   * @param blocks sections and space, by address; objects stay as they are, wherever they stand
   * @param least percent of the width from which on a block stands alone
   */
  static List<Block> merged(List<Block> blocks, Scale scale, double least) {
    Neighbours neighbours = new Neighbours(scale, least);
    for (Block block : blocks) {
      if (block.isObject()) {
        neighbours.merged.add(block);
      } else {
        neighbours.add(block);
      }
    }
    neighbours.flush();
    return neighbours.merged;
  }

  private void add(Block block) {
    boolean narrow = scale.width(block.shown()) < least;
    if (narrow && block.isSpace() && !run.isEmpty()) {
      gaps.add(block);
      return;
    }
    if (!narrow || block.isSpace() || !continues(block)) {
      flush();
    }
    if (!narrow || block.isSpace()) {
      merged.add(block);
      return;
    }
    hull = run.isEmpty() ? block.shown() : hull(hull, block.shown());
    run.add(block);
    gaps.clear();
  }

  private boolean continues(Block block) {
    return !run.isEmpty()
        && run.get(0).kind().equals(block.kind())
        && scale.x(block.shown().start()) - scale.x(hull.start() + hull.length()) < least;
  }

  /** Of two by address. */
  private static AddressRange hull(AddressRange a, AddressRange b) {
    long reach = b.start() - a.start() + b.length();
    return Long.compareUnsigned(reach, a.length()) > 0 ? new AddressRange(a.start(), reach) : a;
  }

  private void flush() {
    if (run.size() > 1) {
      Block first = run.get(0);
      merged.add(
          new Block(
              first.kind(),
              run.size() + " " + first.kind().replace('-', ' ') + "s",
              hull,
              hull,
              true,
              -1,
              first.occupant(),
              null,
              about()));
    } else {
      merged.addAll(run);
    }
    merged.addAll(gaps);
    run.clear();
    gaps.clear();
  }

  private String about() {
    StringBuilder text = new StringBuilder();
    long bytes = 0;
    for (int i = 0; i < run.size(); i++) {
      bytes += run.get(i).shown().length();
      if (i < NAMED) {
        text.append(i == 0 ? "" : ", ").append(run.get(i).name());
      }
    }
    text.append(run.size() > NAMED ? " and " + (run.size() - NAMED) + " more" : "");
    return text.append("; together ").append(Address.bytes(bytes)).toString();
  }
}
