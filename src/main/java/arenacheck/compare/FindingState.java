package arenacheck.compare;

import arenacheck.check.Finding;
import arenacheck.check.Subject;

/**
 * One finding of a side.
 *
 * @param rule its public name; a saved result may know rules that we do not
 */
public record FindingState(
    String rule, String level, boolean waived, Subject subject, String message) {

  static FindingState of(Finding finding) {
    return new FindingState(
        finding.rule().text(),
        finding.level().text(),
        finding.waived(),
        finding.subject(),
        finding.message());
  }
}
