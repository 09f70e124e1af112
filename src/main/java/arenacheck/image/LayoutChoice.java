package arenacheck.image;

import arenacheck.io.InputException;
import arenacheck.io.Place;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.MapRegion;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.memory.MemorySetting;
import arenacheck.memory.RegionNames;
import arenacheck.memory.Target;
import arenacheck.memory.Volatility;
import java.util.ArrayList;
import java.util.List;

/**
 * The memories of a check: a target's, those of the options, else the map's memory table where its
 * region names are known ones. The map's own lengths decide what a link may use; an option replaces
 * a memory as a whole.
 */
public final class LayoutChoice {
  private final LinkedImage image;
  private final List<MapRegion> regions;
  private final List<String> remarks = new ArrayList<>();

  private LayoutChoice(LinkedImage image) {
    this.image = image;
    this.regions = image.map() == null ? List.of() : image.map().regions();
  }

  /**
   * Chooses.
   *
   * @param target or {@code null}
   * @throws InputException for an option that names a region which the map does not have
   */
  public static Layout of(LinkedImage image, Target target, List<MemorySetting> settings) {
    LayoutChoice choice = new LayoutChoice(image);
    if (target == null && settings.isEmpty()) {
      return new Layout("map", choice.known());
    }
    LinkMap map = image.map();
    Layout base =
        target == null
            ? new Layout("options", List.of())
            : target.layout(map == null ? null : map.linker().text());
    List<Memory> memories = new ArrayList<>();
    for (Memory memory : base.memories()) {
      memories.add(choice.narrowed(memory));
    }
    for (MemorySetting setting : settings) {
      put(memories, choice.memory(setting, find(memories, setting.memory())));
    }
    return new Layout(base.source(), memories, choice.remarks);
  }

  /** One memory per known region name; regions that share a name widen it. */
  private List<Memory> known() {
    List<Memory> memories = new ArrayList<>();
    for (MapRegion region : regions) {
      String name = RegionNames.memory(region.name());
      if (name != null) {
        Memory first = find(memories, name);
        put(
            memories,
            first == null
                ? fromMap(name, region, RegionNames.volatility(name))
                : widened(first, region));
      }
    }
    return memories;
  }

  private static Memory find(List<Memory> memories, String name) {
    for (Memory memory : memories) {
      if (memory.name().equals(name)) {
        return memory;
      }
    }
    return null;
  }

  /**
   * With two apertures there is no single extent; the link may use all of them. Regions that share
   * bytes are one aperture, else those bytes would count twice.
   */
  private static Memory widened(Memory memory, MapRegion region) {
    List<AddressRange> apertures = new ArrayList<>();
    AddressRange joined = region.range();
    for (AddressRange aperture : memory.apertures()) {
      if (aperture.overlaps(joined)) {
        joined = hull(aperture, joined);
      } else {
        apertures.add(aperture);
      }
    }
    apertures.add(joined);
    return new Memory(
        memory.name(),
        apertures,
        apertures.size() == 1 ? joined : null,
        true,
        memory.volatility(),
        memory.region() + ", " + region.name());
  }

  private static Memory fromMap(String name, MapRegion region, Volatility volatility) {
    return new Memory(
        name, List.of(region.range()), region.range(), true, volatility, region.name());
  }

  /** A target's memory with the map's own extent, where the map has regions for it. */
  private Memory narrowed(Memory memory) {
    AddressRange extent = null;
    String names = null;
    for (MapRegion region : regions) {
      if (memory.name().equals(RegionNames.memory(region.name()))
          && !region.range().isEmpty()
          && memory.contains(region.range())) {
        extent = extent == null ? region.range() : hull(extent, region.range());
        names = names == null ? region.name() : names + ", " + region.name();
      }
    }
    if (extent == null) {
      return memory;
    }
    compare(memory, extent, names);
    return new Memory(memory.name(), memory.apertures(), extent, true, memory.volatility(), names);
  }

  /** From the lower start to the higher end; ends may be 2^64. */
  private static AddressRange hull(AddressRange one, AddressRange other) {
    boolean first = Long.compareUnsigned(one.start(), other.start()) <= 0;
    AddressRange low = first ? one : other;
    AddressRange high = first ? other : one;
    long length = high.start() - low.start() + high.length();
    return new AddressRange(
        low.start(), Long.compareUnsigned(length, low.length()) > 0 ? length : low.length());
  }

  private void compare(Memory memory, AddressRange mapped, String names) {
    AddressRange extent = memory.extent();
    if (extent != null && !extent.equals(mapped)) {
      remarks.add(
          memory.name()
              + ": the map's region "
              + names
              + " is "
              + mapped.text()
              + ", the target's default for this linker "
              + extent.text());
    }
  }

  /**
   * @param replaced the memory of that name so far, or {@code null}
   */
  private Memory memory(MemorySetting setting, Memory replaced) {
    String name = setting.memory();
    Volatility volatility =
        setting.volatility() != null
            ? setting.volatility()
            : replaced != null ? replaced.volatility() : RegionNames.volatility(name);
    if (setting.range() != null) {
      AddressRange range = setting.range();
      return new Memory(name, List.of(range), range, false, volatility, regionIn(name, range));
    }
    for (MapRegion region : regions) {
      if (region.name().equals(setting.region())) {
        return fromMap(name, region, volatility);
      }
    }
    throw new InputException(
        image.map() == null ? null : Place.of(image.map().path()),
        "--memory " + setting.text() + ": " + noRegion(setting.region()),
        "give the addresses: --memory " + name + "=START+LENGTH");
  }

  private String noRegion(String name) {
    if (image.map() == null) {
      return "without a usable map there are no regions to name";
    }
    StringBuilder text = new StringBuilder("the map has no region `" + name + "`");
    for (int i = 0; i < regions.size(); i++) {
      text.append(i == 0 ? "; it has " : ", ").append(regions.get(i).name());
    }
    return text.toString();
  }

  private String regionIn(String name, AddressRange range) {
    for (MapRegion region : regions) {
      if (name.equals(RegionNames.memory(region.name())) && range.contains(region.range())) {
        return region.name();
      }
    }
    return null;
  }

  private static void put(List<Memory> memories, Memory memory) {
    for (int i = 0; i < memories.size(); i++) {
      if (memories.get(i).name().equals(memory.name())) {
        memories.set(i, memory);
        return;
      }
    }
    memories.add(memory);
  }
}
