package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Symbol;
import arenacheck.linkmap.InputSection;
import arenacheck.linkmap.LinkMap;
import arenacheck.linkmap.Linker;
import arenacheck.linkmap.MapRegion;
import arenacheck.linkmap.OutputSection;
import arenacheck.memory.AddressRange;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * ELF and map joined: what was really linked. It answers questions and holds no opinion. The ELF is
 * the truth for existence, address and size; the map says why, and is heard only where it is whole
 * and agrees with the ELF.
 */
public final class LinkedImage {
  private static final String ZEROED = ".bss";

  private final ElfImage elf;
  private final LinkMap map;
  private final MapState mapState;
  private final OutputSections outputs;

  /** Sections of compressed data where no map tells them. */
  private final Map<Integer, RunLength> stored;

  /** Found out for the first object that asks; {@code null} until then. */
  private InitialCopies copies;

  LinkedImage(ElfImage elf, LinkMap map, MapState mapState) {
    this.elf = elf;
    this.mapState = mapState;
    this.map = mapState instanceof MapState.Usable ? map : null;
    this.outputs = this.map == null ? null : new OutputSections(elf, map);
    this.stored = outputs == null ? CompressedSections.of(elf) : Map.of();
  }

  /**
   * Joins.
   *
   * @param map or {@code null}
   */
  public static LinkedImage of(ElfImage elf, LinkMap map) {
    return of(elf, map, List.of());
  }

  /**
   * As {@link #of(ElfImage, LinkMap)}.
   *
   * @param promised names of the objects that the reports promise: at their places a map of this
   *     link names them
   */
  public static LinkedImage of(ElfImage elf, LinkMap map, Collection<String> promised) {
    return map == null
        ? new LinkedImage(elf, null, new MapState.Absent())
        : Joining.prepare(elf).with(map, promised);
  }

  public ElfImage elf() {
    return elf;
  }

  /** The map where it may be believed, else {@code null}. */
  public LinkMap map() {
    return map;
  }

  public MapState mapState() {
    return mapState;
  }

  /** What is linked for a symbol that is defined in a section. */
  public LinkedObject object(Symbol symbol) {
    Section section = elf.sections().get(symbol.section());
    InputSection input = inputSectionAt(section, symbol.value());
    Long size = symbol.size() != 0 ? (Long) symbol.size() : OwnSection.size(elf, symbol, input);
    return new LinkedObject(
        symbol.name(),
        symbol.value(),
        size,
        loadAddress(section, symbol.value()),
        section.name(),
        section.index(),
        input == null ? null : input.name(),
        input == null ? null : input.file(),
        Evidence.ELF_SYMBOL,
        input == null ? null : (Integer) input.line(),
        symbol.size() == 0);
  }

  /** What the map alone knows: a kept input section that is the object's own. */
  LinkedObject object(String name, InputSection input) {
    return fromMap(name, input.address(), input.size(), input, Evidence.MAP_SECTION, input.line());
  }

  /** What is linked in a range that no symbol names. */
  public LinkedObject bound(String symbol, AddressRange range) {
    Section section = sectionAt(range.start());
    InputSection input = section == null ? null : inputSectionAt(section, range.start());
    return new LinkedObject(
        symbol,
        range.start(),
        range.length(),
        section == null ? null : loadAddress(section, range.start()),
        section == null ? null : section.name(),
        section == null ? -1 : section.index(),
        input == null ? null : input.name(),
        input == null ? null : input.file(),
        Evidence.BINDING,
        input == null ? null : (Integer) input.line(),
        false);
  }

  /**
   * The part of an object that a binding names: it stays in the object's section, whatever else is
   * linked at the address.
   *
   * @param size bytes, or {@code null} where nothing tells
   */
  public LinkedObject part(LinkedObject whole, long offset, Long size) {
    Section section = sectionOf(whole);
    long address = whole.address() + offset;
    return new LinkedObject(
        whole.symbol(),
        address,
        size,
        section == null ? null : loadAddress(section, address),
        whole.section(),
        whole.sectionIndex(),
        whole.inputSection(),
        whole.file(),
        Evidence.BINDING,
        whole.mapLine(),
        false);
  }

  LinkedObject fromMap(
      String name, long address, Long size, InputSection input, Evidence evidence, int line) {
    Section section = sectionAt(address);
    String output =
        section != null
            ? section.name()
            : input == null ? null : map.outputSections().get(input.output()).name();
    return new LinkedObject(
        name,
        address,
        size,
        section == null ? segmentLoad(address, size) : loadAddress(section, address),
        output,
        section == null ? -1 : section.index(),
        input == null ? null : input.name(),
        input == null ? null : input.file(),
        evidence,
        line,
        evidence == Evidence.MAP_SECTION);
  }

  /** LMA by the segments; those of armlink do not tell it. */
  private Long segmentLoad(long address, Long size) {
    return size == null || elf.hasSectionHeaders() || map.linker() == Linker.ARMLINK
        ? null
        : elf.loadAddress(AddressRange.clamped(address, size));
  }

  /**
   * LMA of an address in a section; {@code null} for NOBITS, where no segment loads it, and for
   * compressed contents: of these only the section as a whole has one.
   */
  public Long loadAddress(Section section, long address) {
    Long start = elf.loadAddress(section);
    return start == null || isStoredSize(section) ? null : start + (address - section.address());
  }

  /** The allocated section with bytes in memory at a run address, or {@code null}. */
  public Section sectionAt(long address) {
    Section found = elf.sectionAt(address);
    if (found != null) {
      return found;
    }
    for (Section section : elf.sections()) {
      if (isStoredSize(section) && runRange(section).contains(address)) {
        return section;
      }
    }
    return null;
  }

