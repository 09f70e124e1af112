package arenacheck.render;

import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Storage;
import arenacheck.residency.StorageObject;
import arenacheck.residency.Tensor;
import java.util.ArrayList;
import java.util.List;

/** One report of a plan: identity, arenas, storage objects, tensors. */
final class TextPlanReport {
  private static final String NONE = "-";

  private TextPlanReport() {}

  static void print(StringBuilder out, ResidencyReport report, int tensors) {
    out.append(Printable.text(report.path()))
        .append(": module ")
        .append(Printable.text(report.modulePrefix()))
        .append(", schema ")
        .append(report.schemaVersion())
        .append(", compiler ")
        .append(cell(report.compilerVersion()))
        .append("\nplan_hash ")
        .append(cell(report.planHash()))
        .append(", tensor_layout_hash ")
        .append(cell(report.tensorLayoutHash()))
        .append("\n\n");
    arenas(out, report);
    storage(out, report);
    tensors(out, report, tensors);
  }

  private static void arenas(StringBuilder out, ResidencyReport report) {
    if (report.arenas().isEmpty()) {
      out.append("the report plans no arena\n");
      return;
    }
    Table table =
        new Table()
            .left("ARENA")
            .left("MEMORY")
            .right("USED")
            .right("TOTAL SIZE")
            .right("HEADROOM")
            .right("ALIGNMENT")
            .left("CONSTANTS")
            .left("ENUM");
    for (Arena arena : report.arenas()) {
      table.row(
          List.of(
              name(arena),
              Printable.text(arena.memory()),
              Long.toString(arena.used()),
              Long.toString(arena.totalSize()),
              Long.toString(arena.totalSize() - arena.used()),
              Long.toString(arena.alignment()),
              constants(arena),
              cell(arena.storage() == null ? null : arena.storage().enumName())));
    }
    table.print(out);
  }

  private static String name(Arena arena) {
    return arena.role().text() + "/" + arena.regionId();
  }

  private static String constants(Arena arena) {
    if (arena.kind() == null) {
      return NONE;
    }
    boolean elsewhere =
        arena.sourceMemory() != null && !arena.sourceMemory().equals(arena.memory());
    return Printable.text(arena.kind() + (elsewhere ? " from " + arena.sourceMemory() : ""));
  }

  private static void storage(StringBuilder out, ResidencyReport report) {
    Table table =
        new Table()
            .left("ARENA")
            .left("OBJECT")
            .left("MEMORY")
            .right("BYTES")
            .right("GUARD")
            .left("OWNER")
            .left("SYMBOL OR FILE");
    int rows = 0;
    for (Arena arena : report.arenas()) {
      Storage storage = arena.storage();
      if (storage != null) {
        rows++;
        table.row(row(arena, "runtime", storage.runtime()));
        if (storage.source() != null) {
          table.row(row(arena, "source", storage.source()));
        }
        if (storage.sidecar() != null) {
          String size = Long.toString(storage.sidecar().sizeBytes());
          String file = Printable.text(storage.sidecar().filename());
          table.row(List.of(name(arena), "sidecar", NONE, size, NONE, NONE, file));
        }
      }
    }
    if (rows > 0) {
      out.append('\n');
      table.print(out);
    } else if (!report.arenas().isEmpty()) {
      out.append("schema ")
          .append(report.schemaVersion())
          .append(" does not say which objects back these arenas\n");
    }
  }

  private static List<String> row(Arena arena, String object, StorageObject storage) {
    return List.of(
        name(arena),
        object,
        Printable.text(storage.memory()),
        Long.toString(storage.sizeBytes()),
        Long.toString(storage.dataOffsetBytes()),
        storage.owner().text(),
        cell(storage.symbol()));
  }

  private static void tensors(StringBuilder out, ResidencyReport report, int most) {
    List<Tensor> largest = new ArrayList<>(report.tensors());
    largest.sort((a, b) -> Long.compare(b.size(), a.size()));
    int shown = Math.min(most, largest.size());
    if (shown > 0) {
      Table table =
          new Table().right("BYTES").right("OFFSET").left("ROLE").left("MEMORY").left("TENSOR");
      for (Tensor tensor : largest.subList(0, shown)) {
        table.row(
            List.of(
                Long.toString(tensor.size()),
                Long.toString(tensor.offset()),
                tensor.role().text(),
                Printable.text(tensor.memory()),
                Printable.text(tensor.id())));
      }
      out.append('\n');
      table.print(out);
    }
    if (shown < largest.size()) {
      out.append(shown == 0 ? "\n" : "")
          .append(shown)
          .append(" of ")
          .append(Count.of(largest.size(), "tensor"))
          .append(" shown, the largest first; ")
          .append(largest.size() - shown)
          .append(" more: --tensors all\n");
    }
  }

  private static String cell(String text) {
    return text == null ? NONE : Printable.text(text);
  }
}
