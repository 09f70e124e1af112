package arenacheck.compare;

import arenacheck.check.ObjectKind;
import arenacheck.check.Subject;
import arenacheck.io.JsonCursor;
import arenacheck.residency.Role;

/** The fields of a saved object or finding that say who it is about. */
final class SavedSubject {
  private String report;
  private String module;
  private Role role;
  private String arenaMemory;
  private Long regionId;
  private ObjectKind object;
  private String symbol;
  private String memory;

  /** Takes the present value if its key is one of these. */
  boolean take(String key, JsonCursor json) {
    switch (key) {
      case "report" -> report = json.anyTextOrNull();
      case "module" -> module = json.anyTextOrNull();
      case "role" -> role = json.isNull() ? null : role(json);
      case "arena_memory" -> arenaMemory = json.anyTextOrNull();
      case "region_id" -> regionId = json.wholeOrNull();
      case "object" -> object = object(json);
      case "symbol" -> symbol = json.anyTextOrNull();
      case "memory" -> memory = json.anyTextOrNull();
      default -> {
        return false;
      }
    }
    return true;
  }

  private static Role role(JsonCursor json) {
    String text = json.text();
    for (Role role : Role.values()) {
      if (role.text().equals(text)) {
        return role;
      }
    }
    throw json.refuse("the role `" + text + "` is not known");
  }

  private static ObjectKind object(JsonCursor json) {
    String text = json.text();
    for (ObjectKind kind : ObjectKind.values()) {
      if (kind.text().equals(text)) {
        return kind;
      }
    }
    throw json.refuse("the kind of object `" + text + "` is not known");
  }

  /** Of a finding: most parts may be absent. */
  Subject finding(JsonCursor json, JsonCursor.Mark mark) {
    json.required(mark, "object", object);
    return new Subject(report, module, role, arenaMemory, regionId, object, symbol, memory);
  }

  /** Of a storage object, whose arena is known. */
  Subject storage(JsonCursor json, JsonCursor.Mark mark) {
    json.required(mark, "module", module);
    json.required(mark, "role", role);
    json.required(mark, "arena_memory", arenaMemory);
    json.required(mark, "region_id", regionId);
    Subject subject = finding(json, mark);
    if (!object.isStorage()) {
      throw json.refuse("`" + object.text() + "` is no storage object");
    }
    return subject;
  }
}
