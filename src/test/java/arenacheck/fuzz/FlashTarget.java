package arenacheck.fuzz;

import arenacheck.flash.FlashFile;
import arenacheck.flash.FlashInput;
import arenacheck.flash.FlashMemory;
import arenacheck.flash.FlashReader;
import arenacheck.io.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The readers of files for the device; the second half of an input is a second file. */
final class FlashTarget implements FuzzTarget {
  private static final String HOME = "testdata/images/flash/";

  private Path one;
  private Path other;

  @Override
  public List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String name : List.of("fw.hex", "fw.srec", "fw.bin", "cut.hex", "other.srec")) {
      seeds.add(TestData.bytes(HOME + name));
    }
    seeds.add(
        ":020000021000EC\n:10FFF800000102030405060708090A0B0C0D0E0F81\n:00000001FF\n".getBytes());
    seeds.add("S113FFF8000102030405060708090A0B0C0D0E0F7D\nS9030000FC\n".getBytes());
    return seeds;
  }

  @Override
  public void run(byte[] input) throws IOException {
    if (one == null) {
      one = Files.createTempFile("flash", ".hex");
      other = Files.createTempFile("flash", ".hex");
      one.toFile().deleteOnExit();
      other.toFile().deleteOnExit();
    }
    Files.write(one, input);
    Files.write(other, java.util.Arrays.copyOfRange(input, input.length / 2, input.length));
    read(new FlashInput(one.toString(), null));
    read(new FlashInput(one.toString(), null), new FlashInput(other.toString(), null));
  }

  private static void read(FlashInput... inputs) {
    try {
      FlashMemory memory = FlashReader.read(List.of(inputs), 0x410000);
      for (FlashFile file : memory.files()) {
        byte[] bytes = new byte[16];
        boolean[] given = new boolean[16];
        memory.read(file.start(), bytes, given, 1);
        boolean first = given[0];
        memory.read(file.start() + file.length() - 1, bytes, given, 1);
        if (!first || !given[0]) {
          throw new AssertionError("no byte at the ends of " + file);
        }
        memory.read(file.start(), bytes, given, 16);
      }
    } catch (InputException e) {
      Refusals.check(e);
    }
  }
}
