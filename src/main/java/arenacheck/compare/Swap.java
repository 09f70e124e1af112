package arenacheck.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Two tensors of one arena, each now at the offset that the other had: the sums of the arena are
 * the same, its layout is not.
 *
 * @param one and {@code other}: before the swap
 */
public record Swap(TensorState one, TensorState other) {

  /** Each tensor is in one swap at most. */
  static List<Swap> find(List<Change<TensorState>> changes) {
    Map<List<Object>, Deque<TensorState>> waiting = new HashMap<>();
    List<Swap> swaps = new ArrayList<>();
    for (Change<TensorState> change : changes) {
      if (change.isAdded()
          || change.isRemoved()
          || change.field("offset") == null
          || change.field("arena") != null) {
        continue;
      }
      TensorState before = change.before();
      long from = before.tensor().offset();
      long to = change.after().tensor().offset();
      Deque<TensorState> partners = waiting.get(place(before, to, from));
      if (partners != null && !partners.isEmpty()) {
        swaps.add(new Swap(partners.poll(), before));
      } else {
        waiting.computeIfAbsent(place(before, from, to), key -> new ArrayDeque<>()).add(before);
      }
    }
    return swaps;
  }

  private static List<Object> place(TensorState tensor, long from, long to) {
    return List.of(tensor.module(), tensor.arena(), from, to);
  }
}
