package arenacheck.render;

import arenacheck.account.BudgetUse;
import arenacheck.account.Plan;
import arenacheck.account.PlanRow;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;
import arenacheck.residency.Tensor;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A plan for machines: {@code arenacheck-plan/1}, always with every tensor. */
public final class JsonPlan {
  /** Name and version of the format. */
  public static final String FORMAT = "arenacheck-plan/1";

  /** The whole document, ending with a newline. */
  public String render(Plan plan) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("format", FORMAT);
      json.text("verdict", plan.isOverBudget() ? "fail" : "pass");
      json.openList("reports");
      for (ResidencyReport report : plan.reports()) {
        report(json, report);
      }
      json.closeList();
      json.openList("memory");
      for (PlanRow row : plan.memory()) {
        memory(json, row);
      }
      json.closeList();
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  private static void report(JsonWriter json, ResidencyReport report) throws IOException {
    json.open();
    JsonReports.identity(json, report);
    json.openList("arenas");
    for (Arena arena : report.arenas()) {
      arena(json, arena);
    }
    json.closeList();
    json.openList("tensors");
    for (Tensor tensor : report.tensors()) {
      json.open();
      json.text("id", tensor.id());
      json.text("role", tensor.role().text());
      json.text("memory", tensor.memory());
      json.number("offset", tensor.offset());
      json.number("size", tensor.size());
      json.close();
    }
    json.closeList();
    json.close();
  }

  private static void arena(JsonWriter json, Arena arena) throws IOException {
    json.open();
    json.text("role", arena.role().text());
    json.text("memory", arena.memory());
    json.number("region_id", arena.regionId());
    json.text("enum_name", arena.storage() == null ? null : arena.storage().enumName());
    json.number("used", arena.used());
    json.number("total_size", arena.totalSize());
    json.number("headroom", arena.totalSize() - arena.used());
    json.number("alignment", arena.alignment());
    json.text("kind", arena.kind());
    json.text("source_memory", arena.sourceMemory());
    json.number("tensor_count", arena.tensorCount());
    json.number("fragmentation", arena.fragmentation());
    json.number("peak_live", arena.peakLive());
    json.openList("objects");
    Storage storage = arena.storage();
    if (storage != null) {
      object(json, "runtime", storage.runtime());
      if (storage.source() != null) {
        object(json, "source", storage.source());
      }
      if (storage.sidecar() != null) {
        json.open();
        json.text("object", "sidecar");
        json.text("file", storage.sidecar().filename());
        json.number("size_bytes", storage.sidecar().sizeBytes());
        json.close();
      }
    }
    json.closeList();
    json.close();
  }

  private static void object(JsonWriter json, String object, StorageObject storage)
      throws IOException {
    json.open();
    json.text("object", object);
    json.text("owner", storage.owner().text());
    json.text("symbol", storage.symbol());
    json.text("memory", storage.memory());
    json.number("size_bytes", storage.sizeBytes());
    json.number("data_offset_bytes", storage.dataOffsetBytes());
    json.close();
  }

  private static void memory(JsonWriter json, PlanRow row) throws IOException {
    json.open();
    json.text("memory", row.memory());
    json.number("arena_used", row.used());
    json.number("source_bytes", row.sources());
    json.number("sum", row.sum());
    json.openList("budgets");
    for (BudgetUse budget : row.budgets()) {
      json.open();
      json.number("limit", budget.limit());
      json.number("value", budget.value());
      json.number("free", budget.limit() - budget.value());
      json.close();
    }
    json.closeList();
    json.close();
  }
}
