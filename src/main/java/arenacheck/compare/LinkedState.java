package arenacheck.compare;

import arenacheck.check.ObjectResult;
import arenacheck.image.LinkedObject;

/**
 * What was linked for a storage object.
 *
 * @param symbol or {@code null} for a bound address
 * @param address unsigned
 * @param size bytes, unsigned, or {@code null} where nothing tells
 * @param loadAddress LMA of its contents, unsigned, or {@code null}
 * @param section output section, or {@code null}
 * @param memory that holds it whole, or {@code null}
 */
public record LinkedState(
    String symbol, long address, Long size, Long loadAddress, String section, String memory) {

  /** {@code null} where nothing was linked. */
  static LinkedState of(ObjectResult object) {
    LinkedObject linked = object.linked();
    return linked == null
        ? null
        : new LinkedState(
            linked.symbol(),
            linked.address(),
            linked.size(),
            linked.loadAddress(),
            linked.section(),
            object.linkedMemory());
  }
}
