package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Status;
import java.util.List;

/**
 * One test case: a storage object, or something else that has findings.
 *
 * @param findings those of its subject, in their order
 */
record JunitCase(String suite, String name, Outcome outcome, List<Finding> findings) {

  /** What CI makes of it. */
  enum Outcome {
    PASSED,
    /** Something is wrong. */
    FAILURE,
    /** It could not be verified: neither right nor wrong, and not to be overlooked. */
    ERROR,
    /** All that is wrong or not verified was waived. */
    SKIPPED
  }

  static JunitCase of(String suite, String name, Status status, List<Finding> findings) {
    return new JunitCase(suite, name, outcome(status, findings), List.copyOf(findings));
  }

  private static Outcome outcome(Status status, List<Finding> findings) {
    boolean error = false;
    boolean unverified = false;
    boolean waived = false;
    for (Finding finding : findings) {
      boolean grave = finding.level() == Level.ERROR || finding.level() == Level.UNVERIFIED;
      waived |= grave && finding.waived();
      error |= finding.level() == Level.ERROR && !finding.waived();
      unverified |= finding.level() == Level.UNVERIFIED && !finding.waived();
    }
    if (error) {
      return Outcome.FAILURE;
    }
    if (unverified) {
      return Outcome.ERROR;
    }
    if (waived) {
      return Outcome.SKIPPED;
    }
    return status == Status.OK ? Outcome.PASSED : Outcome.ERROR;
  }

  /** The finding that decided, or {@code null} where there is none. */
  Finding decisive() {
    for (Finding finding : findings) {
      boolean decides =
          switch (outcome) {
            case PASSED -> false;
            case FAILURE -> finding.level() == Level.ERROR && !finding.waived();
            case ERROR -> finding.level() == Level.UNVERIFIED && !finding.waived();
            case SKIPPED -> finding.waived();
          };
      if (decides) {
        return finding;
      }
    }
    return null;
  }
}
