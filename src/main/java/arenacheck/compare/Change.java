package arenacheck.compare;

import java.util.List;

/**
 * Something that is not the same on both sides.
 *
 * @param before or {@code null} where it was added
 * @param after or {@code null} where it was removed
 * @param fields what differs; empty where one side is missing
 */
public record Change<T>(T before, T after, List<FieldChange> fields) {
  public Change {
    fields = List.copyOf(fields);
  }

  public boolean isAdded() {
    return before == null;
  }

  public boolean isRemoved() {
    return after == null;
  }

  /** The newer of the two. */
  public T latest() {
    return after == null ? before : after;
  }

  /** The change of that field, or {@code null}. */
  public FieldChange field(String name) {
    for (FieldChange field : fields) {
      if (field.name().equals(name)) {
        return field;
      }
    }
    return null;
  }
}
