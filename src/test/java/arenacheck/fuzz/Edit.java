package arenacheck.fuzz;

import java.util.Arrays;
import java.util.List;

/** One edit of a file: byte 0 is the kind, bytes 1 to 3 say where, bytes 4 to 7 with what. */
final class Edit {
  private static final int[] EDGES = {
    0, 1, 2, 0xf, 0x10, 0xff, 0x7fff, 0xff00, 0xfff1, 0xffff, 0x7fffffff, 0x80000000, -16, -1
  };

  private final int kind;
  private final int place;
  private final int value;

  Edit(byte[] edit) {
    kind = (edit[0] & 0xff) >> 2;
    place = (edit[1] & 0xff) << 16 | (edit[2] & 0xff) << 8 | edit[3] & 0xff;
    value =
        (edit[4] & 0xff) << 24 | (edit[5] & 0xff) << 16 | (edit[6] & 0xff) << 8 | edit[7] & 0xff;
  }

  /** Anywhere in a file. */
  byte[] plain(byte[] bytes) {
    if (bytes.length == 0) {
      return bytes;
    }
    return at(bytes, place % bytes.length);
  }

  /** Mostly where it matters: in symbols, section headers or the file's header. */
  byte[] image(byte[] bytes) {
    PlainElf elf = PlainElf.of(bytes);
    List<PlainElf.Symbol> symbols = elf.symbols();
    List<PlainElf.Section> sections = elf.sections();
    int which = kind >> 3 & 3;
    int item = place >> 8;
    if (which < 2 && !symbols.isEmpty()) {
      PlainElf.Symbol symbol = arena(symbols, which == 0, item);
      return within(bytes, symbol.entry() + (place & 0xff) % (elf.wide() ? 24 : 16));
    }
    if (which == 2 && !sections.isEmpty()) {
      PlainElf.Section section = sections.get(item % sections.size());
      return within(bytes, section.header() + (place & 0xff) % (elf.wide() ? 64 : 40));
    }
    return plain(bytes);
  }

  /** A symbol of the model's objects, where such are wanted and there. */
  private static PlainElf.Symbol arena(List<PlainElf.Symbol> symbols, boolean wanted, int item) {
    List<PlainElf.Symbol> arenas =
        symbols.stream().filter(symbol -> symbol.name().contains("arena")).toList();
    List<PlainElf.Symbol> chosen = wanted && !arenas.isEmpty() ? arenas : symbols;
    return chosen.get(item % chosen.size());
  }

  private byte[] within(byte[] bytes, int at) {
    return at < bytes.length ? at(bytes, at) : plain(bytes);
  }

  private byte[] at(byte[] bytes, int at) {
    byte[] edited = bytes.clone();
    switch (kind & 7) {
      case 0 -> edited[at] = (byte) value;
      case 1 -> edited[at] ^= (byte) (1 << (value & 7));
      case 2 -> edited[at] += (byte) ((value & 1) == 0 ? 1 + (value >> 1 & 31) : -1);
      case 3 -> word(edited, at, EDGES[Integer.remainderUnsigned(value, EDGES.length)]);
      case 4 -> word(edited, at, value);
      case 5 -> {
        // Sixteen bytes from elsewhere: a symbol upon another.
        int from = Integer.remainderUnsigned(value, bytes.length);
        int length = Math.min(16, bytes.length - Math.max(at, from));
        System.arraycopy(bytes, from, edited, at, length);
      }
      case 6 -> {
        // A piece taken out.
        int length = Math.min(1 + (value & 63), bytes.length - at);
        edited = Arrays.copyOf(bytes, bytes.length - length);
        System.arraycopy(bytes, at + length, edited, at, edited.length - at);
      }
      default -> edited = (value & 7) == 0 ? Arrays.copyOf(bytes, at) : edited;
    }
    return edited;
  }

  private static void word(byte[] bytes, int at, int value) {
    for (int i = 0; i < 4 && at + i < bytes.length; i++) {
      bytes[at + i] = (byte) (value >> 8 * i);
    }
  }
}
