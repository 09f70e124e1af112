package arenacheck.compare;

import arenacheck.check.Subject;

/**
 * One storage object of a side. Module, role, arena memory and kind of object are its identity;
 * symbols may be renamed.
 *
 * @param subject which one
 * @param owner {@code null} for a sidecar
 * @param sizeBytes promised size
 * @param dataOffsetBytes guard in front of the usable start
 * @param status {@code null} in a report, where nothing was linked yet
 * @param linked or {@code null}
 * @param sha256 of a sidecar's bytes, or {@code null}
 */
public record ObjectState(
    Subject subject,
    String owner,
    long sizeBytes,
    long dataOffsetBytes,
    String status,
    LinkedState linked,
    String sha256) {

  /** {@code scratch/dtcm runtime}. */
  public String name() {
    return subject.role().text() + "/" + subject.arenaMemory() + " " + subject.object().text();
  }
}
