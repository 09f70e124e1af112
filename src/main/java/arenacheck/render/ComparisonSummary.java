package arenacheck.render;

import arenacheck.compare.Change;
import arenacheck.compare.Comparison;
import arenacheck.compare.FindingState;
import arenacheck.compare.HashDifference;

/** Sentences about a comparison that more than one format prints. */
final class ComparisonSummary {
  static final String NO_CHECKSUM =
      "the hashes tell one plan from another; they are no checksum of the weights";

  private ComparisonSummary() {}

  /** {@code equal}, or {@code different} and how much of what. */
  static String of(Comparison comparison) {
    if (comparison.isEqual()) {
      return "equal: nothing that was compared differs";
    }
    StringBuilder text = new StringBuilder();
    if (comparison.verdict() != null) {
      add(text, ChangeRow.text(comparison.verdict()));
    }
    count(text, comparison.modules().size(), "module");
    count(text, comparison.arenas().size(), "arena");
    count(text, comparison.objects().size(), "storage object");
    count(text, comparison.tensors().size(), "tensor");
    int hashes = comparison.hashes().size();
    add(text, hashes == 0 ? "" : hashes + (hashes == 1 ? " hash" : " hashes"));
    int added = 0;
    for (Change<FindingState> change : comparison.findings()) {
      added += change.isAdded() ? 1 : 0;
    }
    count(text, added, "new finding");
    count(text, comparison.findings().size() - added, "gone finding");
    int rows = comparison.memory().size();
    add(text, rows == 0 ? "" : "sums of " + rows + (rows == 1 ? " memory" : " memories"));
    return "different: " + text;
  }

  private static void count(StringBuilder text, int number, String noun) {
    add(text, number == 0 ? "" : Count.of(number, noun));
  }

  private static void add(StringBuilder text, String part) {
    if (!part.isEmpty()) {
      text.append(text.length() == 0 ? "" : ", ").append(part);
    }
  }

  /** {@code plan_hash of module aot differs: 1 -> 2}, and why. */
  static String text(HashDifference hash) {
    String text =
        hash.hash()
            + " of module "
            + hash.module()
            + " differs: "
            + (hash.before() == null ? "none" : hash.before())
            + " -> "
            + (hash.after() == null ? "none" : hash.after());
    return hash.reasons().isEmpty() ? text + "; nothing that was compared explains it" : text;
  }

  /** {@code error: message [rule]}. */
  static String text(FindingState finding) {
    return (finding.waived() ? "waived " : "")
        + finding.level()
        + ": "
        + finding.message()
        + " ["
        + finding.rule()
        + "]";
  }
}
