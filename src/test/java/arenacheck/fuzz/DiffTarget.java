package arenacheck.fuzz;

import arenacheck.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The reader of saved results, and the comparison of what it finds with a good result. */
final class DiffTarget implements FuzzTarget {
  private Path before;
  private Path after;

  @Override
  public List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String image : List.of("staged", "gc-persistent", "external-bound", "stripped")) {
      seeds.add(saved(image));
    }
    seeds.add(TestData.report("staged"));
    return seeds;
  }

  private static byte[] saved(String image) {
    String home = "testdata/images/" + image;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Main(new PrintStream(out), new PrintStream(out), Map.of())
        .run("check", home + "/fw.elf", "--report=" + home + "/aot_residency.json", "-o=json");
    return out.toByteArray();
  }

  @Override
  public void run(byte[] input) throws IOException {
    if (before == null) {
      before = Files.createTempFile("before", ".json");
      after = Files.createTempFile("after", ".json");
      before.toFile().deleteOnExit();
      after.toFile().deleteOnExit();
      Files.write(after, saved("staged"));
    }
    Files.write(before, input);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(out), new PrintStream(err), Map.of())
            .run("diff", before.toString(), after.toString());
    String messages = err.toString(StandardCharsets.UTF_8);
    boolean refused = code == 2 && out.size() == 0 && messages.contains("\n    help: ");
    boolean compared = (code == 0 || code == 1) && messages.isEmpty() && out.size() > 0;
    if (!refused && !compared) {
      throw new AssertionError("exit " + code + ": " + messages);
    }
  }
}
