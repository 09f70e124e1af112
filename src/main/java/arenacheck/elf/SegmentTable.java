package arenacheck.elf;

import arenacheck.io.InputFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The program header table (ELF specification, "Program Header"), checked against the file. */
final class SegmentTable {
  private SegmentTable() {}

  static List<Segment> read(InputFile file, FileHeader header, SectionTable sections) {
    long count = sections.segmentCount();
    List<Segment> segments = new ArrayList<>();
    if (count == 0) {
      return segments;
    }
    Bounds bounds = new Bounds(file);
    int size = header.segmentSize();
    byte[] bytes = bounds.read("the program headers", header.segmentOffset(), count, size);
    for (int i = 0; i < count; i++) {
      Segment segment = segment(header.fields(), bytes, i * size);
      // Section headers tell it better: a debug-only file may keep the sizes of absent segments.
      if (segment.isLoad() && segment.fileSize() != 0 && sections.count() == 0) {
        bounds.require("the contents of segment " + i, segment.offset(), segment.fileSize());
      }
      segments.add(segment);
    }
    return Collections.unmodifiableList(segments);
  }

  private static Segment segment(Fields fields, byte[] bytes, int at) {
    int w = fields.width();
    int offset = fields.wide() ? at + 8 : at + 4;
    int flags = fields.wide() ? at + 4 : at + 24;
    return new Segment(
        fields.word(bytes, at),
        fields.word(bytes, flags),
        fields.address(bytes, offset),
        fields.address(bytes, offset + w),
        fields.address(bytes, offset + 2 * w),
        fields.address(bytes, offset + 3 * w),
        fields.address(bytes, offset + 4 * w));
  }
}
