package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What one check in this process told. */
record Told(int code, String out, String err) {
  static final Path IMAGES = Path.of("testdata/images");

  /** {@code check} with these options. */
  static Told check(Object... options) {
    List<String> args = new ArrayList<>(List.of("check"));
    for (Object option : options) {
      args.add(option.toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Main(new PrintStream(out), new PrintStream(err), Map.of())
            .run(args.toArray(new String[0]));
    return new Told(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The check of a good image, with more options. */
  static Told good(Object... options) {
    List<Object> all = new ArrayList<>(List.of(elf("staged"), "--report", report("staged")));
    all.addAll(List.of(options));
    return check(all.toArray());
  }

  static Path elf(String image) {
    return IMAGES.resolve(image).resolve("fw.elf");
  }

  static Path map(String image) {
    return IMAGES.resolve(image).resolve("fw.map");
  }

  static Path report(String image) {
    return IMAGES.resolve(image).resolve("aot_residency.json");
  }

  /** Exit 2 with one message that begins so and has a help line, and nothing else. */
  void refuses(String message) {
    assertEquals(2, code, err + out);
    assertEquals("", out);
    assertTrue(err.startsWith(message), err);
    assertEquals(2, err.lines().count(), err);
    assertTrue(err.contains("\n    help: "), err);
    assertFalse(err.contains("Exception"), err);
  }
}
