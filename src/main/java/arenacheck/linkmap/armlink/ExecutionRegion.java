package arenacheck.linkmap.armlink;

import arenacheck.linkmap.LinkMapBuilder;
import arenacheck.linkmap.MapRegion;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.Address;
import arenacheck.memory.AddressRange;

/**
 * An execution region while its rows are read. The rows have no gaps and those that are zeroed come
 * last; the first of them is where the ELF file begins a second section of the same name.
 */
final class ExecutionRegion {
  /** Some regions are rounded up behind their last row. */
  private static final long ROUNDING = 4;

  private final LinkMapBuilder map;
  private final RegionLine head;
  private int output;
  private long reached;
  private boolean zeroes;

  /** Start of the part that is being read. */
  private long from;

  ExecutionRegion(LinkMapBuilder map, RegionLine head) {
    this.map = map;
    this.head = head;
    from = head.range().start();
    reached = from;
    output = map.outputSectionCount();
    MapRegion memory = head.asMemory();
    if (memory != null) {
      map.region(memory);
    }
  }

  RegionLine head() {
    return head;
  }

  /** Returns the position of the input section, or -1 for a padding. */
  int add(SectionRow row, byte[] bytes, int number) {
    if (row.address() != reached) {
      map.trouble(
          number, "the row does not start where the one before it ends, " + Address.text(reached));
    }
    if (row.kind() == SectionRow.Kind.ZERO && !zeroes) {
      startZeroes(row.address());
    } else if (row.kind() == SectionRow.Kind.STORED && zeroes && row.size() != 0) {
      map.trouble(number, "initialised contents behind zeroes");
    }
    reached = row.address() + row.size();
    if (row.kind() == SectionRow.Kind.PADDING) {
      return -1;
    }
    int file = map.file(bytes, row.object(), row.objectEnd());
    return map.inputSection(
        bytes, row.name(), row.nameEnd(), file, row.address(), row.size(), output, number);
  }

  private void startZeroes(long address) {
    zeroes = true;
    if (address != from) {
      store(AddressRange.between(from, address), false);
      from = address;
      output = map.outputSectionCount();
    }
  }

  private void store(AddressRange range, boolean zero) {
    Long load = zero || head.loadBase() == null ? null : head.loadBase();
    boolean stored = head.compressed() && !zero;
    map.outputSection(new OutputSection(head.name(), range, load, -1, stored, head.line()));
  }

  void close(boolean fileEnds) {
    store(AddressRange.between(from, head.range().end()), zeroes);
    long left = head.range().end() - reached;
    if (Long.compareUnsigned(left, ROUNDING) >= 0) {
      String message = "rows of execution region `" + head.name() + "` are missing";
      if (fileEnds) {
        map.incomplete(head.line(), "the map ends early: " + message);
      } else {
        map.trouble(head.line(), message);
      }
    }
  }
}
