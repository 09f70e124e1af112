package arenacheck.residency;

import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the report's {@code tensors}. There may be hundreds of thousands. */
final class TensorReader {
  private final JsonCursor json;

  /** One string object per memory, not one per tensor. */
  private final Map<String, String> memories = new HashMap<>();

  TensorReader(JsonCursor json) {
    this.json = json;
  }

  List<Tensor> tensors() {
    List<Tensor> tensors = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      tensors.add(tensor());
    }
    return tensors;
  }

  private Tensor tensor() {
    JsonCursor.Mark mark = json.enterObject();
    int line = mark.line();
    String id = null;
    Role role = null;
    String memory = null;
    String sourceMemory = null;
    Long offset = null;
    Long size = null;
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "id" -> {
          id = json.textOrWhole();
          line = json.mark().line();
        }
        case "role" -> role = role();
        case "memory" -> memory = shared(json.text());
        case "source_memory" -> sourceMemory = shared(json.textOrNull());
        case "offset" -> offset = json.whole();
        case "size" -> size = json.whole();
        default -> json.skip();
      }
    }
    return new Tensor(
        json.required(mark, "id", id),
        json.required(mark, "role", role),
        json.required(mark, "memory", memory),
        sourceMemory,
        json.required(mark, "offset", offset),
        json.required(mark, "size", size),
        line);
  }

  private Role role() {
    String text = json.text();
    Role role = Role.find(text);
    if (role == null) {
      throw json.refuse(
          "the role `" + text + "` is not known; `constant`, `persistent` and `scratch` are read");
    }
    return role;
  }

  private String shared(String memory) {
    if (memory == null) {
      return null;
    }
    String known = memories.putIfAbsent(memory, memory);
    return known == null ? memory : known;
  }
}
