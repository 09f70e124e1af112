package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.check.Result;
import arenacheck.io.Place;
import java.util.List;

/** The findings as a list, the gravest first. */
final class MarkdownFindings {
  private static final int MOST = 50;
  private static final int MOST_NOTES = 8;

  private MarkdownFindings() {}

  static void print(StringBuilder out, Result result) {
    out.append('\n');
    int shown = Math.min(MOST, result.findings().size());
    List<Finding> gravest = GravestFirst.of(result.findings()).subList(0, shown);
    for (FindingGroup group : FindingGroup.of(gravest)) {
      for (Finding finding : group.findings()) {
        item(out, finding);
      }
      help(out, group);
    }
    int left = result.findings().size() - shown;
    if (left > 0) {
      out.append("\n").append(Count.of(left, "more finding")).append(" not shown here\n");
    }
  }

  private static void item(StringBuilder out, Finding finding) {
    out.append("- **").append(FindingText.level(finding)).append("** ");
    out.append(finding.rule().text()).append(": ");
    out.append(Markdown.message(finding.message()));
    place(out, finding.place());
    out.append('\n');
    int notes = 0;
    for (Note note : finding.notes()) {
      if (notes++ == MOST_NOTES) {
        int left = finding.notes().size() - MOST_NOTES;
        out.append("  - ").append(Count.of(left, "more note")).append('\n');
        break;
      }
      out.append("  - note: ").append(Markdown.message(note.text()));
      place(out, note.place());
      out.append('\n');
    }
  }

  private static void help(StringBuilder out, FindingGroup group) {
    String help = group.first().help();
    if (help != null) {
      int count = group.findings().size();
      out.append("  - help").append(count == 1 ? ": " : " for these " + count + ": ");
      out.append(Markdown.message(help)).append('\n');
    }
  }

  private static void place(StringBuilder out, Place place) {
    if (place != null && place.file() != null) {
      out.append(" (").append(Markdown.code(place.prefix())).append(')');
    }
  }
}
