package arenacheck.cli;

import arenacheck.check.Verdict;

/** What the process says at its end. */
final class ExitCode {
  static final int PASS = 0;
  static final int FAIL = 1;

  /** Input or options that cannot be used. */
  static final int UNUSABLE = 2;

  static final int INCOMPLETE = 3;

  /** A defect of ours: EX_SOFTWARE of sysexits.h. */
  static final int DEFECT = 70;

  private ExitCode() {}

  static int of(Verdict verdict) {
    return switch (verdict) {
      case PASS -> PASS;
      case FAIL -> FAIL;
      case INCOMPLETE -> INCOMPLETE;
    };
  }
}
