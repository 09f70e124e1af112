package arenacheck.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Edits of good firmware. The first byte picks image and options; every eight bytes behind it are
 * one edit: which file and what kind, where, and with what. Whatever comes out, no {@code ok} may
 * be wrong.
 */
final class EditsTarget implements FuzzTarget {
  private static final List<String> IMAGES =
      List.of("staged", "itcm-guard", "lld-gc", "big-endian", "cxx-internal", "external-bound");

  private static final int EDIT = 8;

  private CheckRun check;

  @Override
  public List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (int options = 0; options < 4; options++) {
      for (int image = 0; image < IMAGES.size(); image++) {
        byte[] seed = new byte[1 + 4 * EDIT];
        seed[0] = (byte) (options << 4 | image);
        for (int edit = 0; edit < 4; edit++) {
          int kind = (image + edit) % 8 << 2 | (options + edit) % 4;
          byte[] one = {(byte) kind, (byte) (edit * 37), 0, (byte) edit, 1, 0, 0, (byte) 0x80};
          System.arraycopy(one, 0, seed, 1 + edit * EDIT, EDIT);
        }
        seeds.add(seed);
      }
    }
    return seeds;
  }

  @Override
  public void run(byte[] input) throws IOException {
    if (input.length == 0) {
      return;
    }
    if (check == null) {
      check = CheckRun.inTemporaryFolder();
    }
    String image = IMAGES.get((input[0] & 15) % IMAGES.size());
    byte[] elf = TestData.elf(image);
    byte[] map = TestData.map(image);
    byte[] report = TestData.report(image);
    for (int at = 1; at + EDIT <= input.length && at < 40 * EDIT; at += EDIT) {
      int file = input[at] & 3;
      Edit edit = new Edit(Arrays.copyOfRange(input, at, at + EDIT));
      if (file == 2) {
        map = edit.plain(map);
      } else if (file == 3) {
        report = edit.plain(report);
      } else {
        elf = edit.image(elf);
      }
    }
    run(input[0] >> 4, elf, map, report);
  }

  private void run(int options, byte[] elf, byte[] map, byte[] report) throws IOException {
    check.write("fw.elf", elf);
    check.write("r_residency.json", report);
    if ((options & 1) == 0) {
      check.write("fw.map", map);
    } else {
      check.remove("fw.map");
    }
    List<String> args = new ArrayList<>(RightOk.OPTIONS);
    if ((options & 2) != 0) {
      args.add("--strict");
    }
    String[] all = args.toArray(new String[0]);
    JsonNode result = (options & 4) != 0 ? check.run(all) : check.json(all);
    if (result != null) {
      RightOk.require(result, elf, report, (options & 1) == 0 ? map : null);
    }
  }
}
