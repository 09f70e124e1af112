package arenacheck.render;

import arenacheck.check.MemoryDelta;
import java.util.List;

/** Figures of the memory table that are not what they were, in bytes. */
final class MarkdownDeltas {
  private MarkdownDeltas() {}

  static void print(StringBuilder out, List<MemoryDelta> deltas) {
    if (deltas.isEmpty()) {
      return;
    }
    out.append("\n| memory | figure | before | after | change |\n");
    out.append("| --- | --- | ---: | ---: | ---: |\n");
    for (DeltaRow row : DeltaRow.of(deltas)) {
      out.append("| ").append(Markdown.text(row.memory()));
      out.append(" | ").append(Markdown.text(row.figure()));
      out.append(" | ").append(row.before());
      out.append(" | ").append(row.after());
      out.append(" | ").append(row.change()).append(" |\n");
    }
  }
}
