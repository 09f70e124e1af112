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
    for (MemoryDelta delta : deltas) {
      for (MemoryDelta.Figure figure : delta.changed()) {
        out.append("| ").append(Markdown.text(delta.memory()));
        out.append(" | ").append(Markdown.text(figure.name()));
        out.append(" | ").append(TextDeltas.bytes(figure.before()));
        out.append(" | ").append(TextDeltas.bytes(figure.after()));
        out.append(" | ").append(TextDeltas.more(figure)).append(" |\n");
      }
    }
  }
}
