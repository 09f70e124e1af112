package arenacheck.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The same thing on two sides; {@code null} where a side does not have it.
 *
 * <p>Things match by their identity; where a side has an identity twice, the first matches the
 * first. What is left over and is the only one of its kind on both sides matches too: an arena that
 * the compiler planned into another memory is still the same arena.
 */
record Pair<T>(T before, T after) {

  /** In the order of {@code before}, then what only {@code after} has, in its order. */
  static <T> List<Pair<T>> of(
      List<T> before, List<T> after, Function<T, ?> identity, Function<T, ?> kind) {
    Map<T, T> partners = new IdentityHashMap<>();
    Set<T> taken = Collections.newSetFromMap(new IdentityHashMap<>());
    Map<Object, Deque<T>> same = grouped(after, Set.of(), identity);
    for (T each : before) {
      Deque<T> found = same.get(identity.apply(each));
      if (found != null && !found.isEmpty()) {
        taken.add(found.peek());
        partners.put(each, found.poll());
      }
    }
    Map<Object, Deque<T>> alike = grouped(after, taken, kind);
    for (Map.Entry<Object, Deque<T>> group : grouped(before, partners.keySet(), kind).entrySet()) {
      Deque<T> found = alike.get(group.getKey());
      if (group.getValue().size() == 1 && found != null && found.size() == 1) {
        taken.add(found.peek());
        partners.put(group.getValue().peek(), found.peek());
      }
    }
    List<Pair<T>> pairs = new ArrayList<>();
    for (T each : before) {
      pairs.add(new Pair<>(each, partners.get(each)));
    }
    for (T each : after) {
      if (!taken.contains(each)) {
        pairs.add(new Pair<>(null, each));
      }
    }
    return pairs;
  }

  private static <T> Map<Object, Deque<T>> grouped(
      List<T> all, Set<T> without, Function<T, ?> key) {
    Map<Object, Deque<T>> groups = new HashMap<>();
    for (T each : all) {
      if (!without.contains(each)) {
        groups.computeIfAbsent(key.apply(each), name -> new ArrayDeque<>()).add(each);
      }
    }
    return groups;
  }
}
