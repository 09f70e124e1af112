package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code arenacheck.mk} under a real make; here the link is a copy of a committed image. */
@DisabledOnOs(OS.WINDOWS)
class MakeIT {
  private static final String CHECKING = "arenacheck check build/app.elf";
  private static final String LINK =
      "all: build/app.elf\n"
          + "build/app.elf build/app.map &: linked/fw.elf linked/fw.map\n"
          + "\tmkdir -p build\n"
          + "\tcp linked/fw.elf build/app.elf\n"
          + "\tcp linked/fw.map build/app.map\n";

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;
  private Path stamp;

  @BeforeAll
  static void install() throws Exception {
    Firmware.needs("make");
    installed = Installation.below(tools);
  }

  @BeforeEach
  void names() {
    stamp = folder.resolve("build/app.elf.arenacheck");
  }

  private void link(String image) throws Exception {
    for (String file : List.of("fw.elf", "fw.map")) {
      Installation.copy(
          Installation.image(image).resolve(file), folder.resolve("linked").resolve(file));
    }
  }

  private void report(String image, String... more) throws Exception {
    List<String> files = new ArrayList<>(List.of(more));
    files.add("aot_residency.json");
    for (String file : files) {
      Installation.copy(
          Installation.image(image).resolve(file), folder.resolve("model").resolve(file));
    }
  }

  private void makefile(String... parts) throws Exception {
    Files.writeString(folder.resolve("Makefile"), String.join("", parts));
  }

  /** The lines of the documentation with other reports and options. */
  private static String call(String reportsAndOptions) throws Exception {
    String lines = installed.makeSnippet("make");
    String call = "model/aot_residency.json,--target apollo510_evb";
    assertTrue(lines.contains(call), lines);
    return lines.replace(call, reportsAndOptions);
  }

  private void cleanProject() throws Exception {
    link("clean");
    report("clean");
    makefile(LINK, installed.makeSnippet("make"));
  }

  private Outcome make(String... args) throws Exception {
    List<String> command = new ArrayList<>(List.of("make"));
    command.addAll(List.of(args));
    return Outcome.of(folder, Map.of(), command.toArray(new String[0]));
  }

  /** As an editor would: with the same contents and a new date. */
  private void touch(String file) throws Exception {
    Files.setLastModifiedTime(
        folder.resolve(file),
        FileTime.from(Files.getLastModifiedTime(stamp).toInstant().plusSeconds(1)));
  }

  private void hasPassedOnce() throws Exception {
    make().endsWith(0).says(CHECKING);
    assertTrue(Files.exists(stamp));
    make().endsWith(0).saysNot(CHECKING);
  }

  @Test
  void check_passed_leavesAStampAndIsNotRepeated() throws Exception {
    cleanProject();
    make().endsWith(0).says(CHECKING).says("pass: ");
    assertTrue(Files.exists(stamp));
    make().endsWith(0).says("Nothing to be done");
    make("arenacheck").endsWith(0).saysNot(CHECKING);
  }

  @Test
  void check_failed_stopsTheBuildAndLeavesTheImage() throws Exception {
    cleanProject();
    hasPassedOnce();
    link("gc-persistent");
    for (int i = 0; i < 2; i++) {
      make().endsWith(2).says("[symbol-discarded]").says("app.elf.arenacheck] Error 1");
      assertFalse(Files.exists(stamp));
      assertTrue(Files.exists(folder.resolve("build/app.elf")));
    }
    link("clean");
    make().endsWith(0);
    assertTrue(Files.exists(stamp));
  }

  @Test
  void check_incomplete_stopsTheBuild() throws Exception {
    link("external-bound");
    report("external-bound", "aot_arena_const_mram.bin");
    makefile(LINK, installed.makeSnippet("make"));
    make().endsWith(2).says("[arena-unbound]").says("Error 3");
    assertFalse(Files.exists(stamp));
  }

