package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.InputWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
    Map<String, Memory> memories = memories(layout);
    List<MapRegion> used = new ArrayList<>();
    for (MapRegion region : regions) {
      if (holdsAny(region, image)) {
        used.add(region);
      }
      Memory memory = memories.get(region.name());
      boolean isTold = memory != null && memory.apertures().contains(region.range());
      Section held = isTold ? null : heldBy(region.range(), regions, image);
      if (held != null) {
        findings.add(InputWording.emptyRegion(region, held, image.map()));
      }
    }
    for (int i = 0; i < used.size(); i++) {
      MapRegion other = overlapped(i, used, memories, image);
      if (other != null) {
        findings.add(InputWording.regionOverlap(used.get(i), other, image.map()));
      }
    }
  }

  /** The first region behind it that shares bytes: many that share some make no more findings. */
  private static MapRegion overlapped(
      int position, List<MapRegion> used, Map<String, Memory> memories, LinkedImage image) {
    MapRegion one = used.get(position);
    for (int j = position + 1; j < used.size(); j++) {
      MapRegion other = used.get(j);
      if (one.range().overlaps(other.range())
          && !isTold(memories.get(one.name()), memories.get(other.name()))
          && new RegionUse(one, other).bothHold(image.elf())) {
        return other;
      }
    }
    return null;
  }

  private static boolean holdsAny(MapRegion region, LinkedImage image) {
    for (Section section : image.elf().sections()) {
      if (LinkedImage.occupies(section) && region.range().contains(section.address())) {
        return true;
      }
    }
    return false;
  }

  /** Whether both regions are memories of the layout, and different ones that share bytes. */
  private static boolean isTold(Memory mine, Memory theirs) {
    return mine != null && theirs != null && mine != theirs && shared(mine, theirs) != null;
  }

  /** By the names of the regions that they come from; the first of each. */
  private static Map<String, Memory> memories(Layout layout) {
    Map<String, Memory> memories = new HashMap<>();
    for (Memory memory : layout.memories()) {
      if (memory.region() != null) {
        for (String name : memory.region().split(", ")) {
          memories.putIfAbsent(name, memory);
        }
      }
    }
    return memories;
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
