package arenacheck.check.locate;

import arenacheck.check.ObjectResult;
import arenacheck.residency.Tensor;
import java.util.List;

/**
 * A storage object that answers a query.
 *
 * @param storage its bytes, or {@code null} where it is not linked
 * @param part of an address, else {@code null}
 * @param offset bytes from the usable start, signed; {@code null} where the whole object is meant
 * @param tensors those that may lie at the address, or the one that was asked for
 */
public record Match(
    ObjectResult object, ArenaStorage storage, Part part, Long offset, List<Tensor> tensors) {
  public Match {
    tensors = List.copyOf(tensors);
  }
}
