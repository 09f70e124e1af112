package arenacheck.compare;

import arenacheck.account.MemoryRow;
import arenacheck.check.Level;
import arenacheck.check.Status;
import arenacheck.check.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A saved result, cut down to what an overview of many shows.
 *
 * @param result the file that it was saved in
 * @param path the ELF file
 * @param name the shortest end of the path that tells it from the other images
 * @param layout where its memories come from: {@code target:apollo510_evb}
 * @param objects how many storage objects have each status, in the order of {@link Status}
 * @param rules those that the verdict rests on, errors first
 * @param memory its memory table
 */
public record JudgedImage(
    String result,
    String path,
    String name,
    String layout,
    Verdict verdict,
    List<Integer> objects,
    List<RuleCount> rules,
    List<MemoryRow> memory) {
  public JudgedImage {
    objects = List.copyOf(objects);
    rules = List.copyOf(rules);
    memory = List.copyOf(memory);
  }

  /**
   * How many findings of a rule are in the way of a pass, waived ones apart.
   *
   * @param rule its public name; a saved result may know rules that we do not
   */
  public record RuleCount(String rule, Level level, int count) {}

  /**
   * One that is named by its whole path yet.
   *
   * @param result a saved one, no report
   */
  public static JudgedImage of(Snapshot result) {
    return new JudgedImage(
        result.path(),
        result.image(),
        result.image(),
        result.layout(),
        verdict(result.verdict()),
        statuses(result.objects()),
        rules(result.findings()),
        result.memory());
  }

  JudgedImage named(String shorter) {
    return new JudgedImage(result, path, shorter, layout, verdict, objects, rules, memory);
  }

  /** How many storage objects ended so. */
  public int count(Status status) {
    return objects.get(status.ordinal());
  }

  /** How many storage objects the reports name. */
  public int count() {
    int all = 0;
    for (int each : objects) {
      all += each;
    }
    return all;
  }

  private static Verdict verdict(String text) {
    for (Verdict verdict : Verdict.values()) {
      if (verdict.text().equals(text)) {
        return verdict;
      }
    }
    throw new IllegalArgumentException("the reader lets no verdict pass but these: " + text);
  }

  private static List<Integer> statuses(List<ObjectState> objects) {
    List<Integer> counts = new ArrayList<>();
    for (Status status : Status.values()) {
      int count = 0;
      for (ObjectState object : objects) {
        count += status.text().equals(object.status()) ? 1 : 0;
      }
      counts.add(count);
    }
    return counts;
  }

  private static List<RuleCount> rules(List<FindingState> findings) {
    List<RuleCount> rules = new ArrayList<>();
    for (Level level : List.of(Level.ERROR, Level.UNVERIFIED)) {
      Map<String, Integer> counts = new LinkedHashMap<>();
      for (FindingState finding : findings) {
        if (!finding.waived() && finding.level().equals(level.text())) {
          counts.merge(finding.rule(), 1, Integer::sum);
        }
      }
      for (Map.Entry<String, Integer> rule : counts.entrySet()) {
        rules.add(new RuleCount(rule.getKey(), level, rule.getValue()));
      }
    }
    return rules;
  }
}
