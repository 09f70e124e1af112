package arenacheck.account;

import java.util.List;

/**
 * One row of the memory table, in bytes; {@code null} where a figure could not be told.
 *
 * @param memory the memory's name, or {@code (outside)} for bytes in no known memory
 * @param capacity the extent, or the aperture where nothing narrower is known
 * @param arenaUsed sum of {@code used} of the arenas that run there
 * @param sourceBytes sum of the staged sources' {@code size_bytes} there
 * @param linked union of the storage objects' linked ranges there, guards included
 * @param loadImage load image kept there for storage objects that run elsewhere
 * @param other everything else that is allocated there, but stack and fill-to-the-end heap
 * @param stack the stack
 * @param heap the heap that fills the region to its end
 * @param free capacity minus linked, loadImage, other and stack
 */
public record MemoryRow(
    String memory,
    Long capacity,
    Long arenaUsed,
    Long sourceBytes,
    Long linked,
    Long loadImage,
    Long other,
    Long stack,
    Long heap,
    Long free,
    List<BudgetUse> budgets) {
  public MemoryRow {
    budgets = List.copyOf(budgets);
  }

  /**
   * What of the memory is not free, in bytes; {@code null} where it could not be told. Bytes in no
   * known memory are taken of no capacity.
   */
  public Long taken() {
    if (capacity != null) {
      return free == null ? null : capacity - free;
    }
    boolean told = linked != null && loadImage != null && other != null && stack != null;
    return told ? (Long) (linked + loadImage + other + stack) : null;
  }
}
