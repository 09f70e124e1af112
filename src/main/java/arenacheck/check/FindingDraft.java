package arenacheck.check;

import arenacheck.io.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A finding in the making. */
public final class FindingDraft {
  private final Rule rule;
  private final Subject subject;
  private final String message;
  private Level level;
  private Place place;
  private String help;
  private final List<Note> notes = new ArrayList<>();
  private final Map<String, Object> detail = new LinkedHashMap<>();

  public FindingDraft(Rule rule, Subject subject, String message) {
    this.rule = rule;
    this.level = rule.level();
    this.subject = subject;
    this.message = message;
  }

  public FindingDraft level(Level other) {
    level = other;
    return this;
  }

  public FindingDraft at(Place where) {
    place = where;
    return this;
  }

  public FindingDraft note(Place where, String text) {
    notes.add(new Note(where, text));
    return this;
  }

  public FindingDraft help(String text) {
    help = text;
    return this;
  }

  /** A number or name for machines; {@code null} is left out. */
  public FindingDraft detail(String key, Object value) {
    if (value != null) {
      detail.put(key, value);
    }
    return this;
  }

  public Finding done() {
    return new Finding(rule, level, false, subject, place, message, notes, help, detail);
  }
}
