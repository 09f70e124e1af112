package arenacheck.compare;

import arenacheck.account.MemoryRow;
import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a saved result ({@code arenacheck/1}). Fields that are not compared are passed over, for
 * later versions may add some; one that is missing or of another type is refused.
 */
final class SavedResultReader {
  private final JsonCursor json;
  private String image;
  private String layout;
  private String verdict;
  private List<ModuleState> modules;
  private SavedObjects objects;
  private List<FindingState> findings;
  private List<MemoryRow> memory;

  private SavedResultReader(JsonCursor json) {
    this.json = json;
  }

  /**
   * @param file known to be of our format
   * @throws InputException if it is damaged or incomplete
   */
  static Snapshot read(InputFile file, String help) {
    try (JsonCursor json = JsonCursor.open(file, file.stream(), help)) {
      return new SavedResultReader(json).result(file.name());
    }
  }

  private Snapshot result(String path) {
    JsonCursor.Mark top = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "verdict" -> verdict = verdict();
        case "inputs" -> modules = inputs();
        case "layout" -> layout = only("source");
        case "objects" -> objects = SavedObjects.read(json);
        case "findings" -> findings = SavedFindings.read(json);
        case "memory" -> memory = SavedMemory.read(json);
        default -> json.skip();
      }
    }
    json.required(top, "verdict", verdict);
    json.required(top, "inputs", modules);
    json.required(top, "layout", layout);
    json.required(top, "objects", objects);
    json.required(top, "findings", findings);
    json.required(top, "memory", memory);
    json.end();
    return new Snapshot(
        path,
        image,
        layout,
        verdict,
        modules,
        objects.arenas(),
        objects.objects(),
        null,
        findings,
        memory);
  }

  private String verdict() {
    String text = json.text();
    if (!text.equals("pass") && !text.equals("fail") && !text.equals("incomplete")) {
      throw json.refuse("`verdict` is `" + text + "`, but pass, fail or incomplete is expected");
    }
    return text;
  }

  private List<ModuleState> inputs() {
    List<ModuleState> reports = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "elf" -> image = only("path");
        case "reports" -> reports = reports();
        default -> json.skip();
      }
    }
    json.required(mark, "elf", image);
    return json.required(mark, "reports", reports);
  }

  /** The text of that name in an object of which nothing else is read. */
  private String only(String name) {
    String text = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      if (key.equals(name)) {
        text = json.anyTextOrNull();
      } else {
        json.skip();
      }
    }
    return json.required(mark, name, text);
  }

  private List<ModuleState> reports() {
    List<ModuleState> reports = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      reports.add(report());
    }
    return reports;
  }

  private ModuleState report() {
    String module = null;
    Long schema = null;
    String compiler = null;
    String plan = null;
    String layout = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "module_prefix" -> module = json.text();
        case "schema_version" -> schema = json.whole();
        case "compiler_version" -> compiler = json.anyTextOrNull();
        case "plan_hash" -> plan = json.anyTextOrNull();
        case "tensor_layout_hash" -> layout = json.anyTextOrNull();
        default -> json.skip();
      }
    }
    return new ModuleState(
        json.required(mark, "module_prefix", module),
        json.required(mark, "schema_version", schema),
        compiler,
        plan,
        layout);
  }
}
