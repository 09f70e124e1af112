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

  /** All run addresses, those of objects outside of every section too. */
  private final RangeSet run = new RangeSet();

  /** Load images of storage objects, and all others. */
  private final List<StoredBytes> loads;

  private final List<StoredBytes> otherLoads;

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
    List<StoredBytes> loaded = new ArrayList<>();
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
    run.addAll(occupancy.run);
    run.addAll(linked);
    loads = StoredBytes.once(loaded, linked);
    RangeSet claimed = new RangeSet();
    claimed.addAll(linked);
    for (StoredBytes load : loaded) {
      claimed.add(load.range());
    }
    stack = occupancy.stack.minus(claimed);
    heap = occupancy.heap.minus(claimed);
    other = occupancy.run.minus(claimed).minus(occupancy.stack).minus(occupancy.heap);
    RangeSet told = new RangeSet();
    told.addAll(claimed);
    told.addAll(occupancy.run);
    List<StoredBytes> rest = new ArrayList<>();
    for (AddressRange load : occupancy.loadImages) {
      rest.add(new StoredBytes(load.start(), load));
    }
    otherLoads = StoredBytes.once(rest, told);
  }

  /** Of compressed contents no part belongs to one object: they are counted as other bytes. */
  private static void addLoadImage(
      LinkedObject object, LinkedImage image, List<StoredBytes> loaded) {
    Section section = image.sectionOf(object);
    Long load = object.loadAddress();
    if (load == null || load == object.address()) {
      return;
    }
    if (section == null) {
      loaded.add(new StoredBytes(load, AddressRange.clamped(load, object.size())));
    } else if (!image.isStoredSize(section)) {
      AddressRange stored = section.range().intersection(object.range());
      long origin = load - (object.address() - section.address());
      loaded.add(new StoredBytes(origin, AddressRange.clamped(load, stored.length())));
    }
  }

  public static MemoryTable of(
      LinkedImage image,
      Layout layout,
      List<ResidencyReport> reports,
      List<StoredObject> objects,
      List<Budget> budgets) {
    return new MemoryTable(image, layout, reports, objects, budgets);
  }

  /** Bytes of each memory of the layout, in its order, that are in no row. */
  public List<Long> beyond() {
    List<Long> bytes = new ArrayList<>();
    for (Memory memory : layout.memories()) {
      bytes.add(beyond(memory));
    }
    return bytes;
  }

  /** One row per memory of the layout, then those that only a report names, then the rest. */
  public List<MemoryRow> rows() {
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
    List<AddressRange> usable = usable(memory);
    long objectBytes = linked.sizeIn(usable);
    long load = sum(loads, usable);
    long stackBytes = stack.sizeIn(usable);
    long others = sum(otherLoads, usable);
    long otherBytes = other.sizeIn(usable) + others;
    long total = objectBytes + load + stackBytes + otherBytes;
    Long capacity = capacity(memory);
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
        heap.sizeIn(usable),
        contents && !isOpen && capacity != null ? (Long) (capacity - total) : null,
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
    long load = outside(loads);
    long stackBytes = stack.minus(known).size();
    long heapBytes = heap.minus(known).size();
    long others = outside(otherLoads);
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

  /** Bytes of images that start in no known memory. */
  private long outside(List<StoredBytes> images) {
    long sum = 0;
    for (StoredBytes image : images) {
      sum += layout.at(image.origin()) == null ? image.bytes() : 0;
    }
    return sum;
  }

  /** What a link may use of a memory: its extent, else its apertures. */
  private static List<AddressRange> usable(Memory memory) {
    return memory.extent() != null ? List.of(memory.extent()) : memory.apertures();
  }

  /**
   * Bytes in the rest of a memory, such as a stack region of its own: they count for no capacity
   * and no budget.
   */
  private long beyond(Memory memory) {
    if (memory.extent() == null) {
      return 0;
    }
    long sum = run.sizeIn(memory) - run.sizeIn(usable(memory));
    return sum
        + sum(loads, memory.apertures())
        + sum(otherLoads, memory.apertures())
        - sum(loads, usable(memory))
        - sum(otherLoads, usable(memory));
  }

  /** {@code null} of a window behind which nobody knows what is fitted. */
  private static Long capacity(Memory memory) {
    if (memory.extent() != null) {
      return memory.extent().length();
    }
    return memory.isReachable() ? (Long) apertures(memory).size() : null;
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

  /** Bytes of images that start in any of these ranges. */
  private static long sum(List<StoredBytes> images, List<AddressRange> ranges) {
    long sum = 0;
    for (StoredBytes image : images) {
      for (AddressRange range : ranges) {
        if (range.contains(image.origin())) {
          sum += image.bytes();
          break;
        }
      }
    }
    return sum;
  }
}
