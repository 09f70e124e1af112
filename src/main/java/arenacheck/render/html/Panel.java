package arenacheck.render.html;

import arenacheck.check.Status;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What one picture shows: an address range and what lies in it.
 *
 * @param name the memory's
 * @param memory or {@code null} for bytes in no memory of the layout
 * @param domain the addresses from its left to its right edge; never empty
 * @param usable the part of it that the link may use
 * @param blocks what lies in it, cut to it, by address; free space too
 */
record Panel(
    String name, Memory memory, AddressRange domain, AddressRange usable, List<Block> blocks) {
  static final String OUTSIDE = "(outside)";

  /**
   * One per aperture, and one for what lies in no memory.
   *
   * @param ghosts what was promised in a memory, but is not there; drawn in its first aperture
   */
  static List<Panel> of(Layout layout, List<Block> blocks, Function<Memory, List<Block>> ghosts) {
    List<Panel> panels = new ArrayList<>();
    List<AddressRange> apertures = new ArrayList<>();
    for (Memory memory : layout.memories()) {
      List<Block> missing = ghosts.apply(memory);
      for (AddressRange aperture : memory.apertures()) {
        if (!aperture.isEmpty()) {
          panels.add(inside(memory, aperture, blocks, missing));
          missing = List.of();
          apertures.add(aperture);
        }
      }
    }
    Panel outside = outside(blocks, apertures);
    if (outside != null) {
      panels.add(outside);
    }
    return panels;
  }

  private static Panel inside(
      Memory memory, AddressRange aperture, List<Block> blocks, List<Block> ghosts) {
    List<Block> inside = new ArrayList<>();
    for (Block block : blocks) {
      AddressRange piece = aperture.intersection(block.whole());
      if (!piece.isEmpty()) {
        inside.add(block.in(piece));
      } else if (block.whole().isEmpty() && aperture.contains(block.whole().start())) {
        inside.add(block);
      }
    }
    AddressRange usable =
        memory.extent() == null ? aperture : aperture.intersection(memory.extent());
    inside.addAll(space(aperture, usable, inside));
    inside.addAll(Ghosts.placed(ghosts, usable.isEmpty() ? aperture : usable));
    return new Panel(memory.name(), memory, aperture, usable, sorted(inside));
  }

  /** What no block takes up: free, or outside the part that the link may use. */
  private static List<Block> space(AddressRange aperture, AddressRange usable, List<Block> blocks) {
    List<AddressRange> taken = new ArrayList<>();
    for (Block block : blocks) {
      taken.add(block.shown());
    }
    List<Block> space = new ArrayList<>();
    for (AddressRange gap : Gaps.of(usable, taken)) {
      space.add(Block.space(Block.FREE, "nothing is linked here", gap));
    }
    taken.add(usable);
    for (AddressRange gap : Gaps.of(aperture, taken)) {
      space.add(Block.space(Block.BEYOND, "this link must not use it", gap));
    }
    return space;
  }

  private static Panel outside(List<Block> blocks, List<AddressRange> apertures) {
    List<Block> outside = new ArrayList<>();
    for (Block block : blocks) {
      for (AddressRange piece : Gaps.of(block.whole(), apertures)) {
        outside.add(block.in(piece));
      }
      if (block.whole().isEmpty() && !isInside(block.whole().start(), apertures)) {
        outside.add(block);
      }
    }
    if (outside.isEmpty()) {
      return null;
    }
    List<Block> sorted = sorted(outside);
    long start = sorted.get(0).shown().start();
    long length = 1;
    for (Block block : sorted) {
      long reach = block.shown().start() - start + Math.max(block.shown().length(), 1);
      length = Long.compareUnsigned(reach, length) > 0 ? reach : length;
    }
    AddressRange hull = AddressRange.clamped(start, length);
    return new Panel(OUTSIDE, null, hull, hull, sorted);
  }

  private static boolean isInside(long address, List<AddressRange> apertures) {
    for (AddressRange aperture : apertures) {
      if (aperture.contains(address)) {
        return true;
      }
    }
    return false;
  }

  /** By address; of two that start together the longer first. */
  private static List<Block> sorted(List<Block> blocks) {
    List<Block> sorted = new ArrayList<>(blocks);
    sorted.sort(
        (a, b) -> {
          int order = Long.compareUnsigned(a.shown().start(), b.shown().start());
          return order != 0 ? order : Long.compareUnsigned(b.shown().length(), a.shown().length());
        });
    return sorted;
  }

  /** The same with neighbours merged that are narrower than so many percent of the width. */
  Panel merged(Scale scale, double least) {
    return new Panel(name, memory, domain, usable, Neighbours.merged(blocks, scale, least));
  }

  /** Bytes that were promised here and are elsewhere, nowhere or could not be found. */
  long absent(Status status) {
    long bytes = 0;
    for (Block block : blocks) {
      bytes += block.isGhost() && block.status() == status ? block.whole().length() : 0;
    }
    return bytes;
  }

  /** Whether anything is linked here, or was promised to be. */
  boolean isUsed() {
    for (Block block : blocks) {
      if (!block.isSpace()) {
        return true;
      }
    }
    return false;
  }
}
