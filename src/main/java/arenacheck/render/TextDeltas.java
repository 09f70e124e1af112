package arenacheck.render;

import arenacheck.check.MemoryDelta;
import java.util.List;

/** Figures of the memory table that are not what they were, in bytes. */
final class TextDeltas {
  private TextDeltas() {}

  static void print(StringBuilder out, List<MemoryDelta> deltas) {
    Table table =
        new Table().left("MEMORY").left("FIGURE").right("BEFORE").right("AFTER").right("CHANGE");
    for (MemoryDelta delta : deltas) {
      for (MemoryDelta.Figure figure : delta.changed()) {
        table.row(
            List.of(
                Printable.text(delta.memory()),
                figure.name(),
                bytes(figure.before()),
                bytes(figure.after()),
                more(figure)));
      }
    }
    table.print(out);
  }

  static String bytes(Long bytes) {
    return bytes == null ? "-" : bytes.toString();
  }

  /** {@code +128}. */
  static String more(MemoryDelta.Figure figure) {
    Long more = figure.more();
    return more == null ? "-" : (more > 0 ? "+" : "") + more;
  }
}
