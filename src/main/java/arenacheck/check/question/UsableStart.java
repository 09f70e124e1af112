package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Promise;
import arenacheck.check.wording.ObjectWording;

/** Does the usable arena start at an address other than 0, and aligned? */
public final class UsableStart implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    if (!asked.promise().isBound() && leavesObject(asked.promise())) {
      return;
    }
    long start = asked.usableStart();
    long alignment = asked.promise().arena().alignment();
    if (start == 0) {
      findings.add(ObjectWording.nullAddress(asked));
    } else if (alignment > 0 && Long.remainderUnsigned(start, alignment) != 0) {
      findings.add(ObjectWording.misaligned(asked));
    }
  }

  /** A guard that is longer than the object ends nowhere: told as the report's fault already. */
  private static boolean leavesObject(Promise promise) {
    return promise.storage().dataOffsetBytes() > promise.sizeBytes();
  }
}
