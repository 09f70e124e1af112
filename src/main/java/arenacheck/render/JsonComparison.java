package arenacheck.render;

import arenacheck.check.MemoryDelta;
import arenacheck.check.Subject;
import arenacheck.compare.ArenaState;
import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FieldChange;
import arenacheck.compare.FindingState;
import arenacheck.compare.HashDifference;
import arenacheck.compare.ModuleState;
import arenacheck.compare.ObjectState;
import arenacheck.compare.Snapshot;
import arenacheck.compare.TensorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** A comparison for machines: {@code arenacheck-diff/1}. */
public final class JsonComparison {
  /** Name and version of the format. */
  public static final String FORMAT = "arenacheck-diff/1";

  private JsonComparison() {}

  /** The whole document, ending with a newline. */
  public static String render(Comparison comparison) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("format", FORMAT);
      json.flag("equal", comparison.isEqual());
      side(json, "before", comparison.before());
      side(json, "after", comparison.after());
      things(json, comparison);
      hashes(json, comparison.hashes());
      findings(json, comparison.findings());
      memory(json, comparison.memory());
      texts(json, "not_compared", comparison.notCompared());
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  private static void side(JsonWriter json, String name, Snapshot side) throws IOException {
    json.open(name);
    json.text("path", side.path());
    json.text("kind", side.kind());
    json.text("verdict", side.verdict());
    json.close();
  }

  private static void things(JsonWriter json, Comparison comparison) throws IOException {
    json.openList("modules");
    for (Change<ModuleState> change : comparison.modules()) {
      json.open();
      json.text("module", change.latest().module());
      change(json, change);
    }
    json.closeList();
    json.openList("arenas");
    for (Change<ArenaState> change : comparison.arenas()) {
      ArenaState arena = change.latest();
      json.open();
      json.text("module", arena.module());
      json.text("role", arena.role().text());
      json.text("arena_memory", arena.memory());
      change(json, change);
    }
    json.closeList();
    json.openList("objects");
    for (Change<ObjectState> change : comparison.objects()) {
      Subject subject = change.latest().subject();
      json.open();
      json.text("module", subject.module());
      json.text("role", subject.role().text());
      json.text("arena_memory", subject.arenaMemory());
      json.text("object", subject.object().text());
      json.text("symbol", subject.symbol());
      change(json, change);
    }
    json.closeList();
    json.openList("tensors");
    for (Change<TensorState> change : comparison.tensors()) {
      TensorState tensor = change.latest();
      json.open();
      json.text("module", tensor.module());
      json.text("role", tensor.tensor().role().text());
      json.text("arena_memory", tensor.tensor().memory());
      json.text("id", tensor.tensor().id());
      change(json, change);
    }
    json.closeList();
  }

  /** Ends the object that a change is told in. */
  private static void change(JsonWriter json, Change<?> change) throws IOException {
    json.text("change", change.isAdded() ? "added" : change.isRemoved() ? "removed" : "changed");
    json.openList("fields");
    for (FieldChange field : change.fields()) {
      json.open();
      json.text("field", field.name());
      json.any("before", field.before());
      json.any("after", field.after());
      json.close();
    }
    json.closeList();
    json.close();
  }

  private static void hashes(JsonWriter json, List<HashDifference> hashes) throws IOException {
    json.openList("hashes");
    for (HashDifference hash : hashes) {
      json.open();
      json.text("module", hash.module());
      json.text("hash", hash.hash());
      json.text("before", hash.before());
      json.text("after", hash.after());
      texts(json, "reasons", hash.reasons());
      json.close();
    }
    json.closeList();
  }

  private static void findings(JsonWriter json, List<Change<FindingState>> findings)
      throws IOException {
    json.openList("findings");
    for (Change<FindingState> change : findings) {
      FindingState finding = change.latest();
      json.open();
      json.text("change", change.isAdded() ? "added" : "removed");
      json.text("rule", finding.rule());
      json.text("level", finding.level());
      json.flag("waived", finding.waived());
      JsonObjects.arena(json, finding.subject());
      json.text("object", finding.subject().object().text());
      json.text("symbol", finding.subject().symbol());
      json.text("memory", finding.subject().memory());
      json.text("message", finding.message());
      json.close();
    }
    json.closeList();
  }

  /** Only the figures that differ. */
  static void memory(JsonWriter json, List<MemoryDelta> deltas) throws IOException {
    json.openList("memory");
    for (MemoryDelta delta : deltas) {
      json.open();
      json.text("memory", delta.memory());
      json.openList("figures");
      for (MemoryDelta.Shift figure : delta.changed()) {
        json.open();
        json.text("figure", figure.name());
        json.number("before", figure.before());
        json.number("after", figure.after());
        json.close();
      }
      json.closeList();
      json.close();
    }
    json.closeList();
  }

  private static void texts(JsonWriter json, String name, List<String> texts) throws IOException {
    json.openList(name);
    for (String text : texts) {
      json.element(text);
    }
    json.closeList();
  }
}
