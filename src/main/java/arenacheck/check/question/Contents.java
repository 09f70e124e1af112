package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;

/** Are the values of a constant in the image at all? */
public final class Contents implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    Section section = asked.section();
    if (asked.promise().isGenerated()
        && asked.promise().holdsConstants()
        && asked.promise().sizeBytes() != 0
        && section != null
        && section.isNobits()
        && hasContents(asked)) {
      findings.add(PlacementWording.contentsMissing(asked, section));
    }
  }

  /** A debug-only file has bytes for no allocated section and tells nothing about contents. */
  private static boolean hasContents(Asked asked) {
    for (Section section : asked.image().elf().sections()) {
      if (section.isAllocated() && section.hasFileContents()) {
        return true;
      }
    }
    return false;
  }
}
