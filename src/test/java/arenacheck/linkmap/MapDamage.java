package arenacheck.linkmap;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;

/** Damages a map in ways that are the same at every run. */
public final class MapDamage {
  private static final byte[] NASTY = {0, ' ', '\n', '\r', '(', ')', '-', '0', 'f', (byte) 0xff};

  private MapDamage() {}

  /**
   * Reads the map with some bytes replaced, removed or doubled: a reader may find anything in it
   * but must come back, with a map or with an {@link InputException}.
   */
  public static void survives(Function<InputFile, LinkMap> reader, byte[] whole, int rounds) {
    for (int seed = 0; seed < rounds; seed++) {
      Random random = new Random(seed);
      byte[] damaged = whole.clone();
      for (int hit = random.nextInt(1, 30); hit > 0; hit--) {
        damaged = hit(damaged, random);
      }
      try {
        exercise(reader.apply(InputFile.of("m.map", damaged)));
      } catch (InputException e) {
        // Refused with a message: that is an answer.
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed, e);
      }
    }
  }

  private static byte[] hit(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length);
    int length = Math.min(random.nextInt(1, 40), bytes.length - at);
    switch (random.nextInt(4)) {
      case 0:
        bytes[at] = (byte) random.nextInt(256);
        return bytes;
      case 1:
        bytes[at] = NASTY[random.nextInt(NASTY.length)];
        return bytes;
      case 2:
        return bytes.length == length ? bytes : without(bytes, at, length);
      default:
        return doubled(bytes, at, length);
    }
  }

  private static byte[] without(byte[] bytes, int at, int length) {
    byte[] rest = Arrays.copyOf(bytes, bytes.length - length);
    System.arraycopy(bytes, at + length, rest, at, rest.length - at);
    return rest;
  }

  private static byte[] doubled(byte[] bytes, int at, int length) {
    byte[] more = Arrays.copyOf(bytes, bytes.length + length);
    System.arraycopy(bytes, at, more, at + length, bytes.length - at);
    return more;
  }

  private static void exercise(LinkMap map) {
    for (int i = 0; i < map.symbolCount(); i++) {
      MapSymbol symbol = map.symbol(i);
      map.symbolsNamed(symbol.name());
      map.inputSectionsFor(symbol.name());
    }
    for (int i = 0; i < map.inputSectionCount(); i++) {
      InputSection section = map.inputSection(i);
      map.outputSections().get(section.output());
      map.inputSectionAt(section.output(), section.address());
    }
    for (InputSection section : map.discarded()) {
      map.discardedFor(section.name());
    }
  }
}
