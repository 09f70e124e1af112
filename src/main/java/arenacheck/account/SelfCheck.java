package arenacheck.account;

import arenacheck.elf.Section;
import arenacheck.elf.Segment;
import arenacheck.image.LinkedImage;
import arenacheck.memory.Address;
import arenacheck.memory.Layout;
import arenacheck.memory.Memory;
import java.util.ArrayList;
import java.util.List;

/**
 * Does the memory table account for every byte of the image? A difference is told, never hidden.
 */
public final class SelfCheck {
  private SelfCheck() {}

  /** One sentence per difference. */
  public static List<String> of(
      LinkedImage image, Layout layout, List<StoredObject> objects, MemoryTable table) {
    List<String> remarks = new ArrayList<>();
    Occupancy occupancy = new Occupancy(image, layout);
    RangeSet run = new RangeSet();
    run.addAll(occupancy.run);
    for (StoredObject object : objects) {
      // A bound address may have no section.
      if (object.linked() != null) {
        run.add(object.linked().range());
      }
    }
    for (var load : occupancy.loadImages) {
      run.add(load);
    }
    long bytes = run.size();
    long sum = addBeyond(table.beyond(), layout, remarks);
    boolean told = occupancy.openEnds.isEmpty();
    for (MemoryRow row : table.rows()) {
      sum += occupied(row);
      told &= row.capacity() == null || row.free() != null || row.other() != null;
    }
    if (told && sum != bytes) {
      remarks.add(
          "the rows add up to "
              + sum
              + " bytes, the image has "
              + bytes
              + ": memories of the layout share bytes, or a section reaches out of its memory");
    }
    for (Section section : occupancy.openEnds) {
      remarks.add(
          "section `"
              + section.name()
              + "` is stored compressed in "
              + Address.bytes(section.size())
              + ", and nothing tells how many it takes up at run time: at least "
              + Address.bytes(image.runRange(section).length()));
    }
    addFileBytes(image, remarks);
    if (!Occupancy.hasContents(image.elf())) {
      remarks.add(
          "the image is a debug-only file with no contents: load images, and what is free, are not"
              + " known");
    }
    return remarks;
  }

  private static long addBeyond(List<Long> beyond, Layout layout, List<String> remarks) {
    long sum = 0;
    for (int i = 0; i < beyond.size(); i++) {
      Memory memory = layout.memories().get(i);
      sum += beyond.get(i);
      if (beyond.get(i) != 0) {
        remarks.add(
            memory.name()
                + ": "
                + Address.bytes(beyond.get(i))
                + " lie outside the part "
                + memory.extent().text()
                + " that this link may use, such as a stack in a region of its own: they count for no"
                + " capacity and no budget");
      }
    }
    return sum;
  }

  private static long occupied(MemoryRow row) {
    if (row.capacity() != null && row.free() != null) {
      return row.capacity() - row.free() + row.heap();
    }
    long sum = row.stack() + row.heap();
    sum += row.loadImage() == null ? 0 : row.loadImage();
    sum += row.linked() == null ? 0 : row.linked();
    return sum + (row.other() == null ? 0 : row.other());
  }

  private static void addFileBytes(LinkedImage image, List<String> remarks) {
    if (!image.elf().hasSectionHeaders()) {
      return;
    }
    long sections = 0;
    for (Section section : image.elf().sections()) {
      if (section.isAllocated() && section.hasFileContents()) {
        sections += section.size();
      }
    }
    long segments = 0;
    for (Segment segment : image.elf().segments()) {
      if (segment.isLoad()) {
        segments += segment.fileSize();
      }
    }
    if (segments > sections) {
      remarks.add(
          "PT_LOAD segments hold "
              + segments
              + " bytes of the file, the allocated sections "
              + sections
              + ": "
              + (segments - sections)
              + " are padding or ELF headers");
    } else if (segments < sections) {
      remarks.add(
          "the allocated sections have "
              + sections
              + " bytes in the file, PT_LOAD segments hold "
              + segments
              + ": "
              + (sections - segments)
              + " are not loaded");
    }
  }
}
