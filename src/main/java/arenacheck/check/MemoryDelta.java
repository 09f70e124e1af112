package arenacheck.check;

import arenacheck.account.Figure;
import arenacheck.account.MemoryRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One row of the memory table before and after.
 *
 * @param before or {@code null} where there was none
 * @param after or {@code null} where there is none
 */
public record MemoryDelta(String memory, MemoryRow before, MemoryRow after) {

  /**
   * One figure of a row, in bytes; {@code null} where it could not be told or the row is missing.
   *
   * @param name as in the JSON contract
   */
  public record Shift(String name, Long before, Long after) {

    /** How many bytes more, or {@code null} where one of the two is not known. */
    public Long more() {
      return before == null || after == null ? null : (Long) (after - before);
    }
  }

  /** The figures that differ, in the order of the table. */
  public List<Shift> changed() {
    List<Shift> changed = new ArrayList<>();
    for (Figure figure : Figure.values()) {
      Long was = before == null ? null : figure.of(before);
      Long now = after == null ? null : figure.of(after);
      if (!Objects.equals(was, now)) {
        changed.add(new Shift(figure.key(), was, now));
      }
    }
    return changed;
  }
}
