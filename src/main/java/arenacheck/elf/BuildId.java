package arenacheck.elf;

import arenacheck.io.InputFile;
import java.util.List;

/**
 * The build-id that GNU ld and lld write with {@code --build-id}: a note of type 3 and name GNU
 * (ELF specification, "Note Section"; ld manual, "--build-id"). It helps to recognise an image, so
 * whatever is wrong with the notes only means that there is none.
 */
final class BuildId {
  private static final int TYPE = 3;
  private static final int HEADER = 12;
  private static final byte[] NAME = {'G', 'N', 'U', 0};

  /** Notes are small; a larger section is not searched to its end. */
  private static final int SEARCHED = 1 << 16;

  private static final int LONGEST = 64;

  private BuildId() {}

  static String find(
      InputFile file, Fields fields, List<Section> sections, List<Segment> segments) {
    String id = null;
    for (int i = 0; i < sections.size() && id == null; i++) {
      Section section = sections.get(i);
      if (section.type() == SectionTable.NOTE) {
        id = search(fields, bytes(file, section.offset(), section.size()));
      }
    }
    for (int i = 0; i < segments.size() && id == null; i++) {
      Segment segment = segments.get(i);
      if (segment.type() == Segment.NOTE) {
        id = search(fields, bytes(file, segment.offset(), segment.fileSize()));
      }
    }
    return id;
  }

  private static byte[] bytes(InputFile file, long offset, long size) {
    if (Long.compareUnsigned(offset, file.size()) >= 0
        || Long.compareUnsigned(size, file.size() - offset) > 0) {
      return new byte[0];
    }
    return file.read(offset, (int) Math.min(size, SEARCHED));
  }

  private static String search(Fields fields, byte[] notes) {
    long at = 0;
    while (at + HEADER <= notes.length) {
      int note = (int) at;
      long nameSize = fields.word(notes, note);
      long size = fields.word(notes, note + 4);
      long contents = at + HEADER + padded(nameSize);
      if (contents + size > notes.length) {
        return null;
      }
      if (fields.word(notes, note + 8) == TYPE
          && isGnu(notes, note + HEADER, nameSize)
          && size > 0
          && size <= LONGEST) {
        return hex(notes, (int) contents, (int) size);
      }
      at = contents + padded(size);
    }
    return null;
  }

  private static long padded(long size) {
    return size + 3 & ~3L;
  }

  private static boolean isGnu(byte[] notes, int at, long size) {
    if (size != NAME.length) {
      return false;
    }
    for (int i = 0; i < NAME.length; i++) {
      if (notes[at + i] != NAME[i]) {
        return false;
      }
    }
    return true;
  }

  private static String hex(byte[] bytes, int from, int length) {
    StringBuilder text = new StringBuilder(2 * length);
    for (int i = from; i < from + length; i++) {
      text.append(Character.forDigit(bytes[i] >> 4 & 0xf, 16));
      text.append(Character.forDigit(bytes[i] & 0xf, 16));
    }
    return text.toString();
  }
}
