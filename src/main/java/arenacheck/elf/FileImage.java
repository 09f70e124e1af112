package arenacheck.elf;

import arenacheck.io.InputFile;
import arenacheck.memory.AddressRange;
import java.util.List;

/** An image whose section contents stay in the file until somebody asks for them. */
record FileImage(
    InputFile file,
    Fields fields,
    int machine,
    long entry,
    String buildId,
    List<Section> sections,
    List<Segment> segments,
    SymbolTable symbols)
    implements ElfImage {

  @Override
  public String path() {
    return file.name();
  }

  @Override
  public int elfClass() {
    return fields.wide() ? 64 : 32;
  }

  @Override
  public boolean bigEndian() {
    return fields.bigEndian();
  }

  @Override
  public String machineName() {
    return Machine.name(machine);
  }

  @Override
  public boolean hasSectionHeaders() {
    return !sections.isEmpty();
  }

  @Override
  public byte[] contents(Section section, long offset, int length) {
    if (!section.hasFileContents()
        || length < 0
        || Long.compareUnsigned(length, section.size()) > 0
        || Long.compareUnsigned(offset, section.size() - length) > 0) {
      throw new IllegalArgumentException("no bytes of section " + section.index());
    }
    return file.read(section.offset() + offset, length);
  }

  @Override
  public byte[] contents(Segment segment, long offset, int length) {
    if (length < 0
        || Long.compareUnsigned(length, segment.fileSize()) > 0
        || Long.compareUnsigned(offset, segment.fileSize() - length) > 0) {
      throw new IllegalArgumentException("no bytes of the segment");
    }
    return file.read(segment.offset() + offset, length);
  }

  @Override
  public Section sectionAt(long address) {
    for (Section section : sections) {
      if (section.isAllocated() && !section.isTls() && section.range().contains(address)) {
        return section;
      }
    }
    return null;
  }

  @Override
  public Long loadAddress(Section section) {
    if (!section.isAllocated() || !section.hasFileContents()) {
      return null;
    }
    Segment first = null;
    for (Segment segment : segments) {
      if (!segment.holds(section)) {
        continue;
      }
      // Two segments can hold the same bytes of the file; the run address tells them apart.
      long ahead = section.offset() - segment.offset();
      if (fields.wrap(segment.virtualAddress() + ahead) == section.address()) {
        first = segment;
        break;
      }
      first = first == null ? segment : first;
    }
    return first == null
        ? null
        : fields.wrap(first.physicalAddress() + (section.offset() - first.offset()));
  }

  @Override
  public Long loadAddress(AddressRange run) {
    for (Segment segment : segments) {
      AddressRange stored = AddressRange.clamped(segment.virtualAddress(), segment.fileSize());
      if (segment.isLoad() && !run.isEmpty() && stored.contains(run)) {
        return fields.wrap(segment.physicalAddress() + (run.start() - stored.start()));
      }
    }
    return null;
  }
}
