package arenacheck.elf;

/**
 * Integers in the class and byte order of one file. ELF32 addresses come out unsigned, never
 * sign-extended.
 */
record Fields(boolean wide, boolean bigEndian) {

  /** Bytes of an address, an offset or a size: 4 or 8. */
  int width() {
    return wide ? 8 : 4;
  }

  int half(byte[] bytes, int at) {
    return (int) unsigned(bytes, at, 2);
  }

  long word(byte[] bytes, int at) {
    return unsigned(bytes, at, 4);
  }

  /** An address, an offset or a size: 32 or 64 bits by the class. */
  long address(byte[] bytes, int at) {
    return unsigned(bytes, at, width());
  }

  private long unsigned(byte[] bytes, int at, int length) {
    long value = 0;
    for (int i = 0; i < length; i++) {
      int next = bigEndian ? at + i : at + length - 1 - i;
      value = value << 8 | bytes[next] & 0xff;
    }
    return value;
  }

  /** The inverse of the readers above. */
  void put(byte[] bytes, int at, int length, long value) {
    for (int i = 0; i < length; i++) {
      int next = bigEndian ? at + length - 1 - i : at + i;
      bytes[next] = (byte) (value >>> 8 * i);
    }
  }

  /** A sum of addresses, wrapped at the width of the class. */
  long wrap(long address) {
    return wide ? address : address & 0xffffffffL;
  }
}
