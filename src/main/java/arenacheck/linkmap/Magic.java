package arenacheck.linkmap;

import arenacheck.io.InputFile;

/** File formats that are known by their first bytes. */
final class Magic {
  private static final int LENGTH = 8;

  private Magic() {}

  /** The format, or {@code null} where the bytes may be a map. */
  static MapDialect of(InputFile file) {
    byte[] head = file.read(0, (int) Math.min(file.size(), LENGTH));
    if (starts(head, 0x7f, 'E', 'L', 'F')) {
      return MapDialect.ELF;
    }
    if (starts(head, '!', '<', 'a', 'r', 'c', 'h', '>')
        || starts(head, '!', '<', 't', 'h', 'i', 'n')) {
      return MapDialect.ARCHIVE;
    }
    if (starts(head, 0x1f, 0x8b)
        || starts(head, 'P', 'K', 3, 4)
        || starts(head, 0x28, 0xb5, 0x2f, 0xfd)) {
      return MapDialect.COMPRESSED;
    }
    if (starts(head, 0xff, 0xfe)
        || starts(head, 0xfe, 0xff)
        || isUtf16(head, 0)
        || isUtf16(head, 1)) {
      return MapDialect.UTF_16;
    }
    return null;
  }

  /** Whether every second byte is a NUL, from this one on: Latin text without a byte order mark. */
  private static boolean isUtf16(byte[] head, int from) {
    boolean zeros = head.length == LENGTH;
    for (int i = 0; i < head.length; i++) {
      zeros &= head[i] == 0 == (i % 2 == from);
    }
    return zeros;
  }

  private static boolean starts(byte[] head, int... magic) {
    if (head.length < magic.length) {
      return false;
    }
    for (int i = 0; i < magic.length; i++) {
      if ((head[i] & 0xff) != magic[i]) {
        return false;
      }
    }
    return true;
  }
}
