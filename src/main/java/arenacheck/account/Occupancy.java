package arenacheck.account;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import arenacheck.image.LinkedImage;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * Who occupies which bytes of an image: run addresses of the allocated sections, and the load
 * images of those that are stored elsewhere. Without section headers the PT_LOAD segments tell.
 */
final class Occupancy {
  /** All run addresses; heap and stack are in it. */
  final RangeSet run = new RangeSet();

  final RangeSet stack = new RangeSet();
  final RangeSet heap = new RangeSet();

  /** Bytes stored at another address than they run at; each section once, never merged. */
  final List<AddressRange> loadImages = new ArrayList<>();

  private final LinkedImage image;
  private final Layout layout;

  Occupancy(LinkedImage image, Layout layout) {
    this.image = image;
    this.layout = layout;
    ElfImage elf = image.elf();
    if (elf.hasSectionHeaders()) {
      for (Section section : elf.sections()) {
        if (LinkedImage.occupies(section)) {
          add(section);
        }
      }
    } else {
      for (Segment segment : elf.segments()) {
        if (segment.isLoad()) {
          add(segment);
        }
      }
    }
  }

  private void add(Section section) {
    AddressRange range = image.runRange(section);
    run.add(range);
    String name = section.name().toLowerCase(java.util.Locale.ROOT);
    if (section.isNobits() && name.contains("heap") && fillsToEnd(section)) {
      heap.add(range);
    } else if (section.isNobits() && name.contains("stack")) {
      stack.add(range);
    }
    Long load = image.elf().loadAddress(section);
    if (load != null && load != section.address()) {
      loadImages.add(AddressRange.clamped(load, section.size()));
    }
  }

  private void add(Segment segment) {
    run.add(AddressRange.clamped(segment.virtualAddress(), segment.memorySize()));
    if (segment.physicalAddress() != segment.virtualAddress()) {
      loadImages.add(AddressRange.clamped(segment.physicalAddress(), segment.fileSize()));
    }
  }

  /**
   * Whether a heap takes all that is left: it ends where its MEMORY region or extent ends, or
   * nothing lies behind it in its memory.
   */
  private boolean fillsToEnd(Section heap) {
    if (image.map() != null) {
      for (var region : image.map().regions()) {
        if (region.range().contains(heap.address())) {
          return isNear(heap.range().end(), region.range().end());
        }
      }
    }
    var memory = layout.at(heap.address());
    for (Section other : image.elf().sections()) {
      if (LinkedImage.occupies(other)
          && Long.compareUnsigned(other.address(), heap.address()) > 0
          && (memory == null || memory.contains(other.address()))) {
        return false;
      }
    }
    return true;
  }

  /** Ends are rounded down to a multiple of 8 by some scripts. */
  private static boolean isNear(long end, long limit) {
    return Long.compareUnsigned(limit - end, 8) < 0;
  }
}
