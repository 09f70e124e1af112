package arenacheck.memory;

import java.util.List;

/**
 * The memories of one check, in a fixed order.
 *
 * @param source where they come from: {@code target:NAME}, {@code options} or {@code map}
 * @param remarks where two sources differ: what the map says and what the target's default is
 */
public record Layout(String source, List<Memory> memories, List<String> remarks) {
  public Layout {
    memories = List.copyOf(memories);
    remarks = List.copyOf(remarks);
  }

  public Layout(String source, List<Memory> memories) {
    this(source, memories, List.of());
  }

  /** The memory of that name, or {@code null}. */
  public Memory find(String name) {
    for (Memory memory : memories) {
      if (memory.name().equals(name)) {
        return memory;
      }
    }
    return null;
  }

  /** The first memory whose apertures hold the address, or {@code null}. */
  public Memory at(long address) {
    for (Memory memory : memories) {
      if (memory.contains(address)) {
        return memory;
      }
    }
    return null;
  }

  /** The first memory that holds every byte of the range, or {@code null}. */
  public Memory holding(AddressRange range) {
    for (Memory memory : memories) {
      if (memory.contains(range)) {
        return memory;
      }
    }
    return null;
  }

  /** Whether a memory that is known to keep its contents holds the address; they may overlap. */
  public boolean isNonVolatile(long address) {
    return holds(address, Volatility.NON_VOLATILE);
  }

  /** Whether a memory that is known to lose its contents holds the address. */
  public boolean isVolatile(long address) {
    return holds(address, Volatility.VOLATILE);
  }

  private boolean holds(long address, Volatility volatility) {
    for (Memory memory : memories) {
      if (memory.volatility() == volatility && memory.contains(address)) {
        return true;
      }
    }
    return false;
  }
}
