package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Status;
import arenacheck.check.Verdict;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a verdict rests on, in one line; it holds no name from any input. */
public final class Summary {
  private Summary() {}

  /** {@code 1 error; 2 of 3 storage objects ok, 1 failed, 0 unverified}. */
  public static String of(Result result) {
    String objects = objects(result);
    String findings = findings(result);
    if (findings.isEmpty()) {
      return objects;
    }
    return result.verdict() == Verdict.PASS ? objects + "; " + findings : findings + "; " + objects;
  }

  private static String objects(Result result) {
    int all = result.objects().size();
    int ok = count(result, Status.OK);
    if (all == 0) {
      return "the reports name no storage object";
    }
    String text = ok + " of " + Count.of(all, "storage object");
    if (ok == all) {
      return result.verdict() == Verdict.PASS
          ? text + (all == 1 ? " is" : " are") + " as promised"
          : text + " ok, what is wrong is " + rules(result);
    }
    return text
        + " ok, "
        + count(result, Status.FAILED)
        + " failed, "
        + count(result, Status.UNVERIFIED)
        + " unverified";
  }

  /** The rules that the verdict rests on, each once. */
  private static String rules(Result result) {
    Set<String> rules = new LinkedHashSet<>();
    for (Finding finding : GravestFirst.of(result.findings())) {
      boolean counts = finding.level() == Level.ERROR || finding.level() == Level.UNVERIFIED;
      if (counts && !finding.waived()) {
        rules.add(finding.rule().text());
      }
    }
    return String.join(", ", rules);
  }

  private static int count(Result result, Status status) {
    int count = 0;
    for (ObjectResult object : result.objects()) {
      if (object.status() == status) {
        count++;
      }
    }
    return count;
  }

  /** What counts for the verdict, and what was waived. */
  private static String findings(Result result) {
    int[] counts = new int[Level.values().length];
    int waived = 0;
    for (Finding finding : result.findings()) {
      if (finding.waived()) {
        waived++;
      } else {
        counts[finding.level().ordinal()]++;
      }
    }
    int errors = counts[Level.ERROR.ordinal()];
    int warnings = counts[Level.WARNING.ordinal()];
    StringBuilder text = new StringBuilder();
    add(text, errors, Count.of(errors, "error"));
    int unverified = counts[Level.UNVERIFIED.ordinal()];
    add(text, unverified, unverified + " not verified");
    add(text, warnings, Count.of(warnings, "warning"));
    add(text, waived, waived + " waived");
    return text.toString();
  }

  private static void add(StringBuilder text, int count, String part) {
    if (count > 0) {
      text.append(text.length() == 0 ? "" : ", ").append(part);
    }
  }
}
