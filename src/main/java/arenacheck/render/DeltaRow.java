package arenacheck.render;

import arenacheck.check.MemoryDelta;
import java.util.ArrayList;
import java.util.List;

/** One figure of the memory table that is not what it was, in bytes, ready to print. */
public record DeltaRow(String memory, String figure, String before, String after, String change) {

  public static List<DeltaRow> of(List<MemoryDelta> deltas) {
    List<DeltaRow> rows = new ArrayList<>();
    for (MemoryDelta delta : deltas) {
      for (MemoryDelta.Figure figure : delta.changed()) {
        rows.add(
            new DeltaRow(
                delta.memory(),
                figure.name(),
                bytes(figure.before()),
                bytes(figure.after()),
                more(figure.more())));
      }
    }
    return rows;
  }

  private static String bytes(Long bytes) {
    return bytes == null ? "-" : bytes.toString();
  }

  /** {@code +128}. */
  private static String more(Long more) {
    return more == null ? "-" : (more > 0 ? "+" : "") + more;
  }
}
