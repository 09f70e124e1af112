package arenacheck.image;

import arenacheck.elf.ElfImage;
import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * What a tool that flashes an image writes: the contents of its allocated sections at their load
 * addresses (LMA), as {@code objcopy -O binary} takes them; those of its segments where there are
 * no section headers.
 */
public final class LoadImage {
  private final ElfImage elf;
  private final List<Part> parts;

  /**
   * Contents that are loaded in one piece.
   *
   * @param section or {@code null} for a segment
   * @param segment or {@code null} for a section
   * @param load of the first byte, unsigned
   * @param length bytes, never 0
   */
  public record Part(Section section, Segment segment, long load, long length) {
    /** How it is called in messages. */
    public String name() {
      return section == null ? "a segment" : "`" + section.name() + "`";
    }
  }

  private LoadImage(ElfImage elf, List<Part> parts) {
    this.elf = elf;
    this.parts = List.copyOf(parts);
  }

  /** In the order of the file. */
  public static LoadImage of(ElfImage elf) {
    List<Part> parts = new ArrayList<>();
    for (Section section : elf.sections()) {
      Long load = elf.loadAddress(section);
      if (load != null) {
        parts.add(new Part(section, null, load, section.size()));
      }
    }
    if (!elf.hasSectionHeaders()) {
      for (Segment segment : elf.segments()) {
        if (segment.isLoad() && segment.fileSize() != 0) {
          parts.add(new Part(null, segment, segment.physicalAddress(), segment.fileSize()));
        }
      }
    }
    return new LoadImage(elf, parts);
  }

  public List<Part> parts() {
    return parts;
  }

  /** The lowest load address, or {@code null} where nothing is loaded. */
  public Long lowest() {
    Long lowest = null;
    for (Part part : parts) {
      if (lowest == null || Long.compareUnsigned(part.load(), lowest) < 0) {
        lowest = part.load();
      }
    }
    return lowest;
  }

  /** The part with the contents of an object, or {@code null} where none are loaded. */
  public Part of(LinkedObject object) {
    if (object.loadAddress() == null) {
      return null;
    }
    for (Part part : parts) {
      boolean same =
          part.section() != null
              ? part.section().index() == object.sectionIndex()
              : Long.compareUnsigned(object.loadAddress() - part.load(), part.length()) < 0;
      if (same) {
        return part;
      }
    }
    return null;
  }

  /** Bytes of a part, from an offset in it. */
  public byte[] bytes(Part part, long offset, int length) {
    return part.section() != null
        ? elf.contents(part.section(), offset, length)
        : elf.contents(part.segment(), offset, length);
  }
}
