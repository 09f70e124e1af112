package arenacheck.check.question;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Which of two regions that share addresses the link put anything into. Scripts declare aliases and
 * parts of a memory under names of their own and use one of them. No map says into which region a
 * section went, but the linker fills a region from its origin on, without gaps but for alignment.
 */
final class RegionUse {
  private final MapRegion first;
  private final MapRegion second;

  RegionUse(MapRegion first, MapRegion second) {
    this.first = first;
    this.second = second;
  }

  /** Whether both hold linked bytes. */
  boolean bothHold(ElfImage elf) {
    boolean inFirst = false;
    boolean inSecond = false;
    MapRegion last = null;
    AddressRange before = null;
    for (AddressRange range : linked(elf)) {
      MapRegion region = region(range.start(), last);
      // From one origin both would fill the same addresses.
      boolean both = before != null && before.overlaps(range);
      inFirst |= region == first || both;
      inSecond |= region == second || both;
      last = region;
      before = range;
    }
    return inFirst && inSecond;
  }

  /** Run addresses in the shared regions, in their order. */
  private List<AddressRange> linked(ElfImage elf) {
    List<AddressRange> linked = new ArrayList<>();
    for (Section section : elf.sections()) {
      if (LinkedImage.occupies(section)
          && (holds(first, section.address()) || holds(second, section.address()))) {
        linked.add(section.range());
      }
    }
    linked.sort((a, b) -> Long.compareUnsigned(a.start(), b.start()));
    return linked;
  }

  private static boolean holds(MapRegion region, long address) {
    return region.range().contains(address);
  }

  private MapRegion region(long address, MapRegion last) {
    if (!holds(second, address)) {
      return first;
    }
    if (!holds(first, address)) {
      return second;
    }
    boolean startsFirst = first.range().start() == address;
    boolean startsSecond = second.range().start() == address;
    if (startsFirst != startsSecond) {
      return startsFirst ? first : second;
    }
    return last != null ? last : larger();
  }

  private MapRegion larger() {
    return Long.compareUnsigned(second.range().length(), first.range().length()) > 0
        ? second
        : first;
  }
}
