package arenacheck.check;

import arenacheck.image.InitialCopy;
import arenacheck.image.LinkedObject;
import arenacheck.residency.Owner;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of one storage object of a report.
 *
 * @param subject which one
 * @param owner {@code null} for a sidecar
 * @param sourceMemory the arena's, or {@code null}
 * @param kind the arena's: {@code cold}, {@code staged} or {@code null}
 * @param sizeBytes promised size in bytes
 * @param dataOffsetBytes guard in front of the usable start; 0 for a sidecar
 * @param used the arena's planned bytes
 * @param totalSize the arena's planner capacity
 * @param alignment the arena's
 * @param linked what was really linked, or {@code null}
 * @param linkedMemory the layout's memory that holds it whole, or {@code null}
 * @param sha256 of a sidecar's bytes, or {@code null}
 * @param copy who copies a constant to where it runs; {@code null} where nobody has to
 * @param rules rules of its findings, in their order, each once
 */
public record ObjectResult(
    Subject subject,
    String enumName,
    Owner owner,
    String sourceMemory,
    String kind,
    long sizeBytes,
    long dataOffsetBytes,
    long used,
    long totalSize,
    long alignment,
    Status status,
    LinkedObject linked,
    String linkedMemory,
    String sha256,
    InitialCopy copy,
    List<Rule> rules) {
  public ObjectResult {
    rules = List.copyOf(rules);
  }

  /** The same with one more rule at the end. */
  public ObjectResult with(Rule rule) {
    List<Rule> more = new ArrayList<>(rules);
    more.add(rule);
    return new ObjectResult(
        subject,
        enumName,
        owner,
        sourceMemory,
        kind,
        sizeBytes,
        dataOffsetBytes,
        used,
        totalSize,
        alignment,
        status,
        linked,
        linkedMemory,
        sha256,
        copy,
        more);
  }
}
