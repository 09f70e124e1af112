package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.InputException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckArgumentsTest {
  private static CheckOptions options(String... args) {
    return CheckArguments.options(Arguments.parse(CheckArguments.spec(), Arrays.asList(args)));
  }

  private static String refusal(String line) {
    String[] args = line.split(" ");
    InputException e = assertThrows(InputException.class, () -> options(args));
    assertNull(e.place());
    return e.getMessage() + " / " + e.help();
  }

  @Test
  void options_least_haveNoExtras() {
    CheckOptions options = options("fw.elf", "--report", "r.json");
    assertEquals("fw.elf", options.elf());
    assertEquals(List.of("r.json"), options.reports());
    assertNull(options.map());
    assertNull(options.target());
    assertFalse(options.strict());
    assertFalse(options.quiet());
    assertEquals(List.of(), options.outputs());
    assertEquals(List.of(), options.bindings());
  }

  @Test
  void options_all_arriveInTheirOrder() {
    CheckOptions options =
        options(
            ("--report a --report=b fw.elf --map=m.map --target apollo510_evb --strict -q"
                    + " --memory dtcm=0x20000000+507904 --memory sram=SHARED_SRAM"
                    + " --bind aot:1=pool+0x40 --bind 0=0x20000000+1K --budget dtcm=64K"
                    + " --budget dtcm:total=1M --waive misaligned --waive wrong-memory:x"
                    + " -o json=r.json -o text")
                .split(" "));
    assertEquals(List.of("a", "b"), options.reports());
    assertEquals("m.map", options.map());
    assertEquals("apollo510_evb", options.target());
    assertTrue(options.strict());
    assertTrue(options.quiet());
    assertEquals("sram", options.memories().get(1).memory());
    assertEquals("0", options.bindings().get(1).arena());
    assertEquals(1048576, options.budgets().get(1).limit());
    assertEquals("x", options.waivers().get(1).name());
    assertEquals(new Output(OutputFormat.JSON, "r.json"), options.outputs().get(0));
    assertEquals(new Output(OutputFormat.TEXT, null), options.outputs().get(1));
  }

  @Test
  void options_afterDoubleDash_areNames() {
    assertEquals("-fw.elf", options("--report", "r", "--", "-fw.elf").elf());
  }

  @Test
  void options_valuesWithSpacesQuotesAndDollars_stay() {
    assertEquals("a \"b\" ${c} %s", options("fw", "--report", "a \"b\" ${c} %s").reports().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--report r | no image is named / name the linked ELF file",
        "fw | no report is named / add `--report FILE`, the residency report beside the generated"
            + " sources",
        "fw --reprot r | unknown option `--reprot` / did you mean `--report`?",
        "fw --report r --bogus=1 | unknown option `--bogus` / `arenacheck check --help` lists the"
            + " options",
        "fw --report r -x | unknown option `-x` / `arenacheck check --help` lists the options",
        "fw --report | `--report` needs a value / `arenacheck check --help` lists the options",
        "fw --report --strict | `--report` needs a value / `arenacheck check --help` lists the"
            + " options",
        "fw --report r --map a --map b | `--map` is given twice / `arenacheck check --help` lists"
            + " the options",
        "fw --report r --target a --target b | `--target` is given twice / `arenacheck check"
            + " --help` lists the options",
        "fw --report r --strict=yes | `--strict` takes no value / `arenacheck check --help` lists"
            + " the options",
        "fw --report r -o json -o text | `-o text`: another format goes to standard output already"
            + " / write one of them to a file of its own: `-o FORMAT=FILE`",
        "fw --report r -o json=f -o text=f | `-o text=f`: another format goes to `f` already /"
            + " write one of them to a file of its own: `-o FORMAT=FILE`",
        "fw --report r -o jsn | `-o jsn`: there is no format `jsn` / did you mean `json`?",
        "fw --report r -o pdf | `-o pdf`: there is no format `pdf` / the formats are text, json, markdown, github, sarif, junit, html",
        "fw --report r -o json= | `-o json=` names no file / write `-o json=FILE`",
        "fw --report r --bind 1=a --bind 1=b | `--bind 1=...` is given twice / keep one of them",
        "fw --report r --budget d=1 --budget d=2 | `--budget d=...` is given twice / keep one of"
            + " them",
      })
  void options_unusable_areRefusedByName(String line, String refusal) {
    assertEquals(refusal, refusal(line));
  }

  @Test
  void options_empty_isRefusedWithItsOption() {
    for (String[] args :
        new String[][] {
          {"fw.elf", "--report", ""},
          {"fw.elf", "--report="},
          {"fw.elf", "--report", "r.json", "--map", ""},
          {"fw.elf", "--report", "r.json", "-o", ""},
          {"", "--report", "r.json"}
        }) {
      InputException e = assertThrows(InputException.class, () -> options(args));
      String option = args[args.length - 1].isEmpty() ? args[args.length - 2] : "--report";
      String message =
          args[0].isEmpty() ? "an argument is empty" : "the value of `" + option + "` is empty";
      assertEquals(message, e.getMessage());
    }
  }

  @Test
  void options_secondImage_isNamed() {
    assertTrue(refusal("a --report r b").startsWith("`b` is one argument too many"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--bind x", "--budget x", "--memory x", "--waive x", "-o x", "--report --map"})
  void options_malformedValue_isRefused(String option) {
    refusal("fw --report r " + option);
  }

  @Test
  void help_names_everyOptionAndNoOther() {
    String help = Resource.text("help/check.txt");
    StringBuilder unknown = new StringBuilder();
    for (Option option : CheckArguments.spec().options()) {
      for (String name : option.names()) {
        assertTrue(help.contains(name + " ") || help.contains(name + ","), name);
      }
    }
    for (String word : help.split("[\\s,:\\[\\]|=]+")) {
      boolean option = word.matches("--?[a-z].*");
      if (option && CheckArguments.spec().findOption(word) == null) {
        unknown.append(word).append(' ');
      }
    }
    assertEquals("", unknown.toString());
  }
}
