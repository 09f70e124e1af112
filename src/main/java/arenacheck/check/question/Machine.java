package arenacheck.check.question;

import arenacheck.check.Findings;
import arenacheck.check.wording.InputWording;
import arenacheck.elf.ElfImage;
import arenacheck.memory.Target;

/** Is the image made for the machine that the model was compiled for? */
public final class Machine {
  /** {@code target} may be {@code null}. */
  public void ask(ElfImage elf, Target target, Findings findings) {
    if (elf.machine() != ElfImage.ARM) {
      findings.add(InputWording.machineMismatch(elf));
    } else if (target != null
        && (elf.elfClass() != target.elfClass() || elf.bigEndian() != target.bigEndian())) {
      findings.add(InputWording.formatMismatch(elf, target));
    }
  }
}
