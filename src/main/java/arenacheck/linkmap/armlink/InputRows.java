package arenacheck.linkmap.armlink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the row that a symbol lies in: symbols name object and section, which many rows share. */
final class InputRows {
  private final Map<String, List<Row>> byName = new HashMap<>();

  private record Row(long address, long size, int position) {}

  void add(String key, long address, long size, int position) {
    byName.computeIfAbsent(key, any -> new ArrayList<>(1)).add(new Row(address, size, position));
  }

  /**
   * The position of the input section of that object and name that holds the address, or of the one
   * that ends there: labels may stand behind the last byte. -1 where there is none.
   */
  int find(String key, long address) {
    int behind = -1;
    for (Row row : byName.getOrDefault(key, List.of())) {
      long offset = address - row.address;
      if (offset == 0 || Long.compareUnsigned(offset, row.size) < 0) {
        return row.position;
      }
      if (offset == row.size) {
        behind = row.position;
      }
    }
    return behind;
  }
}
