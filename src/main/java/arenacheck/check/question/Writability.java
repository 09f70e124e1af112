package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.memory.Memory;

/** Can the model write what it has to write? Judged by the memory: section flags do not tell. */
public final class Writability implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    if (!asked.promise().isWritten() || isAsPromised(asked)) {
      return;
    }
    for (Memory memory : asked.layout().memories()) {
      if (memory.nonVolatile() && touches(memory, asked)) {
        findings.add(PlacementWording.notWritable(asked, memory));
        return;
      }
    }
  }

  /** Where memories of the layout overlap, the promised one counts. */
  private static boolean isAsPromised(Asked asked) {
    Memory promised = asked.promised();
    return promised != null && !promised.nonVolatile() && promised.contains(asked.range());
  }

  private static boolean touches(Memory memory, Asked asked) {
    if (memory.contains(asked.linked().address())) {
      return true;
    }
    for (var aperture : memory.apertures()) {
      if (aperture.overlaps(asked.range())) {
        return true;
      }
    }
    return false;
  }
}
