package arenacheck.account;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import arenacheck.image.LinkedImage;
import arenacheck.linkmap.MapRegion;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Who occupies which bytes of an image: run addresses of the allocated sections, and the load
 * images of those that are stored elsewhere. Without section headers the PT_LOAD segments tell.
 */
public final class Occupancy {
  /** All run addresses; heap and stack are in it. */
  final RangeSet run = new RangeSet();

  final RangeSet stack = new RangeSet();
  final RangeSet heap = new RangeSet();

  /** Bytes stored at another address than they run at; each section once, never merged. */
  final List<AddressRange> loadImages = new ArrayList<>();

  /** Sections that run farther than anything tells (compressed contents). */
  final List<Section> openEnds = new ArrayList<>();

  private final List<Occupant> occupants = new ArrayList<>();
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
      for (int i = 0; i < elf.segments().size(); i++) {
        if (elf.segments().get(i).isLoad()) {
          add(elf.segments().get(i), "segment " + i);
        }
      }
      addReserved();
    }
  }

  /**
   * Whether any allocated byte is in the file. A debug-only one ({@code objcopy --only-keep-debug})
   * has none, so that nothing can be told about contents and load images.
   */
  public static boolean hasContents(ElfImage elf) {
    for (Section section : elf.sections()) {
      if (section.isAllocated() && section.hasFileContents()) {
        return true;
      }
    }
    for (Segment segment : elf.hasSectionHeaders() ? List.<Segment>of() : elf.segments()) {
      if (segment.isLoad() && segment.fileSize() != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Everything that the image puts into memory, one by one: in the order of the section headers, a
   * load image behind its section.
   */
  public static List<Occupant> occupants(LinkedImage image, Layout layout) {
    return List.copyOf(new Occupancy(image, layout).occupants);
  }

  private void add(Section section) {
    AddressRange range = image.runRange(section);
    Occupant.Kind kind = Occupant.Kind.SECTION;
    String name = section.name().toLowerCase(Locale.ROOT);
    if (section.isNobits() && name.contains("heap") && fillsToEnd(section)) {
      heap.add(range);
      kind = Occupant.Kind.HEAP;
    } else if (section.isNobits() && name.contains("stack")) {
      stack.add(range);
      kind = Occupant.Kind.STACK;
    }
    run(range, kind, section.name());
    if (!image.isRunEndTold(section)) {
      openEnds.add(section);
    }
    Long load = image.elf().loadAddress(section);
    if (load != null && load != section.address()) {
      load(AddressRange.clamped(load, section.size()), section.name());
    }
  }

  private void add(Segment segment, String name) {
    AddressRange range = AddressRange.clamped(segment.virtualAddress(), segment.memorySize());
    run(range, Occupant.Kind.SECTION, name);
    if (segment.physicalAddress() != segment.virtualAddress()) {
      load(AddressRange.clamped(segment.physicalAddress(), segment.fileSize()), name);
    }
  }

  /** Without section headers only the map tells heap and stack from the rest of a segment. */
  private void addReserved() {
    if (image.map() == null) {
      return;
    }
    for (OutputSection output : image.map().outputSections()) {
      String name = output.name().toLowerCase(Locale.ROOT);
      if (name.contains("heap")) {
        heap.add(output.range());
      } else if (name.contains("stack")) {
        stack.add(output.range());
      }
    }
  }

  private void run(AddressRange range, Occupant.Kind kind, String name) {
    run.add(range);
    if (!range.isEmpty()) {
      occupants.add(new Occupant(range, kind, name));
    }
  }

  private void load(AddressRange range, String name) {
    loadImages.add(range);
    if (!range.isEmpty()) {
      occupants.add(new Occupant(range, Occupant.Kind.LOAD_IMAGE, name));
    }
  }

  /**
   * Whether a heap takes all that is left: it ends where a MEMORY region of the map ends. Without a
   * memory table, it ends at a whole KiB, as regions do and a heap of fixed size behind {@code
   * .bss} hardly does, and nothing lies behind it in its memory.
   */
  private boolean fillsToEnd(Section heap) {
    boolean inRegion = false;
    if (image.map() != null) {
      for (MapRegion region : image.map().regions()) {
        if (region.range().contains(heap.address())) {
          if (isNear(heap.range().end(), region.range().end())) {
            return true;
          }
          inRegion = true;
        }
      }
    }
    return !inRegion
        && isNear(heap.range().end(), heap.range().end() + 1023 & -1024)
        && isLast(heap);
  }

  private boolean isLast(Section heap) {
    Memory memory = layout.at(heap.address());
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
