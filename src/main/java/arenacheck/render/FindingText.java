package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.io.Place;

/** A finding as plain lines, for outputs that take one text. */
final class FindingText {
  private FindingText() {}

  /** Message, notes and help, one line each, safe to print; no line end behind the last. */
  static String lines(Finding finding) {
    StringBuilder out = new StringBuilder(Printable.text(finding.message()));
    for (Note note : finding.notes()) {
      out.append("\nnote: ");
      if (note.place() != null) {
        out.append(Printable.text(note.place().prefix())).append(": ");
      }
      out.append(Printable.text(note.text()));
    }
    if (finding.help() != null) {
      out.append("\nhelp: ").append(Printable.text(finding.help()));
    }
    return out.toString();
  }

  /** As {@link #lines(Finding)} for a finding that is shown at another place than its own. */
  static String lines(Finding finding, Place shown) {
    Place own = finding.place();
    boolean told = own == null || own.equals(shown);
    for (Note note : finding.notes()) {
      told |= note.place() != null && note.place().equals(own);
    }
    return told
        ? lines(finding)
        : lines(finding) + "\nnote: seen at " + Printable.text(own.prefix());
  }

  /** The level, and whether it was waived: {@code waived error}. */
  static String level(Finding finding) {
    return (finding.waived() ? "waived " : "") + finding.level().text();
  }

  /** {@code scratch/0 `aot_arena_dtcm_buffer`}, or the kind of thing that the finding is about. */
  static String subject(Finding finding) {
    var subject = finding.subject();
    StringBuilder out = new StringBuilder();
    if (subject.module() != null && subject.role() != null && subject.regionId() != null) {
      out.append(ObjectLabel.arena(subject, true)).append(' ');
    } else if (subject.module() != null) {
      out.append(subject.module()).append(' ');
    }
    out.append(subject.object().text());
    String name = subject.symbol() != null ? subject.symbol() : subject.memory();
    if (name != null) {
      out.append(' ').append(name);
    }
    return Printable.text(out.toString());
  }
}
