package arenacheck.check;

import arenacheck.io.Place;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One disagreement between plan and image.
 *
 * @param level as judged, before {@code --strict}
 * @param waived taken out of the verdict by {@code --waive}
 * @param place where a reader should look first
 * @param message what is so: one sentence, lower case, no full stop
 * @param notes evidence, each with its place
 * @param help what to do
 * @param detail numbers and names for machines, in a fixed order: Long sizes, String addresses and
 *     names, Lists of those
 */
public record Finding(
    Rule rule,
    Level level,
    boolean waived,
    Subject subject,
    Place place,
    String message,
    List<Note> notes,
    String help,
    Map<String, Object> detail) {
  public Finding {
    notes = List.copyOf(notes);
    detail = Collections.unmodifiableMap(new LinkedHashMap<>(detail));
  }

  public Finding withLevel(Level other) {
    return new Finding(rule, other, waived, subject, place, message, notes, help, detail);
  }

  public Finding asWaived() {
    return new Finding(rule, level, true, subject, place, message, notes, help, detail);
  }
}
