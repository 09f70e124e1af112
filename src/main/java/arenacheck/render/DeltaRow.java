package arenacheck.render;

import arenacheck.check.MemoryDelta;
import java.util.ArrayList;
import java.util.List;

/** One figure of the memory table that is not what it was, in bytes, ready to print. */
public record DeltaRow(String memory, String figure, String before, String after, String change) {

  /** Of a memory that only one side has, the figures that are not 0, but one in any case. */
  public static List<DeltaRow> of(List<MemoryDelta> deltas) {
    List<DeltaRow> rows = new ArrayList<>();
    for (MemoryDelta delta : deltas) {
      boolean both = delta.before() != null && delta.after() != null;
      int first = rows.size();
      for (MemoryDelta.Shift figure : delta.changed()) {
        if (both || !isZero(figure.before()) && !isZero(figure.after())) {
          rows.add(row(delta, figure));
        }
      }
      if (rows.size() == first && !delta.changed().isEmpty()) {
        rows.add(row(delta, delta.changed().get(0)));
      }
    }
    return rows;
  }

  private static DeltaRow row(MemoryDelta delta, MemoryDelta.Shift figure) {
    return new DeltaRow(
        delta.memory(),
        figure.name(),
        bytes(figure.before()),
        bytes(figure.after()),
        more(figure.more()));
  }

  private static boolean isZero(Long bytes) {
    return bytes != null && bytes == 0;
  }

  private static String bytes(Long bytes) {
    return bytes == null ? "-" : bytes.toString();
  }

  /** {@code +128}. */
  private static String more(Long more) {
    return more == null ? "-" : (more > 0 ? "+" : "") + more;
  }
}
