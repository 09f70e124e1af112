package arenacheck.check.locate;

import arenacheck.elf.Symbol;
import arenacheck.linkmap.InputSection;
import java.util.List;

/**
 * What else is known of an address.
 *
 * @param memory whose apertures hold it, or {@code null}
 * @param section output section, or {@code null}
 * @param input what the map says of it, or {@code null}
 * @param symbols that hold it or stand at it
 * @param below the nearest storage object that ends at or before it, or {@code null}
 * @param above the nearest one that starts behind it, or {@code null}
 */
public record Surroundings(
    String memory,
    String section,
    InputSection input,
    List<Symbol> symbols,
    Neighbour below,
    Neighbour above) {
  public Surroundings {
    symbols = List.copyOf(symbols);
  }
}
