package arenacheck.check;

import arenacheck.check.wording.InputWording;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Applies {@code --strict} and {@code --waive}, puts findings in order, and draws the verdict. */
final class Judgement {
  private final CheckRequest request;

  Judgement(CheckRequest request) {
    this.request = request;
  }

  List<Finding> judge(List<Finding> found, List<Promise> promises) {
    Map<Subject, Integer> order = new IdentityHashMap<>();
    for (Promise promise : promises) {
      order.put(promise.subject(), order.size());
    }
    List<Finding> judged = new ArrayList<>();
    Set<Waiver> used = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Finding finding : found) {
      judged.add(strict(waived(finding, used)));
    }
    // Waivers of this rule come last: they may take out what the others cause.
    for (boolean ofRule : new boolean[] {false, true}) {
      for (Waiver waiver : request.waivers()) {
        if (!used.contains(waiver) && ofRule == (waiver.rule() == Rule.WAIVER_UNUSED)) {
          Finding unused = InputWording.waiverUnused(waiver).done();
          judged.add(strict(ofRule ? unused : waived(unused, used)));
        }
      }
    }
    judged.sort((a, b) -> compare(a, b, order));
    return judged;
  }

  /** Objects in the order of the reports, then the rest; each by rule. The sort is stable. */
  private static int compare(Finding a, Finding b, Map<Subject, Integer> order) {
    int first = order.getOrDefault(a.subject(), Integer.MAX_VALUE);
    int second = order.getOrDefault(b.subject(), Integer.MAX_VALUE);
    return first != second ? Integer.compare(first, second) : a.rule().compareTo(b.rule());
  }

  private Finding waived(Finding finding, Set<Waiver> used) {
    boolean waived = false;
    String enumName = request.waivers().isEmpty() ? null : enumName(finding.subject());
    for (Waiver waiver : request.waivers()) {
      if (waiver.matches(finding.rule(), finding.subject(), enumName)) {
        used.add(waiver);
        waived = true;
      }
    }
    return waived ? finding.asWaived() : finding;
  }

  /** The {@code enum_name} of a subject's arena, or {@code null}. */
  private String enumName(Subject subject) {
    if (subject.regionId() == null) {
      return null;
    }
    long id = subject.regionId();
    for (ResidencyReport report : request.inputs().reports()) {
      for (Arena arena : report.arenas()) {
        if (arena.regionId() == id
            && arena.storage() != null
            && arena.role() == subject.role()
            && arena.memory().equals(subject.arenaMemory())
            && report.path().equals(subject.report())) {
          return arena.storage().enumName();
        }
      }
    }
    return null;
  }

  private Finding strict(Finding finding) {
    return request.strict() && finding.level() == Level.WARNING
        ? finding.withLevel(Level.ERROR)
        : finding;
  }

  /** Subjects of which a finding of their own says that they were not verified. */
  private static Set<Subject> unverified(List<Finding> findings) {
    Set<Subject> told = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Finding finding : findings) {
      if (finding.level() == Level.UNVERIFIED) {
        told.add(finding.subject());
      }
    }
    return told;
  }

  /**
   * Waived findings do not count. But an object of which only the finding of something else told
   * why it was not verified (a report's contradiction, the image's machine) was still not looked
   * at, whatever became of that finding.
   */
  static Verdict verdict(List<Finding> findings, List<ObjectResult> objects) {
    Verdict verdict = Verdict.PASS;
    Set<Subject> told = unverified(findings);
    for (ObjectResult object : objects) {
      if (object.status() == Status.UNVERIFIED && !told.contains(object.subject())) {
        verdict = Verdict.INCOMPLETE;
      }
    }
    for (Finding finding : findings) {
      if (finding.waived()) {
        continue;
      }
      if (finding.level() == Level.ERROR) {
        return Verdict.FAIL;
      }
      if (finding.level() == Level.UNVERIFIED) {
        verdict = Verdict.INCOMPLETE;
      }
    }
    return verdict;
  }
}