  @Test
  void check_failedAndIgnored_leavesNoStamp() throws Exception {
    cleanProject();
    link("gc-persistent");
    make("-i").endsWith(0).says("[symbol-discarded]");
    assertFalse(Files.exists(stamp));
    make("-k").endsWith(2).says(CHECKING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"model/aot_residency.json", "build/app.map", "build/app.elf"})
  void input_touched_isCheckedAgain(String file) throws Exception {
    cleanProject();
    hasPassedOnce();
    touch(file);
    make().endsWith(0).says(CHECKING).saysNot("cp ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"app.args", "model/aot_arena_const_mram.bin", "boards/my.json", "model/aot.h"})
  void furtherInput_touched_isCheckedAgain(String file) throws Exception {
    link("external-bound");
    report("external-bound", "aot_arena_const_mram.bin");
    Files.writeString(folder.resolve("model/aot.h"), "");
    Installation.copy(
        Path.of("src/main/resources/arenacheck/targets/apollo510_evb.json"),
        folder.resolve("boards/my.json"));
    Files.writeString(
        folder.resolve("app.args"),
        "--target 'boards/my.json' # the board\n"
            + "--bind aot_arena_dtcm=app_scratch --bind aot_arena_const_mram=app_weights\n");
    makefile(LINK, call("model,@app.args -o json=build/app.json"));
    hasPassedOnce();
    touch("build/app.json");
    make().endsWith(0).saysNot(CHECKING);
    touch(file);
    make().endsWith(0).says(CHECKING);
  }

  @Test
  void sidecar_changed_failsTheNextBuild() throws Exception {
    link("external-bound");
    report("external-bound", "aot_arena_const_mram.bin");
    String bindings = "--bind aot_arena_dtcm=app_scratch --bind aot_arena_const_mram=app_weights";
    makefile(LINK, call("model/aot_residency.json,--target apollo510_evb " + bindings));
    hasPassedOnce();
    report("external-other-weights", "aot_arena_const_mram.bin");
    Files.writeString(folder.resolve("model/aot_arena_const_mram.bin"), "x".repeat(1024));
    touch("model/aot_arena_const_mram.bin");
    make().endsWith(2).says("[sidecar-contents]");
  }

  @Test
  void options_changed_isCheckedAgain() throws Exception {
    cleanProject();
    hasPassedOnce();
    makefile(LINK, call("model/aot_residency.json,--target apollo510_evb --budget dtcm=1K"));
    make().endsWith(2).says("[budget-exceeded]");
  }

  @Test
  void reportFolder_olderReportAdded_isCheckedAgain() throws Exception {
    link("two-modules");
    report("two-modules");
    makefile(LINK, call("model,--target apollo510_evb"));
    hasPassedOnce();
    Path other = folder.resolve("model/kws/kws_residency.json");
    Installation.copy(Installation.image("two-modules").resolve("kws_residency.json"), other);
    Files.setLastModifiedTime(other, FileTime.from(Instant.EPOCH));
    make().endsWith(0).says(CHECKING).says("kws_arena_dtcm_buffer");
    make().endsWith(0).saysNot(CHECKING);
    touch("model/kws/kws_residency.json");
    make().endsWith(0).says(CHECKING);
  }

  @Test
  void link_inParallel_isOverBeforeItsCheck() throws Exception {
    cleanProject();
    String slow = LINK.replace("\tcp linked/fw.map", "\tsleep 1\n\tcp linked/fw.map");
    String call = installed.makeSnippet("make");
    makefile(
        slow,
        slow.replace("build", "other").replace("all: ", "all: | "),
        call,
        call.replace("build", "other"));
    make("-j8").endsWith(0).says(CHECKING).says("arenacheck check other/app.elf");
    make("-j8").endsWith(0).saysNot("arenacheck check").saysNot("cp ");
  }

  @Test
  void report_madeByTheBuild_isMadeBeforeTheCheck() throws Exception {
    cleanProject();
    Path source = folder.resolve("aot_residency.json");
    Files.move(folder.resolve("model/aot_residency.json"), source);
    makefile(
        LINK,
        "model/%.json: %.json\n\tmkdir -p model && sleep 1 && cp $< $@\n",
        installed.makeSnippet("make"));
    make("-j8").endsWith(0).says("pass: ");
    make("-j8").endsWith(0).saysNot(CHECKING);
  }

  @Test
  void report_thatNothingMakes_stopsTheBuild() throws Exception {
    cleanProject();
    Files.delete(folder.resolve("model/aot_residency.json"));
    make().endsWith(2).says("No rule to make target 'model/aot_residency.json'");
  }

  @Test
  void mapAbsent_isFine() throws Exception {
    link("clean");
    report("clean");
    makefile(
        "all: build/app.elf\nbuild/app.elf: linked/fw.elf\n\tmkdir -p build; cp $^ $@\n",
        installed.makeSnippet("make"));
    hasPassedOnce();
    Installation.copy(folder.resolve("linked/fw.map"), folder.resolve("build/app.map"));
    touch("build/app.map");
    make().endsWith(0).says(CHECKING).says("app.map");
  }

  @Test
  void goal_imageItself_isCheckedByPlainMake() throws Exception {
    cleanProject();
    makefile(LINK.replaceFirst("all:.*\n", ""), installed.makeSnippet("make"));
    hasPassedOnce();
  }

  @Test
  void goal_madeFromTheImage_waitsAndDoesNotSeeTheStamp() throws Exception {
    cleanProject();
    makefile(
        LINK.replace("all: build/app.elf", "build/app.bin: build/app.elf\n\tcp $^ $@"),
        installed.makeSnippet("make"));
    make().endsWith(0).says("cp build/app.elf build/app.bin\n");
    link("gc-persistent");
    Files.delete(folder.resolve("build/app.bin"));
    make().endsWith(2);
    assertFalse(Files.exists(folder.resolve("build/app.bin")));
  }

  @Test
  void goal_named_isJoined() throws Exception {
    cleanProject();
    makefile("ARENACHECK_GOAL = release\n", LINK, installed.makeSnippet("make"), "release: all\n");
    make().endsWith(0).saysNot(CHECKING);
    make("release").endsWith(0).says(CHECKING);
  }

  @Test
  void flash_snippet_waitsForTheCheck() throws Exception {
    cleanProject();
    makefile(
        LINK, installed.makeSnippet("make"), Snippet.text("make-flash"), "\techo flashing $<\n");
    make("flash").endsWith(0).says("flashing build/app.elf\n");
    link("gc-persistent");
    make("flash").endsWith(2).saysNot("flashing");
  }

  @Test
  void call_aboveTheFirstRule_isRefused() throws Exception {
    cleanProject();
    makefile(installed.makeSnippet("make"), LINK);
    make().endsWith(2).says("put the call below the first rule or set ARENACHECK_GOAL");
    String[] lines = installed.makeSnippet("make").split("(?<=\n)");
    assertEquals(2, lines.length);
    makefile(lines[0], LINK, lines[1]);
    make().endsWith(0).says(CHECKING);
  }

  @Test
  void call_wrongParts_isRefused() throws Exception {
    cleanProject();
    makefile(LINK, call("model/aot_residency.json,--strict,--quiet"));
    make().endsWith(2).says("there is a fourth part behind a comma");
    makefile(LINK, call(""));
    make().endsWith(2).says("the reports are missing");
  }

  @Test
  void namesInAReportFolder_neverReachTheShell() throws Exception {
    cleanProject();
    String name = "model/x;touch${IFS}Y;_residency.json";
    Files.move(folder.resolve("model/aot_residency.json"), folder.resolve(name));
    makefile(LINK, call("model,--target apollo510_evb"));
    for (int i = 0; i < 2; i++) {
      make().endsWith(0).says("pass: ");
      assertFalse(Files.exists(folder.resolve("Y")));
    }
  }

  @Test
  void namesWithSpaces_areReadFromTheDepfile() throws Exception {
    cleanProject();
    Path report = folder.resolve("my model/aot #1$_residency.json");
    Installation.copy(Installation.image("clean").resolve("aot_residency.json"), report);
    makefile(LINK, call("my\\ model,--target apollo510_evb"));
    hasPassedOnce();
    touch("my model/aot #1$_residency.json");
    make().endsWith(0).says(CHECKING);
    Files.delete(report);
    make().endsWith(2).says("no `*_residency.json` in this folder");
  }
}
