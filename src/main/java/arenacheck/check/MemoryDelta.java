package arenacheck.check;

import arenacheck.account.MemoryRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  public record Figure(String name, Long before, Long after) {

    /** How many bytes more, or {@code null} where one of the two is not known. */
    public Long more() {
      return before == null || after == null ? null : (Long) (after - before);
    }
  }

  /** The figures that differ, in the order of the table. */
  public List<Figure> changed() {
    Map<String, Long> old = figures(before);
    List<Figure> changed = new ArrayList<>();
    for (Map.Entry<String, Long> now : figures(after).entrySet()) {
      Long was = old.get(now.getKey());
      if (!Objects.equals(was, now.getValue())) {
        changed.add(new Figure(now.getKey(), was, now.getValue()));
      }
    }
    return changed;
  }

  private static Map<String, Long> figures(MemoryRow row) {
    Map<String, Long> figures = new LinkedHashMap<>();
    figures.put("capacity", row == null ? null : row.capacity());
    figures.put("arena_used", row == null ? null : row.arenaUsed());
    figures.put("source_bytes", row == null ? null : row.sourceBytes());
    figures.put("linked", row == null ? null : row.linked());
    figures.put("load_image", row == null ? null : row.loadImage());
    figures.put("other", row == null ? null : row.other());
    figures.put("stack", row == null ? null : row.stack());
    figures.put("heap", row == null ? null : row.heap());
    figures.put("free", row == null ? null : row.free());
    return figures;
  }
}
