package arenacheck.render.html;

import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.List;

/** What is left of a range. */
final class Gaps {
  private Gaps() {}

  /** The parts of a range that none of the others covers, by address. */
  static List<AddressRange> of(AddressRange range, List<AddressRange> others) {
    List<AddressRange> taken = new ArrayList<>();
    for (AddressRange other : others) {
      AddressRange part = range.intersection(other);
      if (!part.isEmpty()) {
        taken.add(part);
      }
    }
    taken.sort((a, b) -> Long.compareUnsigned(a.start(), b.start()));
    List<AddressRange> gaps = new ArrayList<>();
    long covered = 0;
    for (AddressRange part : taken) {
      long ahead = part.start() - range.start();
      if (Long.compareUnsigned(ahead, covered) > 0) {
        gaps.add(new AddressRange(range.start() + covered, ahead - covered));
      }
      long reach = ahead + part.length();
      covered = Long.compareUnsigned(reach, covered) > 0 ? reach : covered;
    }
    if (Long.compareUnsigned(covered, range.length()) < 0) {
      gaps.add(new AddressRange(range.start() + covered, range.length() - covered));
    }
    return gaps;
  }
}
