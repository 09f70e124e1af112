package arenacheck.check;

import arenacheck.check.wording.AmbiguityWording;
import arenacheck.check.wording.ExistenceWording;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.image.Located;

/**
 * Turns the answer to "where is NAME" into its finding, and the object that further questions take.
 */
final class Existence {
  private Existence() {}

  /**
   * Adds the finding, if any.
   *
   * @return what the further questions are asked of, or {@code null} where nothing has an address
   */
  static LinkedObject judge(
      Promise promise, String name, Located located, LinkedImage image, Findings findings) {
    if (located instanceof Located.Found found) {
      if (found.witness() != null) {
        findings.add(ExistenceWording.chosen(promise, name, found));
      }
      return found.object();
    }
    if (located instanceof Located.Renamed renamed) {
      findings.add(ExistenceWording.renamed(promise, name, renamed));
      return renamed.object();
    }
    if (located instanceof Located.Stripped stripped) {
      findings.add(ExistenceWording.stripped(promise, name, image, stripped));
      return stripped.object();
    }
    findings.add(absent(promise, name, located, image));
    return null;
  }

  private static FindingDraft absent(
      Promise promise, String name, Located located, LinkedImage image) {
    if (located instanceof Located.Ambiguous ambiguous) {
      return AmbiguityWording.ambiguous(promise, name, ambiguous);
    }
    if (located instanceof Located.NotStorage other) {
      return ExistenceWording.kind(promise, name, other);
    }
    if (located instanceof Located.Undefined) {
      return ExistenceWording.undefined(promise, name);
    }
    if (located instanceof Located.Discarded discarded) {
      return ExistenceWording.discarded(promise, name, image, discarded);
    }
    if (located instanceof Located.Folded) {
      return ExistenceWording.folded(promise, name);
    }
    return ExistenceWording.missing(promise, name, image, ((Located.Missing) located).listed());
  }
}
