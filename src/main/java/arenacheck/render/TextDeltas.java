package arenacheck.render;

import arenacheck.check.MemoryDelta;
import java.util.List;

/** Figures of the memory table that are not what they were, in bytes. */
final class TextDeltas {
  private TextDeltas() {}

  static void print(StringBuilder out, List<MemoryDelta> deltas) {
    Table table =
        new Table().left("MEMORY").left("FIGURE").right("BEFORE").right("AFTER").right("CHANGE");
    for (DeltaRow row : DeltaRow.of(deltas)) {
      table.row(
          List.of(
              Printable.text(row.memory()), row.figure(), row.before(), row.after(), row.change()));
    }
    table.print(out);
  }
}
