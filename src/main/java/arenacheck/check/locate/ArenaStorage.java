package arenacheck.check.locate;

import arenacheck.check.ObjectResult;
import arenacheck.image.LinkedObject;
import arenacheck.memory.AddressRange;
import arenacheck.residency.Owner;

/**
 * The bytes of a linked storage object: guard, used bytes, padding.
 *
 * @param range all of a generated object; of an application's buffer what the arena uses. Where the
 *     linked size is not known, the promised one
 * @param usableStart first byte behind the guard
 */
public record ArenaStorage(ObjectResult object, AddressRange range, long usableStart) {

  /** {@code null} where nothing was linked. */
  static ArenaStorage of(ObjectResult object) {
    LinkedObject linked = object.linked();
    if (linked == null) {
      return null;
    }
    boolean bound = object.owner() == Owner.APPLICATION;
    long size = linked.size() == null ? object.sizeBytes() : linked.size();
    if (bound && Long.compareUnsigned(size, object.used()) > 0) {
      size = object.used();
    }
    return new ArenaStorage(
        object,
        AddressRange.clamped(linked.address(), size),
        bound ? linked.address() : linked.address() + object.dataOffsetBytes());
  }

  /** The bytes that the plan uses. */
  public AddressRange used() {
    return AddressRange.clamped(usableStart, object.used());
  }

  /** From the usable start to the object's end. */
  public AddressRange usable() {
    return AddressRange.between(usableStart, range.end());
  }

  /** Where the initial contents are stored, or {@code null} where that is no other place. */
  AddressRange loadImage() {
    Long load = object.linked().loadAddress();
    return load == null || load == object.linked().address()
        ? null
        : AddressRange.clamped(load, range.length());
  }
}
