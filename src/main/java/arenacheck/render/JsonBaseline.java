package arenacheck.render;

import arenacheck.check.Baseline;
import arenacheck.check.Subject;
import java.io.IOException;
import java.util.List;

/** The object {@code baseline}; it is there only where one was given. */
final class JsonBaseline {
  private JsonBaseline() {}

  static void write(JsonWriter json, Baseline baseline) throws IOException {
    if (baseline == null) {
      return;
    }
    json.open("baseline");
    json.text("path", baseline.path());
    objects(json, "added", baseline.added());
    objects(json, "removed", baseline.removed());
    JsonComparison.memory(json, baseline.memory());
    json.close();
  }

  private static void objects(JsonWriter json, String name, List<Subject> objects)
      throws IOException {
    json.openList(name);
    for (Subject object : objects) {
      json.open();
      JsonObjects.arena(json, object);
      json.text("object", object.object().text());
      json.text("symbol", object.symbol());
      json.text("memory", object.memory());
      json.close();
    }
    json.closeList();
  }
}
