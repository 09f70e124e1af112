package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.CopyWording;
import arenacheck.elf.Section;
import arenacheck.image.InitialCopy;
import arenacheck.image.StartCode;

/** Does start-up code copy constants to where they run? */
public final class NotCopied implements ObjectQuestion {
  private final StartCode start;

  public NotCopied(StartCode start) {
    this.start = start;
  }

  @Override
  public void ask(Asked asked, Findings findings) {
    InitialCopy copy = copyOf(asked);
    if (copy == null || copy instanceof InitialCopy.Copied || OrphanSection.isLost(asked)) {
      return;
    }
    findings.add(CopyWording.notCopied(asked, copy));
  }

  /** Who copies the object; {@code null} where nobody has to, or nothing can be told. */
  public InitialCopy copyOf(Asked asked) {
    Section section = asked.section();
    Long load = asked.linked().loadAddress();
    if (!asked.promise().isGenerated()
        || !asked.promise().holdsConstants()
        || section == null
        || !section.hasFileContents()
        || asked.range().isEmpty()
        || load == null
        || load == asked.linked().address()
        || !asked.layout().isNonVolatile(load)
        || !asked.layout().isVolatile(asked.linked().address())
        || asked.layout().isNonVolatile(asked.linked().address())
        // Whoever loads the whole image to RAM can load the constants there, too.
        || start.kept() == StartCode.Kept.NO) {
      return null;
    }
    return asked.image().initialCopy(section, asked.range().end());
  }
}
