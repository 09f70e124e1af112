package arenacheck.check;

import arenacheck.elf.Section;
import arenacheck.image.LinkedImage;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;

/**
 * One storage object that has an address: what the questions after existence are asked of.
 *
 * @param linked what was linked for it
 */
public record Asked(Promise promise, LinkedObject linked, LinkedImage image, Layout layout) {

  /** The promised memory, or {@code null} where the layout does not know it. */
  public Memory promised() {
    return layout.find(promise.storage().memory());
  }

  /** The ELF section, or {@code null} where the ELF has no section headers. */
  public Section section() {
    return image.sectionOf(linked);
  }

  /**
   * LMA that the contents are kept at: the object's own; of compressed contents only the section as
   * a whole has one. {@code null} where it cannot be told.
   */
  public Long keptAt() {
    Section section = section();
    return section != null && image.isStoredSize(section)
        ? image.elf().loadAddress(section)
        : linked.loadAddress();
  }

  /** First byte that the model uses: behind the guard; a bound buffer has none. */
  public long usableStart() {
    return promise.isBound()
        ? linked.address()
        : linked.address() + promise.storage().dataOffsetBytes();
  }

  /**
   * The bytes that are the arena's: all of a generated object, of a bound buffer only what is used.
   */
  public AddressRange range() {
    return AddressRange.clamped(linked.address(), bytes());
  }

  /** Whether {@link #range} had to be cut: the last byte would lie behind the last address. */
  public boolean wrapsAround() {
    return !AddressRange.fits(linked.address(), bytes());
  }

  /** Whether no bytes are promised and the symbol has none: its section's are not its own. */
  public boolean isEmpty() {
    return promise.sizeBytes() == 0 && linked.sizeOfSection();
  }

  private long bytes() {
    long size = linked.size() == null || isEmpty() ? 0 : linked.size();
    if (promise.isBound() && Long.compareUnsigned(size, promise.arena().used()) > 0) {
      size = promise.arena().used();
    }
    return size;
  }
}
