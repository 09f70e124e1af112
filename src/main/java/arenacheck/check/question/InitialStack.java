package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Promise;
import arenacheck.check.wording.OverlapWording;
import arenacheck.elf.ElfImage;
import arenacheck.image.LinkedImage;
import arenacheck.image.VectorTable;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Role;
import java.util.List;

/** Does the stack, which grows downwards, start inside the object? */
public final class InitialStack implements ObjectQuestion {
  private final VectorTable vectors;

  /**
   * @param vectors or {@code null} where the image shows none
   */
  public InitialStack(VectorTable vectors) {
    this.vectors = vectors;
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    AddressRange range = asked.range();
    if (vectors != null && !range.isEmpty() && range.contains(vectors.stackPointer() - 1)) {
      findings.add(OverlapWording.stackInArena(asked, vectors));
    }
  }

  /** Says so where memory was promised that a stack could destroy, and no stack is known. */
  public void askKnown(LinkedImage image, List<Promise> promises, List<String> remarks) {
    if (vectors != null || image.elf().machine() != ElfImage.ARM) {
      return;
    }
    for (Promise promise : promises) {
      Role role = promise.arena().role();
      if (role == Role.SCRATCH || role == Role.PERSISTENT) {
        remarks.add(OverlapWording.STACK_UNKNOWN);
        return;
      }
    }
  }
}
