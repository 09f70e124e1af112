package arenacheck.account;

import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The memory table: what each memory holds, from the plan and from the image. */
public final class MemoryTable {
  /** Name of the row for bytes in no known memory. */
  public static final String OUTSIDE = "(outside)";

  private final Layout layout;
  private final PlannedBytes plan;
  private final List<Budget> budgets;

  /** Memories promised to objects of which the image does not tell all; of these, constants'. */
  private final Set<String> unknown = new HashSet<>();

  private final Set<String> unknownConstants = new HashSet<>();
  private final Occupancy occupancy;

  /** Without contents it is not known what is loaded where, nor what is free there. */
  private final boolean contents;

  private final RangeSet linked = new RangeSet();
  private final List<AddressRange> loads = new ArrayList<>();

  /** Of stack and heap what is no storage object's; of the rest what is none of these. */
  private final RangeSet stack;

  private final RangeSet heap;

  private final RangeSet other;

  private MemoryTable(
      LinkedImage image,
      Layout layout,
      List<ResidencyReport> reports,
      List<StoredObject> objects,
      List<Budget> budgets) {
    this.layout = layout;
    this.plan = new PlannedBytes(reports);
    this.budgets = budgets;
    this.occupancy = new Occupancy(image, layout);
    this.contents = Occupancy.hasContents(image.elf());
    RangeSet loaded = new RangeSet();
    for (StoredObject object : objects) {
      if (object.unknown()) {
        unknown.add(object.promisedMemory());
      }
      if (object.unknown() && object.constants()) {
        unknownConstants.add(object.promisedMemory());
      }
      if (object.linked() != null && object.linked().size() != null) {
        linked.add(object.linked().range());
        addLoadImage(object.linked(), image, loaded);
      }
    }
    loads.addAll(loaded.merged());
    stack = occupancy.stack.minus(linked);
    heap = occupancy.heap.minus(linked);
    other = occupancy.run.minus(linked).minus(occupancy.stack).minus(occupancy.heap);
  }

  /** Of compressed contents no part belongs to one object: they are counted as other bytes. */
  private static void addLoadImage(LinkedObject object, LinkedImage image, RangeSet loaded) {
    Section section = image.sectionOf(object);
    Long load = object.loadAddress();
    if (load == null || load == object.address()) {
      return;
    }
    if (section == null) {
      loaded.add(AddressRange.clamped(load, object.size()));
    } else if (!image.isStoredSize(section)) {
      AddressRange stored = section.range().intersection(object.range());
      loaded.add(AddressRange.clamped(load, stored.length()));
    }
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
      Long bytes = unknown.contains(name) ? null : (Long) 0L;
      rows.add(
          new MemoryRow(
              name,
              null,
              plan.used(name),
              plan.sources(name),
              bytes,
              loads(name, 0, 0),
              0L,
              0L,
              0L,
              null,
              budgets(name, bytes, 0L, false)));
    }
    MemoryRow outside = outside();
    if (outside != null) {
      rows.add(outside);
    }
    return rows;
  }

  private MemoryRow row(Memory memory) {
    long objectBytes = linked.sizeIn(memory);
    long load = sum(loads, memory);
    long stackBytes = stack.sizeIn(memory);
    long others = sum(occupancy.loadImages, memory) - load;
    long otherBytes = other.sizeIn(memory) + others;
    long total = objectBytes + load + stackBytes + otherBytes;
    long capacity = capacity(memory);
    boolean isUnknown = unknown.contains(memory.name());
    boolean isOpen = endsOpen(memory);
    return new MemoryRow(
        memory.name(),
        capacity,
        plan.used(memory.name()),
        plan.sources(memory.name()),
        isUnknown ? null : (Long) objectBytes,
        loads(memory.name(), load, others),
        isUnknown || isOpen || mayHold(memory.name(), others) ? null : (Long) otherBytes,
        stackBytes,
        heap.sizeIn(memory),
        contents && !isOpen ? (Long) (capacity - total) : null,
        budgets(memory.name(), isUnknown ? null : (Long) objectBytes, total, isOpen));
  }

  /** Whether a section starts in the memory and nothing tells where it ends. */
  private boolean endsOpen(Memory memory) {
    for (Section section : occupancy.openEnds) {
      if (memory.contains(section.address())) {
        return true;
      }
    }
    return false;
  }

  private boolean endsOpenOutside() {
    for (Section section : occupancy.openEnds) {
      if (layout.at(section.address()) == null) {
        return true;
      }
    }
    return false;
  }

  /** Bytes in no known memory, or {@code null} where there are none. */
  private MemoryRow outside() {
    RangeSet known = new RangeSet();
    for (Memory memory : layout.memories()) {
      known.addAll(apertures(memory));
    }
    long objectBytes = linked.minus(known).size();
    long load = outside(loads, known);
    long stackBytes = stack.minus(known).size();
    long heapBytes = heap.minus(known).size();
    long others = outside(occupancy.loadImages, known) - load;
    long rest = other.minus(known).size() + others;
    if (objectBytes + load + stackBytes + heapBytes + rest == 0) {
      return null;
    }
    return new MemoryRow(
        OUTSIDE,
        null,
        0L,
        0L,
        objectBytes,
        loads(OUTSIDE, load, others),
        endsOpenOutside() || mayHold(OUTSIDE, others) ? null : (Long) rest,
        stackBytes,
        heapBytes,
        null,
        List.of());
  }

  private Long loads(String memory, long bytes, long others) {
    return contents && !mayHold(memory, others) ? (Long) bytes : null;
  }

  /** Whether load images that are nobody's may be those of a constant that was not located. */
  private boolean mayHold(String memory, long others) {
    int elsewhere = unknownConstants.size() - (unknownConstants.contains(memory) ? 1 : 0);
    return others != 0 && elsewhere > 0;
  }

  private static long outside(List<AddressRange> ranges, RangeSet known) {
    long sum = 0;
    for (AddressRange range : ranges) {
      RangeSet one = new RangeSet();
      one.add(range);
      sum += one.minus(known).size();
    }
    return sum;
  }

  private static long capacity(Memory memory) {
    return memory.extent() != null ? memory.extent().length() : apertures(memory).size();
  }

  private static RangeSet apertures(Memory memory) {
    RangeSet apertures = new RangeSet();
    for (AddressRange aperture : memory.apertures()) {
      apertures.add(aperture);
    }
    return apertures;
  }

  private Set<String> namedOnly() {
    Set<String> names = plan.memories();
    for (Memory memory : layout.memories()) {
      names.remove(memory.name());
    }
    return names;
  }

  /**
   * @param isLeast whether the total is only the least that the memory holds
   */
  private List<BudgetUse> budgets(String memory, Long objectBytes, long total, boolean isLeast) {
    List<BudgetUse> uses = new ArrayList<>();
    for (Budget budget : budgets) {
      if (budget.memory().equals(memory)) {
        Long value =
            switch (budget.of()) {
              case LINKED -> objectBytes;
              case TOTAL -> contents && !(isLeast && total <= budget.limit()) ? (Long) total : null;
              case ARENAS -> (Long) plan.total(memory);
            };
        uses.add(new BudgetUse(budget.of().text(), budget.limit(), value));
      }
    }
    return uses;
  }

  private static long sum(List<AddressRange> ranges, Memory memory) {
    long sum = 0;
    for (AddressRange aperture : apertures(memory).merged()) {
      for (AddressRange range : ranges) {
        sum += aperture.intersection(range).length();
      }
    }
    return sum;
  }
}
