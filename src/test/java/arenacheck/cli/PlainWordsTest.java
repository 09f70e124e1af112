package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainWordsTest {
  private static final String[] VALUES = {
    "fw.elf",
    "a b",
    "dtcm=0x10",
    "json",
    "x",
    "\"x\"",
    "'x'",
    "@f",
    "a,b",
    "ü",
    "#",
    "${x}",
    "%s",
    "a=b=c",
    "\\",
    "$",
    "!",
    "--",
    "-",
    "-5",
    "-x",
    "--reports",
    "/",
    "check",
    "a|b",
    "report",
    " "
  };

  private static List<String> words(Random random, Syntax syntax) {
    List<String> words = new ArrayList<>();
    for (int left = random.nextInt(9); left > 0; left--) {
      String value = VALUES[random.nextInt(VALUES.length)];
      String name = syntax.names().get(random.nextInt(syntax.names().size()));
      switch (random.nextInt(6)) {
        case 0 -> words.add(value);
        case 1 -> words.add(name + "=" + value);
        case 2 -> words.add(name);
        case 3 -> words.add(name + value);
        default -> {
          words.add(name);
          if (!syntax.findOption(name).isFlag()) {
            words.add(value);
          }
        }
      }
    }
    return words;
  }

  @Test
  void read_whatItTakes_isWhatPicocliReads() {
    Random random = new Random(12);
    int taken = 0;
    for (int i = 0; i < 6000; i++) {
      Syntax syntax = i % 3 == 0 ? ShowCommand.spec() : CheckArguments.spec();
      List<String> words = words(random, syntax);
      Parsed plain = PlainWords.read(syntax, words);
      if (plain != null) {
        taken++;
        Parsed picocli = PicocliWords.read(syntax, words);
        assertEquals(picocli.positionals(), plain.positionals(), words.toString());
        for (Option option : syntax.options()) {
          String name = option.longestName();
          assertEquals(picocli.has(option), plain.has(option), words + " " + name);
          assertEquals(picocli.values(name), plain.values(name), words + " " + name);
        }
      }
    }
    assertTrue(taken > 600, "it took " + taken);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fw.elf --report r.json --map fw.map --target apollo510_evb -o json",
        "fw.elf --report=a --report=b --strict -q --output=html=page.html",
        "--help",
        "--report r fw.elf --bind a=b+4 --waive map-stale"
      })
  void read_usualLine_needsNoPicocli(String line) {
    assertNotNull(PlainWords.read(CheckArguments.spec(), List.of(line.split(" "))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--report",
        "--report -x",
        "--report --map",
        "--map a --map b",
        "-q -q",
        "-q=1",
        "-ojson",
        "--",
        "-",
        "--maps a",
        "-- fw"
      })
  void read_whatMayBeAMistake_isLeftToPicocli(String line) {
    assertNull(PlainWords.read(CheckArguments.spec(), List.of(line.split(" "))));
  }

  @Test
  void read_argumentOfACommandWithoutAny_isLeftToPicocli() {
    assertNull(PlainWords.read(new Syntax("arenacheck x"), List.of("fw")));
  }
}
