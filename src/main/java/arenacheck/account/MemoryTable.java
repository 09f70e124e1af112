package arenacheck.account;

import arenacheck.image.LinkedImage;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The memory table: what each memory holds, from the plan and from the image. */
public final class MemoryTable {
  /** Name of the row for bytes in no known memory. */
  public static final String OUTSIDE = "(outside)";

  private final Layout layout;
  private final List<ResidencyReport> reports;
  private final List<StoredObject> objects;
  private final List<Budget> budgets;
  private final Occupancy occupancy;
  private final RangeSet linked = new RangeSet();
  private final List<AddressRange> loads = new ArrayList<>();

  private MemoryTable(
      LinkedImage image,
      Layout layout,
      List<ResidencyReport> reports,
      List<StoredObject> objects,
      List<Budget> budgets) {
    this.layout = layout;
    this.reports = reports;
    this.objects = objects;
    this.budgets = budgets;
    this.occupancy = new Occupancy(image, layout);
    RangeSet loaded = new RangeSet();
    for (StoredObject object : objects) {
      if (object.linked() != null && object.linked().size() != null) {
        linked.add(object.linked().range());
        Long load = object.linked().loadAddress();
        if (load != null && load != object.linked().address()) {
          loaded.add(AddressRange.clamped(load, object.linked().size()));
        }
      }
    }
    loads.addAll(loaded.merged());
  }

  /** One row per memory of the layout, then those that only a report names, then the rest. */
  public static List<MemoryRow> of(
      LinkedImage image,
      Layout layout,
      List<ResidencyReport> reports,
      List<StoredObject> objects,
      List<Budget> budgets) {
    return new MemoryTable(image, layout, reports, objects, budgets).rows();
  }

  private List<MemoryRow> rows() {
    List<MemoryRow> rows = new ArrayList<>();
    for (Memory memory : layout.memories()) {
      rows.add(row(memory));
    }
    for (String name : namedOnly()) {
      Long bytes = isUnknown(name) ? null : (Long) 0L;
      rows.add(
          new MemoryRow(
              name,
              null,
              PlannedBytes.used(reports, name),
              PlannedBytes.sources(reports, name),
              bytes,
              0L,
              0L,
              0L,
              0L,
              null,
              budgets(name, bytes, 0L)));
    }
    MemoryRow outside = outside();
    if (outside != null) {
      rows.add(outside);
    }
    return rows;
  }

  private MemoryRow row(Memory memory) {
    long capacity = capacity(memory);
    long stack = occupancy.stack.sizeIn(memory);
    long heap = occupancy.heap.sizeIn(memory);
    long total = occupancy.run.sizeIn(memory) + sum(occupancy.loadImages, memory) - heap;
    long objectBytes = linked.sizeIn(memory);
    long load = sum(loads, memory);
    boolean unknown = isUnknown(memory.name());
    return new MemoryRow(
        memory.name(),
        capacity,
        PlannedBytes.used(reports, memory.name()),
        PlannedBytes.sources(reports, memory.name()),
        unknown ? null : (Long) objectBytes,
        load,
        unknown ? null : (Long) (total - objectBytes - load - stack),
        stack,
        heap,
        capacity - total,
        budgets(memory.name(), unknown ? null : (Long) objectBytes, total));
  }

  /** Bytes in no known memory, or {@code null} where there are none. */
  private MemoryRow outside() {
    long objectBytes = linked.size();
    long load = size(loads);
    long stack = occupancy.stack.size();
    long heap = occupancy.heap.size();
    long total = occupancy.run.size() + size(occupancy.loadImages) - heap;
    for (Memory memory : layout.memories()) {
      objectBytes -= linked.sizeIn(memory);
      load -= sum(loads, memory);
      stack -= occupancy.stack.sizeIn(memory);
      heap -= occupancy.heap.sizeIn(memory);
      total -=
          occupancy.run.sizeIn(memory)
              + sum(occupancy.loadImages, memory)
              - occupancy.heap.sizeIn(memory);
    }
    if (total <= 0 && heap <= 0) {
      return null;
    }
    long other = total - objectBytes - load - stack;
    return new MemoryRow(
        OUTSIDE, null, 0L, 0L, objectBytes, load, other, stack, heap, null, List.of());
  }

  private static long capacity(Memory memory) {
    if (memory.extent() != null) {
      return memory.extent().length();
    }
    long sum = 0;
    for (AddressRange aperture : memory.apertures()) {
      sum += aperture.length();
    }
    return sum;
  }

  private Set<String> namedOnly() {
    Set<String> names = PlannedBytes.memories(reports);
    for (Memory memory : layout.memories()) {
      names.remove(memory.name());
    }
    return names;
  }

  private boolean isUnknown(String memory) {
    for (StoredObject object : objects) {
      if (object.unknown() && object.promisedMemory().equals(memory)) {
        return true;
      }
    }
    return false;
  }

  private List<BudgetUse> budgets(String memory, Long objectBytes, long total) {
    List<BudgetUse> uses = new ArrayList<>();
    for (Budget budget : budgets) {
      if (budget.memory().equals(memory)) {
        Long value =
            switch (budget.of()) {
              case LINKED -> objectBytes;
              case TOTAL -> (Long) total;
              case ARENAS -> (Long) PlannedBytes.sum(reports, memory);
            };
        uses.add(new BudgetUse(budget.of().text(), budget.limit(), value));
      }
    }
    return uses;
  }

  private static long sum(List<AddressRange> ranges, Memory memory) {
    long sum = 0;
    for (AddressRange range : ranges) {
      for (AddressRange aperture : memory.apertures()) {
        sum += aperture.intersection(range).length();
      }
    }
    return sum;
  }

  private static long size(List<AddressRange> ranges) {
    long sum = 0;
    for (AddressRange range : ranges) {
      sum += range.length();
    }
    return sum;
  }
}
