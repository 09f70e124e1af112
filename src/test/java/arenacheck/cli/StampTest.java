package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.io.FilesRead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A stamp is there exactly where the check has passed, and the depfile names all that was read. */
class StampTest {
  private static final Path IMAGE = Path.of("testdata/images/external-bound");
  private static final String[] BOUND = {
    "--bind", "aot_arena_dtcm=app_scratch", "--bind", "aot_arena_const_mram=app_weights"
  };

  @TempDir Path folder;
  private Path stamp;
  private Path depfile;

  @BeforeEach
  void inputs() throws IOException {
    Files.createDirectories(folder.resolve("model/include"));
    for (String name : new String[] {"aot_residency.json", "aot_arena_const_mram.bin"}) {
      Files.copy(IMAGE.resolve(name), folder.resolve("model").resolve(name));
    }
    for (String name : new String[] {"fw.elf", "fw.map"}) {
      Files.copy(IMAGE.resolve(name), folder.resolve(name));
    }
    Files.writeString(folder.resolve("model/include/aot.h"), "");
    stamp = folder.resolve("app.stamp");
    depfile = folder.resolve("app.d");
  }

  private Run check(String... more) {
    List<String> args = new ArrayList<>(List.of("check", folder.resolve("fw.elf").toString()));
    args.addAll(List.of("--report", folder.resolve("model").toString()));
    args.addAll(List.of("--stamp", stamp.toString(), "--depfile", depfile.toString()));
    args.addAll(List.of(more));
    return Run.of(new CheckPipeline(), args.toArray(new String[0]));
  }

  private void passes(String... more) {
    Run run = check(more);
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(Files.exists(stamp));
  }

  @Test
  void depfile_namesEveryFileAndTheFolders() throws IOException {
    Path board = folder.resolve("board.json");
    Path base = folder.resolve("base.json");
    Run.of("targets", "apollo510_evb", "-o", "json=" + board);
    passes(with("-o", "json=" + base));
    Path args = Files.writeString(folder.resolve("app.args"), String.join(" ", BOUND));
    passes("@" + args, "--target", board.toString(), "--baseline", base.toString());
    TreeSet<String> expected = new TreeSet<>();
    for (String name :
        new String[] {
          "fw.elf",
          "fw.map",
          "board.json",
          "base.json",
          "app.args",
          "model/aot_residency.json",
          "model/aot_arena_const_mram.bin",
          "model/include/aot.h",
          "model/.",
          "model/include/."
        }) {
      expected.add(folder + "/" + name);
    }
    String[] rules = Files.readString(depfile).split("\n\n", 2);
    List<String> lines = List.of(rules[0].split(" \\\\\n  "));
    assertEquals(stamp + ":", lines.get(0));
    assertEquals(expected, new TreeSet<>(lines.subList(1, lines.size())));
    TreeSet<String> empty = new TreeSet<>();
    for (String line : rules[1].split("\n+")) {
      empty.add(line.replaceFirst(":$", ""));
    }
    assertEquals(expected, empty);
  }

  private static String[] with(String... more) {
    List<String> all = new ArrayList<>(List.of(BOUND));
    all.addAll(List.of(more));
    return all.toArray(new String[0]);
  }

  @Test
  void verdictIncompleteOrFail_removesTheStamp() throws IOException {
    passes(BOUND);
    assertEquals(3, check().code());
    assertFalse(Files.exists(stamp));
    passes(BOUND);
    assertEquals(1, check(with("--budget", "dtcm=1")).code());
    assertFalse(Files.exists(stamp));
    assertTrue(Files.readString(depfile).startsWith(stamp + ":"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--nonsense", "--target nowhere", "-o json=/no/such/folder/x", "@/no/args"})
  void unusable_removesTheStamp(String options) {
    passes(BOUND);
    assertEquals(2, check(with(options.split(" "))).code());
    assertFalse(Files.exists(stamp));
  }

  @Test
  void stampThatIsAnInput_isRefusedAndKept() {
    for (String name : List.of("fw.elf", "fw.map", "model/aot_residency.json")) {
      stamp = folder.resolve(name);
      for (String wrong : List.of("--strict", "--nonsense")) {
        Run run = check(with(wrong));
        assertEquals(2, run.code());
        if (wrong.equals("--strict")) {
          assertTrue(run.err().contains("is an input of this command"), run.err());
        }
      }
      assertTrue(Files.exists(stamp) || !name.equals("fw.elf"), name);
    }
  }

  @Test
  void depfileWithoutStamp_isRefused() {
    Run run = Run.of("check", "a.elf", "--report", "r", "--depfile", "x.d");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("add `--stamp FILE`"), run.err());
  }

  @Test
  void inputChangedMeanwhile_isNoPass() throws Exception {
    Path header = folder.resolve("model/include/aot.h");
    Pipeline slow =
        (options, read) -> {
          arenacheck.check.Result result = new CheckPipeline().run(options, read);
          assertTrue(header.toFile().setLastModified(1000));
          return result;
        };
    List<String> args = new ArrayList<>(List.of("check", folder.resolve("fw.elf").toString()));
    args.addAll(List.of("--report", folder.resolve("model").toString()));
    args.addAll(List.of("--stamp", stamp.toString()));
    args.addAll(List.of(BOUND));
    Run run = Run.of(slow, args.toArray(new String[0]));
    assertEquals(2, run.code());
    assertTrue(run.err().contains("was written to while it was read"), run.err());
    assertFalse(Files.exists(stamp));
  }

  @Test
  void stampInAFolderOfReports_isNewerThanTheFolder() throws IOException {
    stamp = folder.resolve("model/app.stamp");
    depfile = folder.resolve("model/app.d");
    passes(BOUND);
    assertFalse(
        Files.getLastModifiedTime(stamp)
                .compareTo(Files.getLastModifiedTime(folder.resolve("model")))
            < 0);
  }

  @Test
  void names_areEscapedOrReplaced() {
    String text =
        Depfile.of(
            "my app.stamp",
            List.of("a b.elf", "c#d$e.map", "~x", "C:/x y", "x;touch Y;_residency.json", "%.h"),
            List.of("model", "m/", ""));
    String never = "/arenacheck/name-without-a-form-in-make";
    assertEquals(
        "my\\ app.stamp: \\\n  a\\ b.elf \\\n  c\\#d$$e.map \\\n  ./~x \\\n  C:/x\\ y \\\n  "
            + never
            + " \\\n  model/. \\\n  m/. \\\n  /.\n",
        text.substring(0, text.indexOf("\n\n") + 1));
    assertTrue(text.contains("\n" + never + ":\n"), text);
    assertFalse(text.contains("touch"), text);
    FilesRead read = new FilesRead();
    read.folder("");
    assertEquals(List.of("."), read.folders());
  }
}
