package arenacheck.elf;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;

/**
 * The ELF header (ELF specification, "ELF Header"), as it stands in the file: counts that do not
 * fit are resolved by {@link SectionTable}.
 *
 * @param entry e_entry, unsigned
 * @param segmentOffset e_phoff
 * @param segmentCount e_phnum
 * @param sectionOffset e_shoff; 0 for an image without section headers
 * @param sectionCount e_shnum
 * @param nameIndex e_shstrndx
 */
record FileHeader(
    Fields fields,
    int machine,
    long entry,
    long segmentOffset,
    int segmentCount,
    long sectionOffset,
    int sectionCount,
    int nameIndex) {
  private static final int IDENT = 16;
  private static final int TYPE = 16;
  private static final int MACHINE = 18;
  private static final int VERSION = 20;
  private static final int ENTRY = 24;
  private static final String REBUILD = "the file is cut or damaged: link again";

  /**
   * @throws InputException if this is no ELF file, or no linked image
   */
  static FileHeader read(InputFile file) {
    byte[] bytes = file.read(0, (int) Math.min(file.size(), 64));
    if (!isElf(bytes)) {
      throw NotElf.refusal(file);
    }
    if (bytes.length < IDENT) {
      throw cut(file, IDENT);
    }
    Fields fields = fields(file, bytes);
    int w = fields.width();
    int size = 40 + 3 * w;
    if (bytes.length < size) {
      throw cut(file, size);
    }
    requireLinked(file, fields.half(bytes, TYPE));
    if (fields.word(bytes, VERSION) != 1) {
      throw refused(file, VERSION, "ELF version " + fields.word(bytes, VERSION) + " is not known");
    }
    int counts = ENTRY + 3 * w + 4;
    FileHeader header =
        new FileHeader(
            fields,
            fields.half(bytes, MACHINE),
            fields.address(bytes, ENTRY),
            fields.address(bytes, ENTRY + w),
            fields.half(bytes, counts + 4),
            fields.address(bytes, ENTRY + 2 * w),
            fields.half(bytes, counts + 8),
            fields.half(bytes, counts + 10));
    header.requireEntrySizes(file, fields.half(bytes, counts + 2), fields.half(bytes, counts + 6));
    return header;
  }

  private static boolean isElf(byte[] bytes) {
    return bytes.length >= 4
        && bytes[0] == 0x7f
        && bytes[1] == 'E'
        && bytes[2] == 'L'
        && bytes[3] == 'F';
  }

  private static Fields fields(InputFile file, byte[] bytes) {
    if (bytes[4] != 1 && bytes[4] != 2) {
      throw refused(file, 4, "ELF class " + (bytes[4] & 0xff) + " is neither 1 nor 2");
    }
    if (bytes[5] != 1 && bytes[5] != 2) {
      throw refused(file, 5, "ELF byte order " + (bytes[5] & 0xff) + " is neither 1 nor 2");
    }
    if (bytes[6] != 1) {
      throw refused(file, 6, "ELF version " + (bytes[6] & 0xff) + " is not known");
    }
    return new Fields(bytes[4] == 2, bytes[5] == 2);
  }

  private static void requireLinked(InputFile file, int type) {
    switch (type) {
      case 2, 3 -> {}
      case 1 ->
          throw new InputException(
              Place.of(file.name()),
              "a relocatable object, not a linked image",
              "pass the image that the link step wrote");
      case 4 ->
          throw new InputException(
              Place.of(file.name()),
              "a core dump, not a linked image",
              "pass the image that the link step wrote");
      default ->
          throw new InputException(
              Place.offset(file.name(), TYPE),
              "ELF type " + type + " is no linked image",
              "pass the image that the link step wrote");
    }
  }

  private void requireEntrySizes(InputFile file, int segmentEntry, int sectionEntry) {
    int w = fields.width();
    if (segmentCount != 0 && segmentEntry != segmentSize()) {
      throw refused(
          file, ENTRY + 3 * w + 6, "program headers of " + segmentEntry + " bytes are not known");
    }
    if (sectionOffset != 0 && sectionEntry != sectionSize()) {
      throw refused(
          file, ENTRY + 3 * w + 10, "section headers of " + sectionEntry + " bytes are not known");
    }
  }

  int segmentSize() {
    return fields.wide() ? 56 : 32;
  }

  int sectionSize() {
    return fields.wide() ? 64 : 40;
  }

  private static InputException cut(InputFile file, int size) {
    return new InputException(
        Place.of(file.name()),
        "the ELF header needs " + size + " bytes, the file has " + file.size(),
        REBUILD);
  }

  private static InputException refused(InputFile file, int offset, String message) {
    return new InputException(Place.offset(file.name(), offset), message, REBUILD);
  }
}
