package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RawArgumentsTest {
  @TempDir Path folder;

  @Test
  void decodedArguments_stay() {
    String[] args = {"check", "m\u00fc.elf"};
    assertSame(args, RawArguments.of(args));
  }

  @Test
  void lostArguments_areTheLastWordsOfTheCommandLine() throws IOException {
    Path line = Files.writeString(folder.resolve("cmdline"), "java\0-cp\0a.jar\0Main\0m\u00fc\0\0");
    String[] lost = {"m\ufffd\ufffd", ""};
    assertArrayEquals(new String[] {"m\u00fc", ""}, RawArguments.again(lost, line));
    assertSame(lost, RawArguments.again(lost, folder.resolve("none")));
  }
}
