package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.OverlapWording;
import arenacheck.image.LinkedImage;
import arenacheck.image.VectorTable;
import arenacheck.memory.AddressRange;

/** Does the stack, which grows downwards, start inside the object? */
public final class InitialStack implements ObjectQuestion {
  private final Long stackPointer;

  public InitialStack(LinkedImage image) {
    this.stackPointer = VectorTable.initialStackPointer(image.elf());
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    AddressRange range = asked.range();
    if (stackPointer != null && !range.isEmpty() && range.contains(stackPointer - 1)) {
      findings.add(OverlapWording.stackInArena(asked, stackPointer));
    }
  }
}
