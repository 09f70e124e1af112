package arenacheck.check.question;

import arenacheck.account.Occupancy;
import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Promise;
import arenacheck.check.wording.BindingWording;
import arenacheck.elf.Section;
import arenacheck.residency.SidecarFile;

/** Is the sidecar there, as long as promised, and equal to what was linked? */
public final class Sidecars {
  private static final int BLOCK = 1 << 16;

  /**
   * @param linked the object that the sidecar's bytes went into: the staged source, else the
   *     runtime object; {@code null} where none was found
   */
  public void ask(Promise sidecar, SidecarFile file, Asked linked, Findings findings) {
    if (file.trouble() != null) {
      findings.add(BindingWording.sidecarMissing(sidecar, file));
    } else if (file.length() != sidecar.sizeBytes()) {
      findings.add(BindingWording.sidecarSize(sidecar, file));
    } else if (linked != null) {
      Section section = linked.section();
      if (section != null
          && linked.image().isUnpacked(section)
          && Occupancy.hasContents(linked.image().elf())
          && file.length() != 0) {
        findings.add(BindingWording.sidecarNotCompared(sidecar, file, section));
      } else {
        askContents(sidecar, file, linked, findings);
      }
    }
  }

  /** What lies behind the linked object is no part of it: an object may leave out the padding. */
  private static int compared(SidecarFile file, Asked linked, long offset) {
    Long size = linked.linked().size();
    long room = size == null ? Long.MAX_VALUE : Math.max(0, size - offset);
    return (int) Math.min(file.bytes().length, room);
  }

  private static void askContents(
      Promise sidecar, SidecarFile file, Asked linked, Findings findings) {
    long offset = linked.usableStart() - linked.linked().address();
    int compared = compared(file, linked, offset);
    for (int at = 0; at < compared; at += BLOCK) {
      int length = Math.min(BLOCK, compared - at);
      byte[] image =
          linked.promise().isGenerated() && linked.image().isZeroed(linked.linked())
              ? new byte[length]
              : linked.image().contents(linked.linked(), offset + at, length);
      if (image == null) {
        return;
      }
      for (int i = 0; i < length; i++) {
        if (image[i] != file.bytes()[at + i]) {
          findings.add(
              BindingWording.sidecarContents(
                  sidecar,
                  file,
                  linked.promise().isBound() ? linked.linked().symbol() : linked.promise().name(),
                  linked.usableStart(),
                  at + i));
          return;
        }
      }
    }
  }
}
