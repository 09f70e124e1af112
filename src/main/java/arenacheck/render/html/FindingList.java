package arenacheck.render.html;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Subject;
import arenacheck.io.Place;
import arenacheck.render.FindingGroup;
import arenacheck.render.GravestFirst;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The findings, the gravest first, those of one rule and one mend together. What would push the
 * pictures off the first screen is folded, and counted.
 */
final class FindingList {
  /** Groups, and findings of a group, that are not folded. */
  private static final int OPEN_GROUPS = 3;

  private static final int OPEN_FINDINGS = 6;

  /** Up to so many findings show their evidence without being asked. */
  private static final int FEW = 2;

  private final Markup out;
  private final Map<Subject, Integer> objects = new HashMap<>();
  private final boolean few;

  private FindingList(Markup out, Result result) {
    this.out = out;
    for (ObjectResult object : result.objects()) {
      objects.putIfAbsent(object.subject(), objects.size());
    }
    few = result.findings().size() <= FEW;
  }

  static void print(Markup out, Result result) {
    out.raw("<section id=\"findings\">\n<h2>Findings</h2>\n");
    if (result.findings().isEmpty()) {
      out.raw("<p>none</p>\n");
    }
    new FindingList(out, result).groups(FindingGroup.of(GravestFirst.of(result.findings())));
    out.raw("</section>\n");
  }

  private void groups(List<FindingGroup> groups) {
    // One left over takes as much room as the line that folds it.
    int open = groups.size() == OPEN_GROUPS + 1 ? groups.size() : OPEN_GROUPS;
    for (int i = 0; i < groups.size(); i++) {
      if (i == open) {
        out.raw("<details class=\"rest\"><summary>").text(count(groups.subList(i, groups.size())));
        out.raw("</summary>\n");
      }
      group(groups.get(i));
    }
    out.raw(groups.size() > open ? "</details>\n" : "");
  }

  /** {@code 12 more findings: 2 error, 10 warning}; waived ones are counted as such. */
  private static String count(List<FindingGroup> groups) {
    Map<String, Integer> kinds = new LinkedHashMap<>();
    int all = 0;
    for (FindingGroup group : groups) {
      kinds.merge(kind(group.first()), group.findings().size(), Integer::sum);
      all += group.findings().size();
    }
    StringBuilder text = new StringBuilder(all + " more findings");
    String between = ": ";
    for (Map.Entry<String, Integer> kind : kinds.entrySet()) {
      text.append(between).append(kind.getValue()).append(' ').append(kind.getKey());
      between = ", ";
    }
    return text.toString();
  }

  private static String kind(Finding finding) {
    return finding.waived() ? "waived" : finding.level().text();
  }

  private void group(FindingGroup group) {
    Finding first = group.first();
    int count = group.findings().size();
    out.raw("<article class=\"group l-").raw(first.level().text());
    out.raw(first.waived() ? " waived\">\n" : "\">\n");
    if (count > 1) {
      out.raw("<p class=\"kind\">");
      level(first);
      rule(first);
      out.raw(", ").raw(count).raw(" findings</p>\n");
    }
    int open = count == OPEN_FINDINGS + 1 ? count : OPEN_FINDINGS;
    for (int i = 0; i < count; i++) {
      if (i == open) {
        out.raw("<details class=\"rest\"><summary>").raw(count - open).raw(" more</summary>\n");
      }
      finding(group.findings().get(i), count == 1);
    }
    out.raw(count > open ? "</details>\n" : "");
    if (first.help() != null) {
      out.raw("<p class=\"help\"><strong>help").raw(count > 1 ? " for these " + count : "");
      out.raw("</strong> ").message(first.help()).raw("</p>\n");
    }
    out.raw("</article>\n");
  }

  private void finding(Finding finding, boolean alone) {
    out.raw("<div class=\"finding\">\n<p class=\"message\">");
    if (alone) {
      level(finding);
    }
    out.message(finding.message()).raw(alone ? "</p>\n<p class=\"where\">" : "");
    if (alone) {
      rule(finding);
    }
    Integer object = objects.get(finding.subject());
    if (object != null) {
      out.raw(" <a href=\"#object-").raw(object).raw("\">object</a>");
    }
    place(finding.place());
    out.raw("</p>\n");
    if (!finding.notes().isEmpty()) {
      out.raw(few ? "" : "<details class=\"evidence\"><summary>evidence</summary>");
      out.raw("<ul>\n");
      for (Note note : finding.notes()) {
        out.raw("<li>").message(note.text());
        place(note.place());
        out.raw("</li>\n");
      }
      out.raw(few ? "</ul>\n" : "</ul></details>\n");
    }
    out.raw("</div>\n");
  }

  private void level(Finding finding) {
    out.raw("<span class=\"level\">").raw(finding.waived() ? "waived " : "");
    out.raw(finding.level().text()).raw("</span> ");
  }

  private void rule(Finding finding) {
    String rule = finding.rule().text();
    out.raw("<a href=\"#rule-").raw(rule).raw("\">").raw(rule).raw("</a>");
  }

  private void place(Place place) {
    if (place != null) {
      out.raw(" <span class=\"place\">").text(place.prefix()).raw("</span>");
    }
  }
}
