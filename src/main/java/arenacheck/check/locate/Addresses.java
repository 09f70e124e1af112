package arenacheck.check.locate;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.elf.SymbolTable;
import arenacheck.image.LinkedImage;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What lies at an address. */
final class Addresses {
  private static final int MOST_SYMBOLS = 8;

  private final LinkedImage image;
  private final Layout layout;
  private final List<ArenaStorage> storage;
  private final Tensors tensors;

  Addresses(LinkedImage image, Layout layout, List<ArenaStorage> storage, Tensors tensors) {
    this.image = image;
    this.layout = layout;
    this.storage = storage;
    this.tensors = tensors;
  }

  Answer answer(String query, long address) {
    List<Match> matches = new ArrayList<>();
    for (ArenaStorage each : storage) {
      AddressRange load = each.loadImage();
      if (each.range().contains(address)) {
        matches.add(match(each, part(each, address), address - each.usableStart()));
      } else if (load != null && load.contains(address)) {
        long guard = each.usableStart() - each.range().start();
        matches.add(match(each, Part.LOAD_IMAGE, address - load.start() - guard));
      }
    }
    return new Answer(query, address, matches, List.of(), surroundings(address));
  }

  private Match match(ArenaStorage each, Part part, long offset) {
    List<Tensor> there = new ArrayList<>();
    for (Tensor tensor : tensors.of(each.object())) {
      if (offset >= tensor.offset() && offset - tensor.offset() < tensor.size()) {
        there.add(tensor);
      }
    }
    return new Match(each.object(), each, part, offset, there);
  }

  private static Part part(ArenaStorage each, long address) {
    long offset = address - each.usableStart();
    if (offset < 0) {
      return Part.GUARD;
    }
    return offset < each.object().used() ? Part.USED : Part.PADDING;
  }

  private Surroundings surroundings(long address) {
    Memory memory = layout.at(address);
    Section section = image.sectionAt(address);
    return new Surroundings(
        memory == null ? null : memory.name(),
        section == null ? null : section.name(),
        section == null ? null : image.inputSectionAt(section, address),
        symbols(address),
        below(address),
        above(address));
  }

  /** The nearest storage object of the same memory: what lies elsewhere is no neighbour. */
  private Neighbour below(long address) {
    Neighbour nearest = null;
    for (ArenaStorage each : storage) {
      AddressRange range = each.range();
      if (Long.compareUnsigned(range.start(), address) <= 0 && !range.contains(address)) {
        nearest = nearer(nearest, each, address, address - range.end());
      }
    }
    return nearest;
  }

  private Neighbour above(long address) {
    Neighbour nearest = null;
    for (ArenaStorage each : storage) {
      long start = each.range().start();
      if (Long.compareUnsigned(start, address) > 0) {
        nearest = nearer(nearest, each, address, start - address);
      }
    }
    return nearest;
  }

  private Neighbour nearer(Neighbour nearest, ArenaStorage each, long address, long distance) {
    boolean near =
        layout.at(each.range().start()) == layout.at(address)
            && (nearest == null || Long.compareUnsigned(distance, nearest.distance()) < 0);
    return near ? new Neighbour(each, distance) : nearest;
  }

  private List<Symbol> symbols(long address) {
    List<Symbol> found = new ArrayList<>();
    SymbolTable table = image.elf().symbols();
    for (int i = 0; table != null && i < table.count() && found.size() < MOST_SYMBOLS; i++) {
      int type = table.type(i);
      if (table.section(i) < 0
          || type == Symbol.SECTION
          || type == Symbol.FILE
          || type == Symbol.TLS) {
        continue;
      }
      long start = start(image.elf(), table.value(i), type);
      if (start == address || AddressRange.clamped(start, table.size(i)).contains(address)) {
        Symbol symbol = table.at(i);
        if (!symbol.name().startsWith("$") && isAllocated(symbol)) {
          found.add(symbol);
        }
      }
    }
    return found;
  }

  /** Where a symbol starts: bit 0 of a function's value marks Thumb code on Arm. */
  static long start(ElfImage elf, long value, int type) {
    boolean function = type == Symbol.FUNC || type == Symbol.GNU_IFUNC;
    return function && elf.machine() == ElfImage.ARM ? value & ~1L : value;
  }

  private boolean isAllocated(Symbol symbol) {
    return image.elf().sections().get(symbol.section()).isAllocated();
  }
}
