package arenacheck.compare;

import arenacheck.account.MemoryRow;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/** The list {@code memory} of a saved result; budgets are left out, they are the caller's. */
final class SavedMemory {
  private SavedMemory() {}

  static List<MemoryRow> read(JsonCursor json) {
    List<MemoryRow> rows = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      rows.add(row(json));
    }
    return rows;
  }

  private static MemoryRow row(JsonCursor json) {
    String memory = null;
    Long capacity = null;
    Long arenaUsed = null;
    Long sourceBytes = null;
    Long linked = null;
    Long loadImage = null;
    Long other = null;
    Long stack = null;
    Long heap = null;
    Long free = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "memory" -> memory = json.text();
        case "capacity" -> capacity = json.unsignedOrNull();
        case "arena_used" -> arenaUsed = json.unsignedOrNull();
        case "source_bytes" -> sourceBytes = json.unsignedOrNull();
        case "linked" -> linked = json.unsignedOrNull();
        case "load_image" -> loadImage = json.unsignedOrNull();
        case "other" -> other = json.unsignedOrNull();
        case "stack" -> stack = json.unsignedOrNull();
        case "heap" -> heap = json.unsignedOrNull();
        case "free" -> free = json.signedOrNull();
        default -> json.skip();
      }
    }
    return new MemoryRow(
        json.required(mark, "memory", memory),
        capacity,
        arenaUsed,
        sourceBytes,
        linked,
        loadImage,
        other,
        stack,
        heap,
        free,
        List.of());
  }
}
