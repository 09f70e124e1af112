package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;
import arenacheck.image.StartCode;
import arenacheck.memory.Memory;

/** Are the values of a constant still there after power-off? */
public final class LoadAddress implements ObjectQuestion {
  private final StartCode start;

  public LoadAddress(StartCode start) {
    this.start = start;
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    Section section = asked.section();
    if (!asked.promise().isGenerated()
        || !asked.promise().holdsConstants()
        || section == null
        || !section.hasFileContents()
        // An image that a debugger or a boot loader puts into RAM as a whole keeps nothing anyway.
        || start.kept() == StartCode.Kept.NO) {
      return;
    }
    Long load = asked.keptAt();
    if (load == null) {
      findings.add(PlacementWording.loadAddressUnknown(asked));
    } else if (asked.layout().isVolatile(load) && !asked.layout().isNonVolatile(load)) {
      Memory memory = asked.layout().at(load);
      findings.add(
          start.kept() == StartCode.Kept.YES
              ? PlacementWording.loadAddressVolatile(asked, memory)
              : PlacementWording.startUnknown(asked, memory, start));
    }
  }
}
