package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;

/** Are the values of a constant still there after power-off? */
public final class LoadAddress implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    Section section = asked.section();
    if (!asked.promise().isGenerated()
        || !asked.promise().holdsConstants()
        || section == null
        || !section.hasFileContents()) {
      return;
    }
    Long load = asked.linked().loadAddress();
    Section code = asked.image().sectionAt(entry(asked));
    Long start = code == null ? null : asked.image().loadAddress(code, entry(asked));
    if (load == null) {
      if (code != null && (start == null || keeps(asked.layout(), start))) {
        findings.add(PlacementWording.loadAddressUnknown(asked));
      }
      return;
    }
    // An image that a debugger or a boot loader puts into RAM as a whole keeps nothing anyway.
    Memory memory = asked.layout().at(load);
    if (memory != null
        && !keeps(asked.layout(), load)
        && start != null
        && keeps(asked.layout(), start)) {
      findings.add(PlacementWording.loadAddressVolatile(asked, memory));
    }
  }

  private static long entry(Asked asked) {
    return asked.image().elf().entry() & ~1L;
  }

  /** Whether a non-volatile memory holds the address; memories of a layout may overlap. */
  private static boolean keeps(Layout layout, long address) {
    for (Memory memory : layout.memories()) {
      if (memory.nonVolatile() && memory.contains(address)) {
        return true;
      }
    }
    return false;
  }
}
