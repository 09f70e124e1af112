package arenacheck.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Explains a hash by what it stands for: {@code plan_hash} by the arenas' envelopes (role, memory,
 * source memory, size, alignment), {@code tensor_layout_hash} by the tensors. The hashes are only
 * compared, never computed: how the compiler makes them is not documented.
 */
final class HashReasons {
  private static final int SHOWN = 8;
  private static final Set<String> ENVELOPE =
      Set.of("memory", "used", "alignment", "kind", "source_memory", "total_size");

  private static final Set<String> STORAGE = Set.of("size_bytes", "data_offset_bytes", "memory");

  private HashReasons() {}

  /**
   * The hashes of a module that differ, in a fixed order.
   *
   * @param arenas that differ, of this module, as are objects and tensors
   * @param tensors or {@code null} where a side lists none
   */
  static List<HashDifference> of(
      ModuleState before,
      ModuleState after,
      List<Change<ArenaState>> arenas,
      List<Change<ObjectState>> objects,
      List<Change<TensorState>> tensors) {
    List<HashDifference> differences = new ArrayList<>();
    String module = before.module();
    List<String> plan = plan(arenas, objects);
    add(differences, module, "plan_hash", before.planHash(), after.planHash(), plan);
    List<String> layout = tensors == null ? List.of() : layout(tensors);
    add(
        differences,
        module,
        "tensor_layout_hash",
        before.tensorLayoutHash(),
        after.tensorLayoutHash(),
        layout);
    return differences;
  }

  private static void add(
      List<HashDifference> differences,
      String module,
      String hash,
      String before,
      String after,
      List<String> reasons) {
    if (!Objects.equals(before, after)) {
      differences.add(new HashDifference(module, hash, before, after, reasons));
    }
  }

  private static List<String> plan(
      List<Change<ArenaState>> arenas, List<Change<ObjectState>> objects) {
    List<String> reasons = new ArrayList<>();
    for (Change<ArenaState> change : arenas) {
      String name = (change.before() == null ? change.after() : change.before()).name();
      add(reasons, "arena " + name, change, ENVELOPE);
    }
    for (Change<ObjectState> change : objects) {
      ObjectState object = change.before() == null ? change.after() : change.before();
      add(reasons, object.name(), change, STORAGE);
    }
    return reasons;
  }

  private static void add(List<String> reasons, String name, Change<?> change, Set<String> fields) {
    if (change.isAdded() || change.isRemoved()) {
      reasons.add(name + (change.isAdded() ? " was added" : " was removed"));
      return;
    }
    StringBuilder text = new StringBuilder();
    for (FieldChange field : change.fields()) {
      if (fields.contains(field.name())) {
        text.append(text.length() == 0 ? name + " " : ", ").append(text(field));
      }
    }
    if (text.length() > 0) {
      reasons.add(text.toString());
    }
  }

  private static String text(FieldChange field) {
    return field.name() + " " + value(field.before()) + " -> " + value(field.after());
  }

  private static Object value(Object value) {
    return value == null ? "none" : value;
  }

  private static List<String> layout(List<Change<TensorState>> changes) {
    List<String> reasons = new ArrayList<>();
    for (Swap swap : Swap.find(changes)) {
      reasons.add(
          "tensors `"
              + swap.one().tensor().id()
              + "` and `"
              + swap.other().tensor().id()
              + "` of arena "
              + swap.one().arena()
              + " swapped their offsets "
              + swap.one().tensor().offset()
              + " and "
              + swap.other().tensor().offset());
    }
    int shown = Math.min(changes.size(), SHOWN);
    for (Change<TensorState> change : changes.subList(0, shown)) {
      String name = "tensor `" + change.latest().tensor().id() + "` of arena ";
      add(
          reasons,
          name + (change.before() == null ? change.after() : change.before()).arena(),
          change,
          Set.of("arena", "offset", "size", "source_memory"));
    }
    if (shown < changes.size()) {
      reasons.add((changes.size() - shown) + " more tensors differ");
    }
    return reasons;
  }
}
