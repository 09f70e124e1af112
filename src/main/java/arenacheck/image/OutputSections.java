package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  private final Map<String, List<Integer>> byName = new HashMap<>();

  private final Map<AddressRange, Integer> byRange = new HashMap<>();

  OutputSections(ElfImage elf, LinkMap map) {
    this.map = map;
    this.positions = new int[elf.sections().size()];
    Arrays.fill(positions, UNKNOWN);
    for (int i = 0; i < map.outputSections().size(); i++) {
      OutputSection output = map.outputSections().get(i);
      List<Integer> named = byName.get(output.name());
      if (named == null) {
        named = new ArrayList<>();
        byName.put(output.name(), named);
      }
      named.add(i);
      byRange.putIfAbsent(output.range(), i);
    }
  }

  /** Those of a name, in the order of the map. */
  List<OutputSection> named(String name) {
    List<OutputSection> named = new ArrayList<>();
    for (int position : byName.getOrDefault(name, List.of())) {
      named.add(map.outputSections().get(position));
    }
    return named;
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

  /**
   * Whether a NOBITS section is the zeroed part of an armlink region although it starts before the
   * first row of zeroes: the initialised part may end anywhere in the padding between.
   */
  boolean isZeroedPart(Section section, int position) {
    if (!section.isNobits() || position == 0 || map.linker() != Linker.ARMLINK) {
      return false;
    }
    OutputSection zeroed = map.outputSections().get(position);
    OutputSection before = map.outputSections().get(position - 1);
    return before.line() == zeroed.line()
        && before.range().contains(section.address())
        && map.inputSectionAt(position - 1, section.address()) == null
        && section.range().contains(zeroed.range())
        && section.range().end() == zeroed.range().end();
  }

  boolean isZeroedPart(Section section, OutputSection output) {
    for (int position : byName.getOrDefault(section.name(), List.of())) {
      if (map.outputSections().get(position) == output) {
        return isZeroedPart(section, position);
      }
    }
    return false;
  }

  private int find(Section section) {
    int second = -1;
    for (int position : byName.getOrDefault(section.name(), List.of())) {
      AddressRange range = map.outputSections().get(position).range();
      if (range.start() == section.address() && !range.isEmpty()
          || isZeroedPart(section, position)) {
        return position;
      }
      if (second < 0 && range.contains(section.address())) {
        second = position;
      }
    }
    return second >= 0 ? second : byRange.getOrDefault(section.range(), -1);
  }
}
