package arenacheck.compare;

import arenacheck.residency.Tensor;

/** One tensor of a side. Module and id are its identity. */
public record TensorState(String module, Tensor tensor) {

  /** {@code scratch/dtcm}: the arena that it lies in. */
  public String arena() {
    return tensor.role().text() + "/" + tensor.memory();
  }
}
