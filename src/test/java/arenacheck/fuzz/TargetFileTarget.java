package arenacheck.fuzz;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;
import arenacheck.memory.TargetReader;
import java.io.IOException;
import java.util.List;

/** The reader of {@code --target FILE}. */
final class TargetFileTarget implements FuzzTarget {
  private static final String BUILT_IN = "src/main/resources/arenacheck/targets/";

  @Override
  public List<byte[]> seeds() throws IOException {
    return List.of(
        TestData.bytes(BUILT_IN + "apollo510_evb.json"),
        TestData.bytes(BUILT_IN + "apollo3p_evb.json"));
  }

  @Override
  public void run(byte[] input) {
    try {
      if (TargetReader.read(InputFile.of("t.json", input)).memories() == null) {
        throw new AssertionError("half a target");
      }
    } catch (InputException e) {
      Refusals.check(e);
    }
  }
}
