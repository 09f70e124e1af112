package arenacheck.render;

import arenacheck.check.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings of one rule that one mend helps, for documents that people read: the help is told once.
 *
 * @param findings at least one, in their order
 */
public record FindingGroup(List<Finding> findings) {
  public FindingGroup {
    findings = List.copyOf(findings);
  }

  /** In the order of their first findings. A finding without help is alone. */
  public static List<FindingGroup> of(List<Finding> findings) {
    Map<String, List<Finding>> byKey = new HashMap<>();
    List<List<Finding>> groups = new ArrayList<>();
    for (Finding finding : findings) {
      String key = finding.help() == null ? "" : key(finding);
      List<Finding> group = key.isEmpty() ? null : byKey.get(key);
      if (group == null) {
        group = new ArrayList<>();
        byKey.put(key, group);
        groups.add(group);
      }
      group.add(finding);
    }
    List<FindingGroup> list = new ArrayList<>();
    for (List<Finding> group : groups) {
      list.add(new FindingGroup(group));
    }
    return list;
  }

  private static String key(Finding finding) {
    return finding.rule().text()
        + '\n'
        + finding.level().text()
        + '\n'
        + finding.waived()
        + '\n'
        + finding.help();
  }

  /** The finding that stands for all: they have its rule, level and help. */
  public Finding first() {
    return findings.get(0);
  }
}
