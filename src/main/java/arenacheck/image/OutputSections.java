package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.OutputSection;
import java.util.Arrays;
import java.util.List;

/**
 * Which output section of the map each ELF section is: the same name at the same address, since a
 * script may make two of one name. An execution region of armlink becomes up to two ELF sections of
 * its name, so a range that holds the address is the second choice; a section that a tool renamed
 * after the link is known by address and size.
 */
final class OutputSections {
  private static final int UNKNOWN = -2;

  private final LinkMap map;
  private final int[] positions;

  OutputSections(ElfImage elf, LinkMap map) {
    this.map = map;
    this.positions = new int[elf.sections().size()];
    Arrays.fill(positions, UNKNOWN);
  }

  /** Position in {@link LinkMap#outputSections()}, or -1. */
  int of(Section section) {
    int index = section.index();
    if (positions[index] == UNKNOWN) {
      positions[index] = find(section);
    }
    return positions[index];
  }

  boolean isStoredSize(Section section) {
    int position = of(section);
    return position >= 0 && map.outputSections().get(position).sizeIsStored();
  }

  private int find(Section section) {
    List<OutputSection> all = map.outputSections();
    int second = -1;
    int third = -1;
    for (int i = 0; i < all.size(); i++) {
      OutputSection output = all.get(i);
      if (output.name().equals(section.name())) {
        if (output.range().start() == section.address() && !output.range().isEmpty()) {
          return i;
        }
        if (second < 0 && output.range().contains(section.address())) {
          second = i;
        }
      } else if (third < 0 && output.range().equals(section.range())) {
        third = i;
      }
    }
    return second >= 0 ? second : third;
  }
}
