package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.io.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * The findings, one block each: {@code FILE:LINE: error: message [rule]}, then notes and help. What
 * has one cause for many objects, a stripped image or a memory that the layout does not know, is
 * folded into one block.
 */
final class TextFindings {
  private static final String INDENT = "    ";

  /** More blocks of one rule would only hide the others; JSON has them all. */
  private static final int SHOWN = 100;

  private final Colour colour;

  TextFindings(Colour colour) {
    this.colour = colour;
  }

  void print(StringBuilder out, Result result) {
    int[] counts = new int[Rule.values().length];
    for (List<Finding> block : blocks(result.findings())) {
      Rule rule = block.get(0).rule();
      if (block.size() > 1 && folds(rule)) {
        counts[rule.ordinal()]++;
        folded(out, block, result);
      } else {
        group(out, block, counts);
      }
    }
    more(out, counts);
  }

  /** What a flood left out; it stays in the sums and in the verdict. */
  private static void more(StringBuilder out, int[] counts) {
    for (Rule rule : Rule.values()) {
      int hidden = counts[rule.ordinal()] - SHOWN;
      if (hidden > 0) {
        out.append("arenacheck: note: ")
            .append(hidden)
            .append(" more of [")
            .append(rule.text())
            .append("] not shown\n")
            .append(INDENT)
            .append("help: `-o json=FILE` lists every finding\n");
      }
    }
  }

  /**
   * Groups in their order. What was stripped is one block for all, whatever the help: where the
   * first of them stands.
   */
  private static List<List<Finding>> blocks(List<Finding> findings) {
    List<List<Finding>> blocks = new ArrayList<>();
    List<Finding> stripped = null;
    List<Finding> waived = null;
    for (FindingGroup group : FindingGroup.of(findings)) {
      boolean folds = group.first().rule() == Rule.SYMBOL_STRIPPED;
      List<Finding> open = !folds ? null : group.first().waived() ? waived : stripped;
      if (open != null) {
        open.addAll(group.findings());
        continue;
      }
      List<Finding> block = new ArrayList<>(group.findings());
      blocks.add(block);
      if (folds && group.first().waived()) {
        waived = block;
      } else if (folds) {
        stripped = block;
      }
    }
    return blocks;
  }

  private static boolean folds(Rule rule) {
    return rule == Rule.SYMBOL_STRIPPED || rule == Rule.MEMORY_UNMAPPED;
  }

  /** Each with its notes, and behind them the help that they share. */
  private void group(StringBuilder out, List<Finding> findings, int[] counts) {
    boolean shown = false;
    for (Finding finding : findings) {
      if (counts[finding.rule().ordinal()]++ < SHOWN) {
        head(out, finding, finding.place(), finding.message());
        notes(out, finding);
        shown = true;
      }
    }
    if (shown) {
      help(out, findings.get(0).help());
    }
  }

  /** One line for each object: where the map has it, or its name alone. */
  private void folded(StringBuilder out, List<Finding> findings, Result result) {
    String objects = Count.of(findings.size(), "storage object");
    String message =
        findings.get(0).rule() == Rule.SYMBOL_STRIPPED
            ? "the symbol table no longer names " + objects
            : "the layout does not know the memory of " + objects;
    head(out, findings.get(0), Place.of(result.inputs().elf().path()), message);
    List<String> helps = new ArrayList<>();
    for (Finding finding : findings) {
      String name = "`" + finding.subject().symbol() + "`";
      if (finding.rule() == Rule.MEMORY_UNMAPPED) {
        note(out, new Note(finding.place(), name + " is promised " + finding.subject().memory()));
      } else {
        Note known = mapNote(finding, result);
        note(out, known == null ? new Note(null, name) : about(name, known));
      }
      if (!helps.contains(finding.help())) {
        helps.add(finding.help());
      }
    }
    for (String help : helps) {
      help(out, help);
    }
  }

  private static Note about(String name, Note known) {
    return new Note(known.place(), name + ": " + known.text());
  }

  private static Note mapNote(Finding finding, Result result) {
    for (Note note : finding.notes()) {
      boolean placed = note.place() != null && result.inputs().map() != null;
      if (placed && note.place().file().equals(result.inputs().map().path())) {
        return note;
      }
    }
    return null;
  }

  private void head(StringBuilder out, Finding finding, Place place, String message) {
    String level = (finding.waived() ? "waived " : "") + finding.level().text() + ":";
    out.append(Printable.text(place == null ? "arenacheck" : place.prefix()))
        .append(": ")
        .append(colour.level(finding.level(), level))
        .append(' ')
        .append(colour.strong(Printable.text(message)));
    if (place != null && place.line() == 0 && place.detail() != null) {
      out.append(" (at ").append(Printable.text(place.detail())).append(')');
    }
    out.append(" [").append(finding.rule().text()).append("]\n");
  }

  private void notes(StringBuilder out, Finding finding) {
    for (Note note : finding.notes()) {
      note(out, note);
    }
  }

  private void note(StringBuilder out, Note note) {
    out.append(note.place() == null ? INDENT : Printable.text(note.place().prefix()) + ": ")
        .append("note: ")
        .append(Printable.text(note.text()))
        .append('\n');
  }

  private void help(StringBuilder out, String help) {
    if (help != null) {
      out.append(INDENT)
          .append(colour.strong("help:"))
          .append(' ')
          .append(Printable.text(help))
          .append('\n');
    }
  }
}
