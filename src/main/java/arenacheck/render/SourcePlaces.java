package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.check.Result;
import arenacheck.io.Place;
import java.util.HashSet;
import java.util.Set;

/**
 * Where a finding is shown by tools that show files of the repository: map and image are products
 * of the build and not among these, the reports are.
 */
final class SourcePlaces {
  private final Set<String> reports = new HashSet<>();

  SourcePlaces(Result result) {
    result.inputs().reports().forEach(report -> reports.add(report.path()));
  }

  /** The finding's place in a report, or its own place where it names none; may be {@code null}. */
  Place of(Finding finding) {
    if (isReport(finding.place())) {
      return finding.place();
    }
    for (Note note : finding.notes()) {
      if (isReport(note.place())) {
        return note.place();
      }
    }
    return finding.place();
  }

  private boolean isReport(Place place) {
    return place != null && reports.contains(place.file());
  }
}
