package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Note;
import arenacheck.check.ObjectKind;
import arenacheck.check.Subject;
import arenacheck.io.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** {@code results}: one per finding, in their order. */
final class SarifResults {
  private final JsonWriter json;
  private final SarifRules rules;
  private final SourcePlaces places;
  private final Map<String, Integer> seen = new HashMap<>();

  SarifResults(JsonWriter json, SarifRules rules, SourcePlaces places) {
    this.json = json;
    this.rules = rules;
    this.places = places;
  }

  void write(List<Finding> findings) throws IOException {
    json.openList("results");
    for (Finding finding : findings) {
      write(finding);
    }
    json.closeList();
  }

  private void write(Finding finding) throws IOException {
    json.open();
    json.text("ruleId", finding.rule().text());
    json.number("ruleIndex", rules.index(finding.rule()));
    json.text("kind", finding.level() == Level.UNVERIFIED ? "open" : "fail");
    json.text("level", SarifRules.level(finding.level()));
    Place place = places.of(finding);
    message(FindingText.lines(finding, place));
    json.openList("locations");
    location(place, finding.subject(), null);
    json.closeList();
    relatedLocations(finding, place);
    json.open("partialFingerprints");
    json.text("arenacheck/v1", fingerprint(finding));
    json.close();
    json.openList("suppressions");
    if (finding.waived()) {
      json.open();
      json.text("kind", "external");
      json.text("status", "accepted");
      json.text("justification", "waived by --waive");
      json.close();
    }
    json.closeList();
    json.close();
  }

  private void relatedLocations(Finding finding, Place shown) throws IOException {
    json.openList("relatedLocations");
    if (finding.place() != null && !finding.place().equals(shown)) {
      location(finding.place(), null, "seen here");
    }
    for (Note note : finding.notes()) {
      if (note.place() != null && note.place().file() != null) {
        location(note.place(), null, note.text());
      }
    }
    json.closeList();
  }

  private void location(Place place, Subject subject, String text) throws IOException {
    json.open();
    if (place != null && place.file() != null) {
      json.open("physicalLocation");
      json.open("artifactLocation");
      SarifText.artifact(json, place.file());
      json.close();
      if (place.line() > 0) {
        json.open("region");
        json.number("startLine", place.line());
        if (place.column() > 0) {
          json.number("startColumn", place.column());
        }
        json.close();
      }
      json.close();
    }
    if (subject != null) {
      logicalLocation(subject);
    }
    if (text != null) {
      message(Printable.text(text));
    }
    json.close();
  }

  /** The C object in its arena in its module; a budget's memory, the image or the map as such. */
  private void logicalLocation(Subject subject) throws IOException {
    String name = subject.symbol() != null ? subject.symbol() : subject.memory();
    boolean variable =
        subject.symbol() != null
            && (subject.object() == ObjectKind.RUNTIME || subject.object() == ObjectKind.SOURCE);
    json.openList("logicalLocations");
    json.open();
    json.text("name", name != null ? name : subject.object().text());
    json.text("fullyQualifiedName", String.join("/", path(subject)));
    json.text("kind", variable ? "variable" : "resource");
    json.close();
    json.closeList();
  }

  /** Names only: no address, line or path, so that it lasts from build to build. */
  private static List<String> path(Subject subject) {
    return java.util.stream.Stream.of(
            subject.module(),
            subject.role() == null ? null : subject.role().text(),
            subject.arenaMemory(),
            subject.object().text(),
            subject.memory(),
            subject.symbol())
        .filter(part -> part != null)
        .toList();
  }

  /** Equal findings of one run are told apart by their number. */
  private String fingerprint(Finding finding) {
    String key = finding.rule().text() + "\0" + String.join("\0", path(finding.subject()));
    int number = seen.merge(key, 1, Integer::sum);
    byte[] bytes = (key + "\0" + number).getBytes(StandardCharsets.UTF_8);
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private void message(String text) throws IOException {
    json.open("message");
    json.text("text", SarifText.message(text));
    json.close();
  }
}
