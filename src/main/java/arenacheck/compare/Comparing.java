package arenacheck.compare;

import arenacheck.account.MemoryRow;
import arenacheck.check.MemoryDelta;
import arenacheck.check.Result;
import arenacheck.check.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Compares two sides. */
public final class Comparing {
  private final CommonGround ground;
  private final Snapshot before;
  private final Snapshot after;
  private final boolean results;

  private Comparing(Snapshot before, Snapshot after) {
    this.ground = CommonGround.of(before, after);
    this.before = ground.before();
    this.after = ground.after();
    this.results = before.isResult() && after.isResult();
  }

  /** What differs, in the order of {@code before}, then of what only {@code after} has. */
  public static Comparison of(Snapshot before, Snapshot after) {
    return new Comparing(before, after).compare();
  }

  /** A saved result against a fresh one. */
  static Comparison of(Snapshot before, Result after) {
    return of(before, Snapshots.of(after));
  }

  private Comparison compare() {
    List<Change<ModuleState>> modules = new ArrayList<>();
    List<Change<ArenaState>> arenas = arenas();
    List<Change<ObjectState>> objects = objects();
    List<Change<TensorState>> tensors = tensors();
    List<HashDifference> hashes = new ArrayList<>();
    var arenasOf = grouped(arenas, arena -> arena.module());
    var objectsOf = grouped(objects, object -> object.subject().module());
    var tensorsOf = tensors == null ? null : grouped(tensors, tensor -> tensor.module());
    for (Pair<ModuleState> pair :
        Pair.of(before.modules(), after.modules(), ModuleState::module, ModuleState::module)) {
      boolean both = pair.before() != null && pair.after() != null;
      add(modules, pair, both ? Fields.of(pair.before(), pair.after()) : List.of());
      if (both) {
        String module = pair.before().module();
        hashes.addAll(
            HashReasons.of(
                pair.before(),
                pair.after(),
                arenasOf.getOrDefault(module, List.of()),
                objectsOf.getOrDefault(module, List.of()),
                tensorsOf == null ? null : tensorsOf.getOrDefault(module, List.of())));
      }
    }
    return new Comparison(
        before,
        after,
        verdict(),
        modules,
        hashes,
        arenas,
        objects,
        tensors == null ? List.of() : tensors,
        results ? findings() : List.of(),
        results ? memory() : List.of(),
        ground.notCompared());
  }

  private static <T> Map<String, List<Change<T>>> grouped(
      List<Change<T>> changes, Function<T, String> module) {
    Map<String, List<Change<T>>> groups = new HashMap<>();
    for (Change<T> change : changes) {
      groups.computeIfAbsent(module.apply(change.latest()), name -> new ArrayList<>()).add(change);
    }
    return groups;
  }

  private FieldChange verdict() {
    return results && !before.verdict().equals(after.verdict())
        ? new FieldChange("verdict", before.verdict(), after.verdict())
        : null;
  }

  private static <T> void add(List<Change<T>> changes, Pair<T> pair, List<FieldChange> fields) {
    if (pair.before() == null || pair.after() == null || !fields.isEmpty()) {
      changes.add(new Change<>(pair.before(), pair.after(), fields));
    }
  }

  private List<Change<ArenaState>> arenas() {
    List<Change<ArenaState>> changes = new ArrayList<>();
    for (Pair<ArenaState> pair :
        Pair.of(
            before.arenas(),
            after.arenas(),
            arena -> List.of(arena.module(), arena.role(), arena.memory()),
            arena -> List.of(arena.module(), arena.role()))) {
      boolean both = pair.before() != null && pair.after() != null;
      add(changes, pair, both ? Fields.of(pair.before(), pair.after()) : List.of());
    }
    return changes;
  }

  private List<Change<ObjectState>> objects() {
    List<Change<ObjectState>> changes = new ArrayList<>();
    for (Pair<ObjectState> pair :
        Pair.of(
            before.objects(),
            after.objects(),
            object -> {
              Subject subject = object.subject();
              return List.of(
                  subject.module(), subject.role(), subject.arenaMemory(), subject.object());
            },
            object -> {
              Subject subject = object.subject();
              return List.of(subject.module(), subject.role(), subject.object());
            })) {
      boolean both = pair.before() != null && pair.after() != null;
      add(changes, pair, both ? Fields.of(pair.before(), pair.after(), results) : List.of());
    }
    return changes;
  }

  /** {@code null} where a side lists none. */
  private List<Change<TensorState>> tensors() {
    if (before.tensors() == null || after.tensors() == null) {
      return null;
    }
    List<Change<TensorState>> changes = new ArrayList<>();
    for (Pair<TensorState> pair :
        Pair.of(
            before.tensors(),
            after.tensors(),
            each -> List.of(each.module(), each.tensor().id(), each.tensor().role()),
            each -> List.of(each.module(), each.tensor().id()))) {
      boolean both = pair.before() != null && pair.after() != null;
      add(changes, pair, both ? Fields.of(pair.before(), pair.after()) : List.of());
    }
    return changes;
  }

  /** New and gone ones; a finding of another level, or waived since, is both. */
  private List<Change<FindingState>> findings() {
    List<Change<FindingState>> changes = new ArrayList<>();
    for (Pair<FindingState> pair :
        Pair.of(
            before.findings(),
            after.findings(),
            each -> List.of(Comparing.about(each), each.message()),
            Comparing::about)) {
      add(changes, pair, List.of());
    }
    return changes;
  }

  /** Objects may be renamed and reports may lie elsewhere, so neither is a finding's identity. */
  private static List<String> about(FindingState finding) {
    Subject subject = finding.subject();
    boolean object = subject.role() != null && subject.object().isStorage();
    List<String> parts = new ArrayList<>();
    parts.add(finding.rule());
    parts.add(finding.level());
    parts.add(finding.waived() ? "waived" : "");
    parts.add(String.valueOf(subject.module()));
    parts.add(String.valueOf(subject.role()));
    parts.add(String.valueOf(subject.arenaMemory()));
    parts.add(subject.object().text());
    parts.add(object ? "" : subject.symbol() + " " + subject.memory());
    return parts;
  }

  private List<MemoryDelta> memory() {
    List<MemoryDelta> deltas = new ArrayList<>();
    for (Pair<MemoryRow> pair :
        Pair.of(before.memory(), after.memory(), MemoryRow::memory, MemoryRow::memory)) {
      MemoryRow known = pair.after() == null ? pair.before() : pair.after();
      MemoryDelta delta = new MemoryDelta(known.memory(), pair.before(), pair.after());
      if (pair.before() == null || pair.after() == null || !delta.changed().isEmpty()) {
        deltas.add(delta);
      }
    }
    return deltas;
  }
}
