package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.wording.PlacementWording;
import arenacheck.elf.Section;
import arenacheck.image.LinkedObject;
import arenacheck.linkmap.OutputSection;

/** Does a statement of the linker script collect the object's section? */
public final class OrphanSection implements ObjectQuestion {
  private static final int BLOCK = 1 << 16;

  @Override
  public void ask(Asked asked, Findings findings) {
    Section section = asked.section();
    OutputSection output = section == null ? null : asked.image().outputSectionOf(section);
    if (output == null || output.patterns() != 0 || asked.promise().isBound()) {
      return;
    }
    LinkedObject linked = asked.linked();
    if (linked.inputSection() == null) {
      // An orphan brings its input section: without one, the script itself reserves the bytes.
      return;
    }
    boolean copied = linked.loadAddress() != null && linked.loadAddress() != linked.address();
    boolean lost = copied && hasContents(asked);
    findings.add(PlacementWording.orphanSection(asked, output, lost));
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
