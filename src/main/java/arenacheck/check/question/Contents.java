package arenacheck.check.question;

import arenacheck.account.Occupancy;
import arenacheck.check.Asked;
import arenacheck.check.FindingDraft;
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
        && !asked.image().isZeroed(asked.linked())
        && Occupancy.hasContents(asked.image().elf())) {
      findings.add(missing(asked, section));
    }
  }

  private static FindingDraft missing(Asked asked, Section section) {
    if (asked.image().isUnpacked(section)) {
      return PlacementWording.contentsUnpacked(asked, section);
    }
    return asked.image().mayBeZeroed(section)
        ? PlacementWording.contentsUnknown(asked, section)
        : PlacementWording.contentsMissing(asked, section);
  }
}
