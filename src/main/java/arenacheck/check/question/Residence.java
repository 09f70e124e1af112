package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.ResidenceWording;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import arenacheck.memory.Target;
import java.util.List;

/** Does every byte lie in the promised memory, and in the part of it that this link may use? */
public final class Residence implements ObjectQuestion {
  private String otherBoard;

  /** Looks at all objects before each is asked of: do they fit another board as a whole? */
  public void expect(List<Asked> objects, Target target) {
    otherBoard = OtherBoard.of(objects, target);
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    Memory promised = asked.promised();
    AddressRange range = asked.range();
    if (promised == null) {
      findings.add(ResidenceWording.memoryUnmapped(asked));
    } else if (holdsNothing(asked)) {
      return;
    } else if (asked.wrapsAround() || !promised.contains(range)) {
      findings.add(ResidenceWording.wrongMemory(asked, promised, otherBoard));
    } else if (promised.extent() != null
        && !promised.extent().contains(range)
        && !asked.image().isInRegions(range)) {
      findings.add(ResidenceWording.capacityExceeded(asked, promised));
    }
  }

  /** Of an object without bytes none can lie elsewhere; one of unknown size has a place. */
  private static boolean holdsNothing(Asked asked) {
    return asked.range().isEmpty() && asked.linked().size() != null;
  }
}