  /** Whether a section takes up run memory of its own: allocated, not empty, not thread-local. */
  public static boolean occupies(Section section) {
    return section.isAllocated() && section.size() != 0 && !(section.isTls() && section.isNobits());
  }

  /** The section of a linked object, or {@code null}. */
  public Section sectionOf(LinkedObject object) {
    return object.sectionIndex() < 0 ? null : elf.sections().get(object.sectionIndex());
  }

  /** The kept input section that holds an address of an ELF section, or {@code null}. */
  public InputSection inputSectionAt(Section section, long address) {
    int output = map == null ? -1 : outputs.of(section);
    return output < 0 ? null : map.inputSectionAt(output, address);
  }

  /** The map's output section of an ELF section, or {@code null}. */
  public OutputSection outputSectionOf(Section section) {
    int output = map == null ? -1 : outputs.of(section);
    return output < 0 ? null : map.outputSections().get(output);
  }

  /**
   * Who copies an object of a section with contents to where it runs. The first call scans all
   * contents.
   *
   * @param end where the object ends at run time
   * @return {@code null} where it is stored where it runs, or its load address cannot be told
   */
  public InitialCopy initialCopy(Section section, long end) {
    if (copies == null) {
      copies = InitialCopies.of(this);
    }
    return copies.of(section, end);
  }

  /**
   * The bytes that the file holds for a linked range, or {@code null} where it holds none: NOBITS,
   * a range that leaves its section, compressed data.
   */
  public byte[] contents(LinkedObject object, long offset, int length) {
    Section section = sectionOf(object);
    if (section == null || !section.hasFileContents() || isStoredSize(section)) {
      return null;
    }
    AddressRange wanted = AddressRange.clamped(object.address() + offset, length);
    return wanted.length() == length && section.range().contains(wanted)
        ? elf.contents(section, wanted.start() - section.address(), length)
        : null;
  }

  /**
   * Whether the compiler itself put the object among those that hold only zeroes, for start-up to
   * zero: into {@code .bss}, or {@code .bss.NAME} with -fdata-sections. Only the map tells the name
   * of the input section; one that a placement macro chose is none of these.
   */
  public boolean isZeroed(LinkedObject object) {
    Section section = sectionOf(object);
    String input = object.inputSection();
    if (section == null || !section.isNobits() || input == null || object.symbol() == null) {
      return false;
    }
    String name = input.startsWith(ZEROED + '.') ? input.substring(ZEROED.length() + 1) : "";
    return input.equals(ZEROED)
        || name.equals(object.symbol())
        // What LLVM merges has a name of its own.
        || name.startsWith(".L")
        || (!name.isEmpty() && object.symbol().startsWith(name + '.'));
  }

  /**
   * Whether {@link #isZeroed} could be so of an object in this section, if only there were a map:
   * the section has the compiler's name, or is the zero-initialised half of an execution region
   * (armlink gives both halves one name).
   */
  public boolean mayBeZeroed(Section section) {
    if (map != null || !section.isNobits()) {
      return false;
    }
    if (section.name().equals(ZEROED) || section.name().startsWith(ZEROED + '.')) {
      return true;
    }
    for (Section other : elf.sections()) {
      if (other.hasFileContents() && other.name().equals(section.name())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the ELF size of a section is that of compressed data (armlink COMPRESSED), by the map;
   * without one, by what armlink leaves in the image. A debug-only file keeps such sizes, too.
   */
  public boolean isStoredSize(Section section) {
    return outputs != null ? outputs.isStoredSize(section) : stored.containsKey(section.index());
  }

  /**
   * Whether start-up makes the section's contents of bytes that cannot be told apart: compressed
   * data; in images of IAR, whose packed initialisers lie elsewhere, every NOBITS section may be
   * filled so ({@code __iar_data_init3}).
   */
  public boolean isUnpacked(Section section) {
    return section.isNobits() ? CompressedSections.isOfIar(elf) : isStoredSize(section);
  }

  /** Whether it is told where a section ends at run time; only of compressed data it may not be. */
  public boolean isRunEndTold(Section section) {
    RunLength length = stored.get(section.index());
    return length == null || length.told();
  }

  /**
   * The bytes that a section takes up at run time: its own range, but for compressed data up to
   * where the zero-initialised section of the same execution region starts, or the region ends.
   * Where {@link #isRunEndTold} denies it, at least these.
   */
  public AddressRange runRange(Section section) {
    if (!isStoredSize(section)) {
      return section.range();
    }
    OutputSection region = outputSectionOf(section);
    if (region == null) {
      return AddressRange.clamped(section.address(), stored.get(section.index()).bytes());
    }
    long end = region.range().end();
    for (Section other : elf.sections()) {
      if (other.isNobits()
          && other.name().equals(section.name())
          && Long.compareUnsigned(other.address(), section.address()) > 0
          && region.range().contains(other.address())) {
        end = other.address();
        break;
      }
    }
    return AddressRange.between(section.address(), end);
  }

  /** What the linker script itself reserves. */
  public Reserved reserved() {
    return new Reserved(this);
  }

  /** Whether a region of the map's memory table, or several neighbours, hold every byte. */
  public boolean isInRegions(AddressRange range) {
    List<AddressRange> regions = new ArrayList<>();
    for (MapRegion region : map == null ? List.<MapRegion>of() : map.regions()) {
      regions.add(region.range());
    }
    return new Memory("", regions, null, true, false, null).contains(range);
  }
}
