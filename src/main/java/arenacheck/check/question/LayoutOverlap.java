package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.InputWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.List;

/**
 * Are the memories of the layout apart from each other, and the regions that the map's memory table
 * declares and the link uses? One finding per pair.
 */
public final class LayoutOverlap {
  public void ask(Layout layout, LinkedImage image, Findings findings) {
    List<Memory> memories = layout.memories();
    for (int i = 0; i < memories.size(); i++) {
      for (int j = i + 1; j < memories.size(); j++) {
        AddressRange shared = shared(memories.get(i), memories.get(j));
        if (shared != null) {
          findings.add(
              InputWording.layoutOverlap(
                  memories.get(i), memories.get(j), shared, layout.source()));
        }
      }
      askEmpty(memories.get(i), layout, image, findings);
    }
    if (image.map() != null) {
      askRegions(image.map().regions(), layout, image, findings);
    }
  }

  private static void askRegions(
      List<MapRegion> regions, Layout layout, LinkedImage image, Findings findings) {
    for (int i = 0; i < regions.size(); i++) {
      MapRegion one = regions.get(i);
      for (int j = i + 1; j < regions.size(); j++) {
        MapRegion other = regions.get(j);
        if (one.range().overlaps(other.range())
            && !isTold(one, other, layout)
            && new RegionUse(one, other).bothHold(image.elf())) {
          findings.add(InputWording.regionOverlap(one, other, image.map()));
        }
      }
      Section held = isTold(one, layout) ? null : heldBy(one.range(), regions, image);
      if (held != null) {
        findings.add(InputWording.emptyRegion(one, held, image.map()));
      }
    }
  }

  /** Whether both are memories of the layout, and different ones. */
  private static boolean isTold(MapRegion one, MapRegion other, Layout layout) {
    Memory mine = memory(one, layout);
    Memory theirs = memory(other, layout);
    return mine != null && theirs != null && mine != theirs && shared(mine, theirs) != null;
  }

  /** Whether an empty region is an empty memory of the layout. */
  private static boolean isTold(MapRegion region, Layout layout) {
    Memory memory = memory(region, layout);
    return memory != null && memory.apertures().contains(region.range());
  }

  private static Memory memory(MapRegion region, Layout layout) {
    for (Memory memory : layout.memories()) {
      if (memory.region() != null && List.of(memory.region().split(", ")).contains(region.name())) {
        return memory;
      }
    }
    return null;
  }

  /** What is linked at the place of an empty region that no other region holds, or {@code null}. */
  private static Section heldBy(AddressRange empty, List<MapRegion> regions, LinkedImage image) {
    if (!empty.isEmpty()) {
      return null;
    }
    for (MapRegion region : regions) {
      if (region.range().contains(empty.start())) {
        return null;
      }
    }
    for (Section section : image.elf().sections()) {
      if (LinkedImage.occupies(section) && section.range().contains(empty.start())) {
        return section;
      }
    }
    return null;
  }

  private static AddressRange shared(Memory one, Memory other) {
    for (AddressRange mine : one.apertures()) {
      for (AddressRange theirs : other.apertures()) {
        if (mine.overlaps(theirs)) {
          return mine.intersection(theirs);
        }
      }
    }
    return null;
  }

  private static void askEmpty(Memory memory, Layout layout, LinkedImage image, Findings findings) {
    for (AddressRange aperture : memory.apertures()) {
      if (!aperture.isEmpty() || layout.at(aperture.start()) != null) {
        continue;
      }
      for (Section section : image.elf().sections()) {
        if (LinkedImage.occupies(section) && section.range().contains(aperture.start())) {
          findings.add(InputWording.emptyMemory(memory, section.size(), layout.source()));
          return;
        }
      }
    }
  }
}
