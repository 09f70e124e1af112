package arenacheck.elf;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;

/** Asks for every range that a header names whether the file has it, before anything is read. */
record Bounds(InputFile file) {
  private static final String HELP = "the file is cut or damaged: link again";

  /** Largest array that every JVM can make. */
  private static final long ARRAY = Integer.MAX_VALUE - 8;

  /**
   * @param what in the plural: {@code the section headers}
   * @param offset and {@code size} unsigned, in bytes
   */
  void require(String what, long offset, long size) {
    long length = file.size();
    if (Long.compareUnsigned(size, length) > 0 || Long.compareUnsigned(offset, length - size) > 0) {
      throw damaged(
          offset,
          what
              + " at offset 0x"
              + Long.toHexString(offset)
              + " need "
              + Long.toUnsignedString(size)
              + " bytes, the file has "
              + length);
    }
  }

  /** As {@link #require}, for a table; returns its bytes. */
  byte[] read(String what, long offset, long count, int entrySize) {
    boolean overflows = Long.compareUnsigned(count, Long.MAX_VALUE / entrySize) > 0;
    long size = overflows ? Long.MAX_VALUE : count * entrySize;
    require(what, offset, size);
    if (size > ARRAY) {
      throw damaged(offset, what + " have " + size + " bytes, more than can be read");
    }
    return file.read(offset, (int) size);
  }

  InputException damaged(long offset, String message) {
    return new InputException(Place.offset(file.name(), offset), message, HELP);
  }
}
