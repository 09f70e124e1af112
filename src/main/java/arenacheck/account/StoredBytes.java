package arenacheck.account;

import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Bytes of load images. They count where their image starts, also those that reach out of its
 * memory: there the link has to find room for them. A byte that two images claim counts once.
 *
 * @param origin where the image starts, unsigned
 * @param range load addresses
 * @param bytes how many of them count
 */
record StoredBytes(long origin, AddressRange range, long bytes) {
  StoredBytes(long origin, AddressRange range) {
    this(origin, range, range.length());
  }

  /** The same images with each byte once, and without those that count as something else. */
  static List<StoredBytes> once(List<StoredBytes> images, RangeSet taken) {
    List<StoredBytes> sorted = new ArrayList<>(images);
    sorted.sort((a, b) -> Long.compareUnsigned(a.range.start(), b.range.start()));
    List<StoredBytes> once = new ArrayList<>();
    AddressRange seen = new AddressRange(0, 0);
    for (StoredBytes image : sorted) {
      long ahead = image.range.start() - seen.start();
      long shared = Long.compareUnsigned(ahead, seen.length()) < 0 ? seen.length() - ahead : 0;
      if (Long.compareUnsigned(shared, image.range.length()) < 0) {
        long bytes = image.range.length() - shared;
        AddressRange rest = new AddressRange(image.range.start() + shared, bytes);
        once.add(new StoredBytes(image.origin, rest, bytes - taken.sizeIn(rest)));
        seen = image.range;
      }
    }
    return once;
  }
}
