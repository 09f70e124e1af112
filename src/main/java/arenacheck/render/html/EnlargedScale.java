package arenacheck.render.html;

import arenacheck.memory.AddressRange;
import java.util.Arrays;
import java.util.List;

/** A scale on which edges of blocks keep a distance: see {@link Scale#enlarged}. */
final class EnlargedScale implements Scale {
  /** Distances of the edges from the domain's start, as signed-sortable keys, each once. */
  private final long[] edges;

  private final double[] x;
  private final long start;

  EnlargedScale(AddressRange domain, List<Block> blocks) {
    start = domain.start();
    edges = edges(domain, blocks);
    int[] objects = new int[edges.length];
    int[] others = new int[edges.length];
    for (Block block : blocks) {
      if (!block.isSpace()) {
        int[] cover = block.isObject() ? objects : others;
        cover[index(block.shown().start())]++;
        cover[index(block.shown().start() + block.shown().length())]--;
      }
    }
    x = new double[edges.length];
    for (int i = 1; i < edges.length; i++) {
      double bits = Math.log(1 + Scale.unsigned(edges[i] - edges[i - 1])) / Math.log(2);
      double weight = objects[i - 1] > 0 ? 8 + bits : others[i - 1] > 0 ? 2 + bits / 3 : 3;
      x[i] = x[i - 1] + weight;
      objects[i] += objects[i - 1];
      others[i] += others[i - 1];
    }
    double all = x[x.length - 1];
    for (int i = 0; i < x.length; i++) {
      x[i] = 100 * x[i] / all;
    }
  }

  private long[] edges(AddressRange domain, List<Block> blocks) {
    long[] all = new long[2 * blocks.size() + 2];
    int count = 0;
    all[count++] = key(start);
    all[count++] = key(start + domain.length());
    for (Block block : blocks) {
      all[count++] = key(block.shown().start());
      all[count++] = key(block.shown().start() + block.shown().length());
    }
    Arrays.sort(all);
    int kept = 0;
    for (int i = 0; i < all.length; i++) {
      if (kept == 0 || all[i] != all[kept - 1]) {
        all[kept++] = all[i];
      }
    }
    return Arrays.copyOf(all, kept);
  }

  private long key(long address) {
    return (address - start) ^ Long.MIN_VALUE;
  }

  private int index(long address) {
    return Arrays.binarySearch(edges, key(address));
  }

  /**
   * @param address an edge of a block or of the domain
   */
  @Override
  public double x(long address) {
    return x[index(address)];
  }
}
