package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;

/** One question about one storage object whose address is known. */
public interface ObjectQuestion {
  void ask(Asked asked, Findings findings);
}
