package arenacheck.render;

import arenacheck.check.Subject;
import arenacheck.compare.ArenaState;
import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FieldChange;
import arenacheck.compare.ModuleState;
import arenacheck.compare.ObjectState;
import arenacheck.compare.TensorState;
import java.util.ArrayList;
import java.util.List;

/**
 * One thing that differs, in words.
 *
 * @param what {@code module}, {@code arena}, {@code object} or {@code tensor}
 * @param module its module
 * @param name {@code scratch/dtcm}; a storage object's with its kind, a tensor's with its id
 * @param symbol of a storage object, or {@code null}
 * @param how {@code moved, resized}
 * @param fields {@code used 5696 -> 6000}, each
 */
record ChangeRow(
    String what, String module, String name, String symbol, String how, List<String> fields) {

  /** How many tensors are told one by one. */
  static final int TENSORS = 50;

  static List<ChangeRow> of(Comparison comparison) {
    List<ChangeRow> rows = new ArrayList<>();
    for (Change<ModuleState> change : comparison.modules()) {
      rows.add(row("module", change.latest().module(), "", null, change));
    }
    for (Change<ArenaState> change : comparison.arenas()) {
      ArenaState arena = first(change);
      rows.add(row("arena", arena.module(), arena.name(), null, change));
    }
    for (Change<ObjectState> change : comparison.objects()) {
      Subject subject = change.latest().subject();
      String name = first(change).name();
      rows.add(row("object", subject.module(), name, subject.symbol(), change));
    }
    int shown = Math.min(comparison.tensors().size(), TENSORS);
    for (Change<TensorState> change : comparison.tensors().subList(0, shown)) {
      TensorState tensor = first(change);
      String name = tensor.arena() + " " + tensor.tensor().id();
      rows.add(row("tensor", tensor.module(), name, null, change));
    }
    return rows;
  }

  /** What {@link #of} leaves out, or an empty text. */
  static String left(Comparison comparison) {
    int left = comparison.tensors().size() - TENSORS;
    return left <= 0 ? "" : Count.of(left, "more tensor") + ": -o json lists all";
  }

  private static <T> T first(Change<T> change) {
    return change.before() == null ? change.after() : change.before();
  }

  private static ChangeRow row(
      String what, String module, String name, String symbol, Change<?> change) {
    List<String> fields = new ArrayList<>();
    for (FieldChange field : change.fields()) {
      fields.add(text(field));
    }
    return new ChangeRow(what, module, name, symbol, how(change), fields);
  }

  /** {@code moved, resized: address ... -> ..., size ... -> ...}. */
  String sentence() {
    return fields.isEmpty() ? how : how + ": " + String.join(", ", fields);
  }

  static String text(FieldChange field) {
    return field.name() + " " + value(field.before()) + " -> " + value(field.after());
  }

  private static Object value(Object value) {
    return value == null ? "none" : value;
  }

  private static String how(Change<?> change) {
    if (change.isAdded() || change.isRemoved()) {
      return change.isAdded() ? "added" : "removed";
    }
    StringBuilder how = new StringBuilder();
    for (FieldChange field : change.fields()) {
      String word = word(field);
      if (how.indexOf(word) < 0) {
        how.append(how.length() == 0 ? "" : ", ").append(word);
      }
    }
    return how.toString();
  }

  private static String word(FieldChange field) {
    return switch (field.name()) {
      case "memory", "linked.memory" -> "in another memory";
      case "arena" -> "in another arena";
      case "linked.address" ->
          field.before() == null ? "linked" : field.after() == null ? "not linked" : "moved";
      case "offset" -> "moved";
      case "used", "size_bytes", "linked.size", "size" -> "resized";
      case "status" -> "status changed";
      default -> "changed";
    };
  }
}
