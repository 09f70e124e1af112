package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that is written to memory before the image starts: the contents of each allocated
 * section at its LMA; without section headers those of the PT_LOAD segments.
 */
public final class LoadedContents {
  /**
   * One of them.
   *
   * @param name of the section, or {@code segment N}
   * @param range load addresses
   * @param run where the first byte runs, unsigned
   */
  public record Piece(String name, AddressRange range, long run) {}

  private final List<Piece> byStart = new ArrayList<>();

  /** Per piece the last address that it or one in front of it reaches. */
  private final long[] reach;

  private LoadedContents(ElfImage elf) {
    if (elf.hasSectionHeaders()) {
      for (Section section : elf.sections()) {
        Long load = section.isAllocated() ? elf.loadAddress(section) : null;
        if (load != null) {
          add(section.name(), load, section.size(), section.address());
        }
      }
    } else {
      for (int i = 0; i < elf.segments().size(); i++) {
        Segment segment = elf.segments().get(i);
        if (segment.isLoad()) {
          add(
              "segment " + i,
              segment.physicalAddress(),
              segment.fileSize(),
              segment.virtualAddress());
        }
      }
    }
    byStart.sort((a, b) -> Long.compareUnsigned(a.range.start(), b.range.start()));
    reach = new long[byStart.size()];
    for (int i = 0; i < reach.length; i++) {
      AddressRange range = byStart.get(i).range;
      reach[i] = range.start() + (range.length() - 1);
      if (i > 0 && Long.compareUnsigned(reach[i - 1], reach[i]) > 0) {
        reach[i] = reach[i - 1];
      }
    }
  }

  public static LoadedContents of(ElfImage elf) {
    return new LoadedContents(elf);
  }

  private void add(String name, long load, long size, long run) {
    if (size != 0) {
      byStart.add(new Piece(name, AddressRange.clamped(load, size), run));
    }
  }

  /**
   * Contents that share load addresses with a range, but are other bytes than those that run at
   * {@code run}; {@code null} where there are none.
   *
   * @param load where the range is loaded, not empty
   * @param run where its first byte runs
   */
  public Piece other(AddressRange load, long run) {
    long last = load.start() + (load.length() - 1);
    for (int i = behind(last) - 1; i >= 0; i--) {
      if (Long.compareUnsigned(reach[i], load.start()) < 0) {
        return null;
      }
      Piece piece = byStart.get(i);
      if (piece.range.overlaps(load) && run - load.start() != piece.run - piece.range.start()) {
        return piece;
      }
    }
    return null;
  }

  /** Position of the first piece that starts behind an address. */
  private int behind(long address) {
    int low = 0;
    int high = byStart.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(byStart.get(middle).range.start(), address) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
