package arenacheck.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where Jazzer enters, and where {@code scripts/fuzz} gets the seeds from. The target's name is in
 * the property {@code arenacheck.fuzz.target}.
 */
public final class Fuzzing {
  private static FuzzTarget target;

  private Fuzzing() {}

  /** Called by Jazzer once. Classes are loaded and instrumented here, where no time limit runs. */
  public static void fuzzerInitialize() throws IOException {
    target = FuzzTargets.named(System.getProperty("arenacheck.fuzz.target"));
    for (byte[] seed : target.seeds()) {
      target.run(seed);
    }
  }

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    target.run(input);
  }

  /** Lists the targets, or writes the seeds of one: {@code TARGET FOLDER}. */
  public static void main(String[] args) throws IOException {
    if (args.length == 0) {
      FuzzTargets.all().keySet().forEach(System.out::println);
      return;
    }
    List<byte[]> seeds = FuzzTargets.named(args[0]).seeds();
    for (int i = 0; i < seeds.size(); i++) {
      Files.write(Path.of(args[1], "seed-" + i), seeds.get(i));
    }
  }
}
