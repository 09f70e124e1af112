package arenacheck.compare;

import arenacheck.check.Baseline;
import arenacheck.check.Finding;
import arenacheck.check.FindingDraft;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Subject;
import arenacheck.check.Waiver;
import arenacheck.io.Place;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sees a result against a saved one ({@code --baseline}): a note of rule {@code moved} for every
 * storage object that was linked both times and now has another address, size, section or memory.
 * Objects that only one of the two names are told in {@link Baseline}, as are the sums. The verdict
 * stays as it is.
 */
public final class BaselineComparison {
  private final Result result;
  private final Comparison comparison;
  private final List<Waiver> waivers;
  private final Map<Subject, ObjectResult> objects = new IdentityHashMap<>();
  private final Map<Subject, Finding> moved = new IdentityHashMap<>();
  private final List<Subject> added = new ArrayList<>();
  private final List<Subject> removed = new ArrayList<>();

  private BaselineComparison(Result result, Snapshot saved, List<Waiver> waivers) {
    this.result = result;
    this.comparison = Comparing.of(saved, result);
    this.waivers = waivers;
    for (ObjectResult object : result.objects()) {
      objects.put(object.subject(), object);
    }
  }

  /**
   * The result with what the saved one says otherwise.
   *
   * @param saved a saved result
   * @param waivers those of other rules mean nothing here
   */
  public static Result apply(Result result, Snapshot saved, List<Waiver> waivers) {
    return new BaselineComparison(result, saved, waivers).apply();
  }

  private Result apply() {
    for (Change<ObjectState> change : comparison.objects()) {
      if (change.isAdded()) {
        added.add(change.after().subject());
      } else if (change.isRemoved()) {
        removed.add(change.before().subject());
      } else {
        move(change);
      }
    }
    List<ObjectResult> told = new ArrayList<>();
    for (ObjectResult object : result.objects()) {
      told.add(moved.containsKey(object.subject()) ? object.with(Rule.MOVED) : object);
    }
    Baseline baseline =
        new Baseline(comparison.before().path(), added, removed, comparison.memory());
    return result.against(baseline, told, findings());
  }

  private void move(Change<ObjectState> change) {
    List<FieldChange> fields = new ArrayList<>();
    boolean both = change.before().linked() != null && change.after().linked() != null;
    for (String name :
        new String[] {"linked.address", "linked.size", "linked.section", "linked.memory"}) {
      FieldChange field = both ? change.field(name) : null;
      if (field != null) {
        fields.add(
            new FieldChange(name.substring("linked.".length()), field.before(), field.after()));
      }
    }
    if (!fields.isEmpty()) {
      moved.put(change.after().subject(), finding(change, fields));
    }
  }

  private Finding finding(Change<ObjectState> change, List<FieldChange> fields) {
    Subject subject = change.after().subject();
    ObjectResult object = objects.get(subject);
    boolean elsewhere = fields.get(0).name().equals("address");
    StringBuilder text = new StringBuilder("`").append(name(object));
    text.append(elsewhere ? "` moved: " : "` changed: ");
    for (int i = 0; i < fields.size(); i++) {
      FieldChange field = fields.get(i);
      text.append(i == 0 ? "" : ", ")
          .append(field.name())
          .append(' ')
          .append(value(field.before()))
          .append(" -> ")
          .append(value(field.after()));
    }
    FindingDraft draft =
        new FindingDraft(Rule.MOVED, subject, text.toString())
            .at(place(object))
            .help("if that is meant, save this result as the next baseline");
    draft.detail("baseline", comparison.before().path());
    for (FieldChange field : fields) {
      draft.detail("old_" + field.name(), field.before());
      draft.detail("new_" + field.name(), field.after());
    }
    Finding finding = draft.done();
    for (Waiver waiver : waivers) {
      if (waiver.matches(Rule.MOVED, subject, object.enumName())) {
        return finding.asWaived();
      }
    }
    return finding;
  }

  private static Object value(Object value) {
    return value == null ? "none" : value;
  }

  private static String name(ObjectResult object) {
    if (object.subject().symbol() != null) {
      return object.subject().symbol();
    }
    return object.linked().symbol() == null ? object.enumName() : object.linked().symbol();
  }

  private Place place(ObjectResult object) {
    Integer line = object.linked().mapLine();
    return line == null || result.inputs().map() == null
        ? Place.of(result.inputs().elf().path())
        : Place.line(result.inputs().map().path(), line);
  }

  /** In the order of the objects, then of the rules: {@code moved} is the last rule. */
  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    int next = 0;
    for (ObjectResult object : result.objects()) {
      while (next < result.findings().size()
          && result.findings().get(next).subject() == object.subject()) {
        findings.add(result.findings().get(next++));
      }
      if (moved.containsKey(object.subject())) {
        findings.add(moved.get(object.subject()));
      }
    }
    findings.addAll(result.findings().subList(next, result.findings().size()));
    return findings;
  }
}
