package arenacheck.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A whole check of three files that are all made up: report, map and image, a mark between. */
final class CheckTarget implements FuzzTarget {
  private static final byte[] MARK = "\n#8<#\n".getBytes(StandardCharsets.US_ASCII);

  private CheckRun check;

  @Override
  public List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String image :
        List.of("staged", "external-bound", "gc-persistent", "lld-gc", "stripped", "itcm-guard")) {
      seeds.add(joined(TestData.report(image), TestData.map(image), TestData.elf(image)));
    }
    return seeds;
  }

  static byte[] joined(byte[] report, byte[] map, byte[] elf) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(report);
    all.write(MARK);
    all.write(map);
    all.write(MARK);
    all.write(elf);
    return all.toByteArray();
  }

  @Override
  public void run(byte[] input) throws IOException {
    if (check == null) {
      check = CheckRun.inTemporaryFolder();
    }
    int first = mark(input, 0);
    int second = mark(input, Math.min(first + MARK.length, input.length));
    check.write("r_residency.json", input, 0, first);
    check.write("fw.map", input, Math.min(first + MARK.length, input.length), second);
    check.write("fw.elf", input, Math.min(second + MARK.length, input.length), input.length);
    check.run("--bind", "0=app_buffer", "--budget", "dtcm=1K");
  }

  /** Where the mark stands next, or the end. */
  private static int mark(byte[] input, int from) {
    for (int at = from; at <= input.length - MARK.length; at++) {
      if (java.util.Arrays.equals(input, at, at + MARK.length, MARK, 0, MARK.length)) {
        return at;
      }
    }
    return input.length;
  }
}
