package arenacheck.elf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenacheck.io.InputException;
import arenacheck.io.InputFile;

/** How a file is refused, for tests. */
record Refusal(String message, String help, String detail) {

  static Refusal of(byte[] bytes) {
    InputFile file = InputFile.of("app.elf", bytes);
    InputException e = assertThrows(InputException.class, () -> ElfReader.read(file));
    assertEquals("app.elf", e.place().file());
    return new Refusal(e.getMessage(), e.help(), e.place().detail());
  }
}
