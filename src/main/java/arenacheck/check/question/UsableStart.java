package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.ObjectWording;

/** Does the usable arena start at an address other than 0, and aligned? */
public final class UsableStart implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    long start = asked.usableStart();
    long alignment = asked.promise().arena().alignment();
    if (start == 0) {
      findings.add(ObjectWording.nullAddress(asked));
    } else if (alignment > 0 && Long.remainderUnsigned(start, alignment) != 0) {
      findings.add(ObjectWording.misaligned(asked));
    }
  }
}
