package arenacheck.flash;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.io.Place;
import arenacheck.memory.Address;
import java.util.List;

/** Finds the lines that give one address two bytes; the files are read once more for it. */
final class Conflicts implements ByteSink {
  private final long address;
  private final Byte unlike;
  private Byte found;
  private int line;

  private Conflicts(long address, Byte unlike) {
    this.address = address;
    this.unlike = unlike;
  }

  @Override
  public void take(long start, byte[] bytes, int from, int length, int at) {
    long ahead = address - start;
    if (Long.compareUnsigned(ahead, length) < 0 && found == null) {
      byte one = bytes[from + (int) ahead];
      if (unlike == null || one != unlike) {
        found = one;
        line = at;
      }
    }
  }

  static InputException refusal(
      List<FlashInput> inputs, long lowest, FlashMemory.Conflict conflict) {
    FlashInput first = inputs.get(Math.min(conflict.first(), conflict.second()));
    FlashInput second = inputs.get(Math.max(conflict.first(), conflict.second()));
    Conflicts one = search(first, lowest, new Conflicts(conflict.address(), null));
    Conflicts other = search(second, lowest, new Conflicts(conflict.address(), one.found));
    return new InputException(
        Place.line(second.path(), other.line),
        "gives "
            + Address.text(conflict.address())
            + " the byte "
            + hex(other.found)
            + ", but "
            + Place.line(first.path(), one.line).prefix()
            + " gives it "
            + hex(one.found),
        first.equals(second)
            ? "the file contradicts itself: write it again"
            : "the files are of different builds, or one has a wrong address: pass only what is"
                + " written to the device together");
  }

  private static Conflicts search(FlashInput input, long lowest, Conflicts sink) {
    try (InputFile file = InputFile.open(input.path())) {
      FlashReader.read(file, input, lowest, sink);
    }
    return sink;
  }

  private static String hex(Byte value) {
    return value == null
        ? "that was rewritten meanwhile"
        : "0x" + Integer.toHexString(value & 0xff | 0x100).substring(1);
  }
}
