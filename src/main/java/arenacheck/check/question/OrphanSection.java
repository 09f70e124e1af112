package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;
import arenacheck.image.InitialCopy;
import arenacheck.image.LinkedObject;
import arenacheck.linkmap.OutputSection;

/** Does a statement of the linker script collect the object's section? */
public final class OrphanSection implements ObjectQuestion {
  private static final int BLOCK = 1 << 16;

  @Override
  public void ask(Asked asked, Findings findings) {
    OutputSection output = orphan(asked);
    if (output != null) {
      findings.add(PlacementWording.orphanSection(asked, output, copy(asked), isLost(asked)));
    }
  }

  /** Whether it lies in an orphan with contents that nothing copies to where it runs. */
  static boolean isLost(Asked asked) {
    InitialCopy copy = orphan(asked) == null ? null : copy(asked);
    return copy != null && !(copy instanceof InitialCopy.Copied) && hasContents(asked);
  }

  /** The map's output section where no statement collects it, else {@code null}. */
  private static OutputSection orphan(Asked asked) {
    Section section = asked.section();
    OutputSection output = section == null ? null : asked.image().outputSectionOf(section);
    // An orphan brings its input section: without one, the script itself reserves the bytes.
    return output == null
            || output.patterns() != 0
            || asked.promise().isBound()
            || asked.linked().inputSection() == null
        ? null
        : output;
  }

  /** Who copies it; {@code null} where it is stored where it runs, or has no contents. */
  private static InitialCopy copy(Asked asked) {
    LinkedObject linked = asked.linked();
    return linked.loadAddress() == null || linked.loadAddress() == linked.address()
        ? null
        : asked.image().initialCopy(asked.section(), asked.range().end());
  }

  private static boolean hasContents(Asked asked) {
    long size = asked.range().length();
    for (long at = 0; at < size; at += BLOCK) {
      byte[] bytes = asked.image().contents(asked.linked(), at, (int) Math.min(BLOCK, size - at));
      if (bytes == null) {
        return false;
      }
      for (byte one : bytes) {
        if (one != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
