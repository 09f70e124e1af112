package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.ObjectWording;
import arenacheck.elf.Section;
import arenacheck.image.Evidence;
import arenacheck.image.LinkedObject;

/** Is the object as large as promised, and wholly inside its section? */
public final class ObjectSize implements ObjectQuestion {
  @Override
  public void ask(Asked asked, Findings findings) {
    LinkedObject linked = asked.linked();
    long promised = asked.promise().sizeBytes();
    boolean bound = asked.promise().isBound();
    // Of what no symbol names that is said already; a size may be that of a padded section.
    boolean unnamed =
        linked.evidence() == Evidence.MAP_SECTION || linked.evidence() == Evidence.MAP_SYMBOL;
    if (linked.size() == null) {
      // A symbol of size 0 may be one whose size nobody told, but no bytes are needed of it.
      if (!unnamed && (bound ? asked.promise().arena().used() : promised) != 0) {
        findings.add(ObjectWording.sizeUnknown(asked, null));
      }
      return;
    }
    if (bound || asked.isEmpty()) {
      return;
    }
    if (linked.sizeOfSection() && Long.compareUnsigned(linked.size(), promised) > 0) {
      // The section may be padded behind the object.
      if (!unnamed) {
        findings.add(ObjectWording.sizeUnknown(asked, linked.size()));
      }
    } else if (linked.size() != promised) {
      findings.add(ObjectWording.sizeMismatch(asked));
    } else {
      askSection(asked, findings);
    }
  }

  private static void askSection(Asked asked, Findings findings) {
    Section section = asked.section();
    if (section == null || section.range().contains(asked.linked().range())) {
      return;
    }
    if (!asked.image().isRunEndTold(section)) {
      findings.add(ObjectWording.pastStoredBytes(asked, section));
    } else if (!asked.image().runRange(section).contains(asked.linked().range())) {
      findings.add(ObjectWording.pastSection(asked));
    }
  }
}
