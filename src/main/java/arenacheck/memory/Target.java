package arenacheck.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * A board: its memories, each figure with its source.
 *
 * @param name as {@code --target} takes it
 * @param soc the chip, or {@code null}
 * @param elfClass 32 or 64
 * @param notes what else a reader should know
 */
public record Target(
    String name,
    String soc,
    int elfClass,
    boolean bigEndian,
    List<TargetMemory> memories,
    List<String> notes) {
  public Target {
    memories = List.copyOf(memories);
    notes = List.copyOf(notes);
  }

  /** The same memories under another board's name. */
  Target named(String board) {
    return new Target(board, soc, elfClass, bigEndian, memories, notes);
  }

  /**
   * The layout for a link by one linker.
   *
   * @param linker {@code gnu-ld}, {@code lld} or {@code armlink}, or {@code null} where it is not
   *     known; see {@link TargetMemory#extent}
   */
  public Layout layout(String linker) {
    List<Memory> layout = new ArrayList<>();
    for (TargetMemory memory : memories) {
      List<AddressRange> apertures = new ArrayList<>();
      for (TargetMemory.Aperture aperture : memory.apertures()) {
        apertures.add(aperture.range());
      }
      layout.add(
          new Memory(
              memory.name(),
              apertures,
              memory.extent(linker),
              false,
              memory.nonVolatile() ? Volatility.NON_VOLATILE : Volatility.VOLATILE,
              memory.reachableByLinker(),
              null));
    }
    return new Layout("target:" + name, layout);
  }
}
