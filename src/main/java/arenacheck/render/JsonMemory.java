package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.MemoryRow;
import java.io.IOException;
import java.util.List;

/** The list {@code memory}. */
final class JsonMemory {
  private JsonMemory() {}

  static void write(JsonWriter json, List<MemoryRow> rows) throws IOException {
    json.openList("memory");
    for (MemoryRow row : rows) {
      json.open();
      json.text("memory", row.memory());
      json.size("capacity", row.capacity());
      json.size("arena_used", row.arenaUsed());
      json.size("source_bytes", row.sourceBytes());
      json.size("linked", row.linked());
      json.size("load_image", row.loadImage());
      json.size("other", row.other());
      json.size("stack", row.stack());
      json.size("heap", row.heap());
      json.number("free", row.free());
      json.openList("budgets");
      for (BudgetUse budget : row.budgets()) {
        json.open();
        json.text("of", budget.of());
        json.size("limit", budget.limit());
        json.size("value", budget.value());
        json.close();
      }
      json.closeList();
      json.close();
    }
    json.closeList();
  }
}
