package arenacheck.compare;

import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.io.JsonCursor;
import java.util.ArrayList;
import java.util.List;

/** The list {@code findings} of a saved result. */
final class SavedFindings {
  private SavedFindings() {}

  /** Those of rule {@code moved} are left out: they are about an older result. */
  static List<FindingState> read(JsonCursor json) {
    List<FindingState> findings = new ArrayList<>();
    json.enterList();
    while (json.nextItem()) {
      FindingState finding = one(json);
      if (!finding.rule().equals(Rule.MOVED.text())) {
        findings.add(finding);
      }
    }
    return findings;
  }

  private static FindingState one(JsonCursor json) {
    SavedSubject subject = new SavedSubject();
    String rule = null;
    String level = null;
    Boolean waived = null;
    String message = null;
    JsonCursor.Mark mark = json.enterObject();
    String key;
    while ((key = json.nextKey()) != null) {
      switch (key) {
        case "rule" -> rule = json.text();
        case "level" -> level = json.text();
        case "waived" -> waived = json.flag();
        case "message" -> message = json.anyTextOrNull();
        default -> {
          if (!subject.take(key, json)) {
            json.skip();
          }
        }
      }
    }
    Subject who = subject.finding(json, mark);
    return new FindingState(
        json.required(mark, "rule", rule),
        json.required(mark, "level", level),
        json.required(mark, "waived", waived),
        who,
        json.required(mark, "message", message));
  }
}
