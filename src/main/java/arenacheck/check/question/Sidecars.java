package arenacheck.check.question;

import arenacheck.check.Asked;
import arenacheck.check.Findings;
import arenacheck.check.Promise;
import arenacheck.check.wording.BindingWording;
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
      askContents(sidecar, file, linked, findings);
    }
  }

  private static void askContents(
      Promise sidecar, SidecarFile file, Asked linked, Findings findings) {
    long offset = linked.usableStart() - linked.linked().address();
    for (int at = 0; at < file.bytes().length; at += BLOCK) {
      int length = Math.min(BLOCK, file.bytes().length - at);
      byte[] image = linked.image().contents(linked.linked(), offset + at, length);
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
