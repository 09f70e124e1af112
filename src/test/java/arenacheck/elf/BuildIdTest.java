package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenacheck.io.InputFile;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

class BuildIdTest {
  private static final int NOTE = 7;

  private static byte[] note(long nameSize, long size, long type, String name, int... contents) {
    Fields fields = new Fields(false, false);
    byte[] header = new byte[12];
    fields.put(header, 0, 4, nameSize);
    fields.put(header, 4, 4, size);
    fields.put(header, 8, 4, type);
    ByteArrayOutputStream note = new ByteArrayOutputStream();
    note.writeBytes(header);
    for (char c : name.toCharArray()) {
      note.write(c);
    }
    for (int b : contents) {
      note.write(b);
    }
    return note.toByteArray();
  }

  private static String buildId(byte[]... notes) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] note : notes) {
      all.writeBytes(note);
    }
    ElfBytes bytes = ElfBytes.elf32();
    bytes.section(".note", NOTE, ElfBytes.ALLOC, 0, all.toByteArray());
    return bytes.image().buildId();
  }

  @Test
  void linkedImage_hasTheIdOfTheLinker() {
    try (InputFile file = InputFile.open("testdata/elf/gnu.elf")) {
      String id = ElfReader.read(file).buildId();
      assertEquals(40, id.length());
    }
    try (InputFile file = InputFile.open("testdata/elf/gnu-big-endian.elf")) {
      assertNull(ElfReader.read(file).buildId());
    }
  }

  @Test
  void noteSection_isRead() {
    assertEquals("00ff107f", buildId(note(4, 4, 3, "GNU\0", 0, 0xff, 0x10, 0x7f)));
  }

  @Test
  void otherNotesBefore_areStepped() {
    byte[] other = note(5, 2, 1, "Linux\0\0\0", 1, 2, 0, 0);
    byte[] type1 = note(4, 4, 1, "GNU\0", 9, 9, 9, 9);
    byte[] otherName = note(4, 4, 3, "ABC\0", 8, 8, 8, 8);
    assertEquals("ab", buildId(other, type1, otherName, note(4, 1, 3, "GNU\0", 0xab, 0, 0, 0)));
  }

  @Test
  void noteSegment_withoutSectionHeaders_isRead() {
    ElfBytes bytes = ElfBytes.elf32().withoutSectionHeaders();
    int note = bytes.section("", NOTE, 2, 0, note(4, 2, 3, "GNU\0", 0x12, 0x34));
    assertEquals("1234", bytes.segment(Segment.NOTE, note).image().buildId());
  }

  @Test
  void hostileSizes_giveNone() {
    assertNull(buildId(note(0xffffffffL, 4, 3, "GNU\0", 1, 2, 3, 4)));
    assertNull(buildId(note(4, 0xffffffffL, 3, "GNU\0", 1, 2, 3, 4)));
    assertNull(buildId(note(4, 5, 3, "GNU\0", 1, 2, 3, 4)));
    assertNull(buildId(note(4, 0, 3, "GNU\0")));
    assertNull(buildId(note(4, 100, 3, "GNU\0", new int[100])));
    assertNull(buildId(new byte[11]));
    assertNull(buildId(new byte[1200]));
  }

  @Test
  void segmentOutsideTheFile_givesNone() {
    ElfBytes bytes = ElfBytes.elf32();
    int note = bytes.section("", ElfBytes.PROGBITS, 2, 0, note(4, 2, 3, "GNU\0", 0x12, 0x34));
    bytes.segment(Segment.NOTE, note).build();
    bytes.patch(bytes.segmentHeaderOffset(0) + 16, 4, 0xffffffffL);
    assertNull(ElfReader.read(InputFile.of("app.elf", bytes.bytes())).buildId());
  }
}
