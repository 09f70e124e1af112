package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.memory.Memory;

/** Are the values of a constant still there after power-off? */
public final class LoadAddress implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    Section section = asked.section();
    if (!asked.promise().isGenerated()
        || !asked.promise().holdsConstants()
        || section == null
        || !section.hasFileContents()
        || !startsFromNonVolatile(asked)) {
      return;
    }
    Long load = asked.linked().loadAddress();
    if (load == null) {
      findings.add(PlacementWording.loadAddressUnknown(asked));
      return;
    }
    Memory memory = asked.layout().at(load);
    if (memory != null && !memory.nonVolatile()) {
      findings.add(PlacementWording.loadAddressVolatile(asked, memory));
    }
  }

  /** An image that a debugger or a boot loader puts into RAM as a whole keeps nothing anyway. */
  private static boolean startsFromNonVolatile(Asked asked) {
    LinkedImage image = asked.image();
    long entry = image.elf().entry() & ~1L;
    Section code = image.sectionAt(entry);
    Long load = code == null ? null : image.loadAddress(code, entry);
    Memory memory = load == null ? null : asked.layout().at(load);
    return memory != null && memory.nonVolatile();
  }
}
