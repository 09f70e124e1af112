package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.io.Place;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The list {@code findings}; notes stand last in the detail. */
final class JsonFindings {
  private JsonFindings() {}

  static void write(JsonWriter json, List<Finding> findings) throws IOException {
    json.openList("findings");
    for (Finding finding : findings) {
      write(json, finding);
    }
    json.closeList();
  }

  private static void write(JsonWriter json, Finding finding) throws IOException {
    json.open();
    json.text("rule", finding.rule().text());
    json.text("level", finding.level().text());
    json.flag("waived", finding.waived());
    JsonObjects.arena(json, finding.subject());
    json.text("object", finding.subject().object().text());
    json.text("symbol", finding.subject().symbol());
    json.text("memory", finding.subject().memory());
    place(json, finding.place());
    json.text("message", finding.message());
    json.text("help", finding.help());
    json.open("detail");
    for (Map.Entry<String, Object> entry : finding.detail().entrySet()) {
      json.any(entry.getKey(), entry.getValue());
    }
    if (!finding.notes().isEmpty()) {
      notes(json, finding.notes());
    }
    json.close();
    json.close();
  }

  private static void notes(JsonWriter json, List<Note> notes) throws IOException {
    json.openList("notes");
    for (Note note : notes) {
      json.open();
      place(json, note.place());
      json.text("text", note.text());
      json.close();
    }
    json.closeList();
  }

  private static void place(JsonWriter json, Place place) throws IOException {
    json.text("file", place == null ? null : place.file());
    json.number("line", place == null || place.line() == 0 ? null : (long) place.line());
  }
}
