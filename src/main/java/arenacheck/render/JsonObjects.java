package arenacheck.render;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.image.LinkedObject;
import java.io.IOException;
import java.util.List;

/** The list {@code objects}. */
final class JsonObjects {
  private JsonObjects() {}

  static void write(JsonWriter json, List<ObjectResult> objects) throws IOException {
    json.openList("objects");
    for (ObjectResult object : objects) {
      write(json, object);
    }
    json.closeList();
  }

  private static void write(JsonWriter json, ObjectResult object) throws IOException {
    Subject subject = object.subject();
    json.open();
    arena(json, subject);
    json.text("enum_name", object.enumName());
    json.text("object", subject.object().text());
    json.text("owner", object.owner() == null ? null : object.owner().text());
    json.text("symbol", subject.symbol());
    json.text("memory", subject.memory());
    json.text("source_memory", object.sourceMemory());
    json.text("kind", object.kind());
    json.number("size_bytes", object.sizeBytes());
    json.number("data_offset_bytes", object.dataOffsetBytes());
    json.number("used", object.used());
    json.number("total_size", object.totalSize());
    json.number("alignment", object.alignment());
    if (subject.object() == ObjectKind.SIDECAR) {
      json.text("sha256", object.sha256());
    }
    json.text("status", object.status().text());
    linked(json, object);
    json.openList("rules");
    for (Rule rule : object.rules()) {
      json.element(rule.text());
    }
    json.closeList();
    json.close();
  }

  /** The fields that name an arena, in objects and findings alike. */
  static void arena(JsonWriter json, Subject subject) throws IOException {
    json.text("report", subject.report());
    json.text("module", subject.module());
    json.text("role", subject.role() == null ? null : subject.role().text());
    json.text("arena_memory", subject.arenaMemory());
    json.number("region_id", subject.regionId());
  }

  private static void linked(JsonWriter json, ObjectResult object) throws IOException {
    LinkedObject linked = object.linked();
    if (linked == null) {
      json.none("linked");
      return;
    }
    json.open("linked");
    json.text("symbol", linked.symbol());
    json.address("address", linked.address());
    json.size("size", linked.size());
    json.address("load_address", linked.loadAddress());
    json.text("section", linked.section());
    json.text("input_section", linked.inputSection());
    json.text("file", linked.file());
    json.text("memory", object.linkedMemory());
    json.text("evidence", linked.evidence().text());
    json.number("map_line", linked.mapLine() == null ? null : (long) linked.mapLine());
    json.close();
  }
}
