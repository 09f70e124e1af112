package arenacheck.image;

import arenacheck.elf.Section;
import arenacheck.memory.AddressRange;
import java.util.List;

/**
 * What one loop of start-up code can copy: output sections with contents, by load address, all at
 * one distance of run and load address, each less than {@link #GAP} bytes behind the one before.
 *
 * @param distance VMA - LMA
 */
public record CopyRun(List<Section> sections, long distance) {
  /** Alignment leaves gaps between sections; a larger one is no alignment. */
  static final long GAP = 64;

  public CopyRun {
    sections = List.copyOf(sections);
  }

  /** Load address of one of its sections. */
  public long load(Section section) {
    return section.address() - distance;
  }

  /** Position of one of its sections. */
  int position(Section section) {
    int at = 0;
    while (sections.get(at).index() != section.index()) {
      at++;
    }
    return at;
  }

  /** Run addresses from the first to the last. */
  public AddressRange range() {
    return AddressRange.between(
        sections.get(0).address(), sections.get(sections.size() - 1).range().end());
  }
}
