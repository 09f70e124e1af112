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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ArenaCheck.cmake} under a real CMake, around a real link. */
@Tag("toolchain")
class CMakeIT {
  private static final String NINJA = "Ninja";
  private static final String MAKEFILES = "Unix Makefiles";
  private static final String CHECKING = "Checking the memory plan of app";
  private static final String ADD_CHECK =
      "arenacheck_add_check(TARGET app REPORTS model/aot_residency.json"
          + " TARGET_BOARD apollo510_evb";

  /** As an SDK's last step does: another file from the image, after the link. */
  private static final String FINALIZE =
      "add_custom_command(TARGET app POST_BUILD"
          + " COMMAND ${CMAKE_OBJCOPY} -O binary $<TARGET_FILE:app> app.bin)\n";

  private static final String TOOLCHAIN =
      "set(CMAKE_SYSTEM_NAME Generic)\n"
          + "set(CMAKE_C_COMPILER arm-none-eabi-gcc)\n"
          + "set(CMAKE_C_COMPILER_WORKS TRUE)\n";

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;
  private Path source;
  private Path build;
  private Path image;
  private Path stamp;

  @BeforeAll
  static void install() throws Exception {
    Firmware.needs("cmake", "ninja", "make", "arm-none-eabi-gcc");
    installed = Installation.below(tools);
  }

  @BeforeEach
  void sources() throws Exception {
    source = folder.resolve("my app");
    build = source.resolve("my build");
    image = build.resolve("app.axf");
    stamp = build.resolve("arenacheck/app.stamp");
    Firmware.write(source);
    Files.writeString(source.resolve("arm.cmake"), TOOLCHAIN);
  }

  private void project(String... end) throws Exception {
    Files.writeString(
        source.resolve("CMakeLists.txt"),
        "cmake_minimum_required(VERSION 3.20)\n"
            + "project(app C)\n"
            + "add_executable(app startup.c main.c aot_model.c aot_tensors.c)\n"
            + "set_target_properties(app PROPERTIES SUFFIX .axf)\n"
            + option("compile", Firmware.CPU + " " + Firmware.COMPILE + " ${DROP}")
            + option("link", Firmware.CPU + " " + Firmware.LINK)
            + FINALIZE
            + String.join("", end));
  }

  private static String option(String kind, String options) {
    String here = "${CMAKE_CURRENT_SOURCE_DIR}/";
    StringBuilder text = new StringBuilder("target_" + kind + "_options(app PRIVATE");
    for (String word : options.replace("-I.", "-I" + here).split(" ")) {
      text.append(" \"").append(word.startsWith("apollo") ? here : "").append(word).append('"');
    }
    return text.append(")\n").toString();
  }

  private Outcome configure(String generator, String... settings) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("cmake", "-G", generator, "--toolchain", "arm.cmake"));
    command.addAll(List.of(settings));
    command.addAll(List.of("-S", ".", "-B", build.toString()));
    return Outcome.of(source, Map.of(), command.toArray(new String[0]));
  }

  private Outcome build(String... more) throws Exception {
    List<String> command = new ArrayList<>(List.of("cmake", "--build", build.toString(), "-j8"));
    command.addAll(List.of(more));
    return Outcome.of(source, Map.of(), command.toArray(new String[0]));
  }

  /** A project whose check has passed, and is not repeated. */
  private void passed(String generator, String... end) throws Exception {
    project(end);
    configure(generator).endsWith(0);
    build().endsWith(0).says(CHECKING).says("pass: ");
    assertTrue(Files.exists(stamp));
    build().endsWith(0).saysNot(CHECKING);
  }

  private static void touch(Path file, Path after) throws Exception {
    Files.setLastModifiedTime(
        file, FileTime.from(Files.getLastModifiedTime(after).toInstant().plusSeconds(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void snippet_arenaDropped_failsAndLeavesTheImage(String generator) throws Exception {
    passed(generator, installed.snippet("cmake"));
    assertTrue(Files.exists(build.resolve("app.bin")), "the SDK's step");
    configure(generator, "-DDROP=" + Firmware.DROP).endsWith(0);
    for (int i = 0; i < 2; i++) {
      build().fails().says("app.axf.map").says("[symbol-discarded]");
      assertTrue(Files.exists(image));
      assertTrue(isOlder(stamp, image), "the stamp is as new as the image");
    }
    configure(generator, "-DDROP=").endsWith(0);
    build().endsWith(0).says("pass: ");
  }

  private static boolean isOlder(Path stamp, Path image) throws Exception {
    return !Files.exists(stamp)
        || Files.getLastModifiedTime(stamp).compareTo(Files.getLastModifiedTime(image)) < 0;
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void input_touched_isCheckedAgain(String generator) throws Exception {
    Files.writeString(
        source.resolve("app args.txt"), "# it's the board:\n--target 'my board.json'\n");
    Files.writeString(source.resolve("model/aot.h"), "");
    Installation.copy(
        Path.of("src/main/resources/arenacheck/targets/apollo510_evb.json"),
        source.resolve("my board.json"));
    passed(
        generator,
        installed
            .snippet("cmake")
            .replace("TARGET_BOARD apollo510_evb", "ARGUMENTS_FILE \"app args.txt\""));
    for (String file :
        List.of(
            "model/aot_residency.json",
            "my build/app.axf.map",
            "my build/app.axf",
            "app args.txt",
            "model/aot.h",
            "my board.json")) {
      Thread.sleep(20);
      Files.setLastModifiedTime(source.resolve(file), FileTime.from(Instant.now()));
      build().endsWith(0).says(CHECKING).saysNot("Linking");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void report_folderAndArguments_areFollowed(String generator) throws Exception {
    String check =
        "find_package(ArenaCheck REQUIRED PATHS \""
            + installed.prefix()
            + "\" NO_DEFAULT_PATH)\n"
            + "target_link_options(app PRIVATE -Wl,-Map,app.map)\n"
            + "arenacheck_add_check(TARGET app REPORTS model MAP app.map"
            + " MEMORY dtcm=0x20000000+0x7c000 mram=MCU_MRAM BUDGET dtcm=LIMIT"
            + " WAIVE size-mismatch misaligned OUTPUT json=app.json sarif=app.sarif)\n";
    passed(generator, check.replace("LIMIT", "64K"));
    String json = Files.readString(build.resolve("app.json"));
    assertTrue(json.contains("\"found\": \"given\""), json);
    assertTrue(Files.exists(build.resolve("app.sarif")));

    project(check.replace("LIMIT", "1K"));
    build().fails().says("[budget-exceeded]");
    project(check.replace("LIMIT", "64K"));
    build().endsWith(0).says(CHECKING);

    Path other = source.resolve("model/kws/kws_residency.json");
    Installation.copy(Installation.image("two-modules").resolve("kws_residency.json"), other);
    Files.setLastModifiedTime(other, FileTime.from(Instant.EPOCH));
    build().fails().says("kws_arena_dtcm_buffer");
    Files.delete(other);
    build().endsWith(0).says(CHECKING);
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void baseline_showsWhatMovedAndIsFollowed(String generator) throws Exception {
    String check =
        installed
            .snippet("cmake")
            .replace(
                "apollo510_evb)", "apollo510_evb BASELINE \"my base.json\" OUTPUT json=now.json)");
    Path base = source.resolve("my base.json");
    project(check.replace("BASELINE \"my base.json\"", ""));
    configure(generator).endsWith(0);
    build().endsWith(0);
    Files.move(build.resolve("now.json"), base);
    passed(generator, check);
    build("--target", "clean").endsWith(0);
    build().endsWith(0).says("since " + base + ": 0 storage objects moved");
    Files.writeString(
        base,
        Files.readString(base).replaceFirst("\"address\": \"0x2000", "\"address\": \"0x2001"));
    touch(base, stamp);
    build().endsWith(0).says(CHECKING).saysNot("Linking").says("[moved]").says("1 storage object");
    Files.writeString(base, "{}");
    touch(base, stamp);
    build().fails().says("my base.json").says("neither a saved result");
    Files.delete(base);
    build().fails().says("my base.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void strictAndQuiet_areTheOptions(String generator) throws Exception {
    String check = installed.snippet("cmake").replace("apollo510_evb)", "apollo510_evb MORE)");
    project(check.replace("MORE", "QUIET WAIVE misaligned"));
    configure(generator).endsWith(0);
    build().endsWith(0).says("[waiver-unused]").saysNot("pass: ");
    project(check.replace("MORE", "STRICT WAIVE misaligned"));
    build().fails().says("[waiver-unused]").says("fail: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void argumentsFile_alone_isEnough(String generator) throws Exception {
    Files.writeString(
        source.resolve("app.args"), "--report model/aot_residency.json --target apollo510_evb\n");
    String check = installed.snippet("cmake").replaceFirst("arenacheck_add_check.*\n", "");
    passed(generator, check, "arenacheck_add_check(TARGET app ARGUMENTS_FILE app.args)\n");
    touch(source.resolve("model/aot_residency.json"), stamp);
    build().endsWith(0).says(CHECKING).saysNot("Linking");
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void sidecar_touched_isCheckedAgain(String generator) throws Exception {
    Path external = Installation.image("external-bound");
    for (String file : List.of("aot_residency.json", "aot_arena_const_mram.bin")) {
      Installation.copy(external.resolve(file), source.resolve("model").resolve(file));
    }
    // The link is followed by a copy of an image that fits the report.
    String copy =
        "add_custom_command(TARGET app POST_BUILD COMMAND ${CMAKE_COMMAND} -E copy \""
            + external.resolve("fw.elf")
            + "\" $<TARGET_FILE:app>)\n";
    String check = installed.snippet("cmake").replaceFirst("target_link_options.*\n", "");
    String bindings = "BIND aot_arena_dtcm=app_scratch aot_arena_const_mram=app_weights)";
    passed(generator, copy, check.replace("apollo510_evb)", "apollo510_evb " + bindings));
    Path sidecar = source.resolve("model/aot_arena_const_mram.bin");
    touch(sidecar, stamp);
    build().endsWith(0).says(CHECKING).saysNot("Linking");
    Files.writeString(sidecar, "x".repeat(1024));
    touch(sidecar, stamp);
    build().fails().says("[sidecar-contents]");
    Files.delete(sidecar);
    build().fails().says("[sidecar-missing]");
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void report_madeByTheBuild_isMadeBeforeTheCheck(String generator) throws Exception {
    Files.move(source.resolve("model/aot_residency.json"), source.resolve("plan.json"));
    String rule =
        "add_custom_command(OUTPUT \"${CMAKE_CURRENT_BINARY_DIR}/aot_residency.json\""
            + " COMMAND ${CMAKE_COMMAND} -E copy plan.json"
            + " \"${CMAKE_CURRENT_BINARY_DIR}/aot_residency.json\""
            + " DEPENDS plan.json WORKING_DIRECTORY \"${CMAKE_CURRENT_SOURCE_DIR}\")\n";
    passed(
        generator,
        rule,
        installed
            .snippet("cmake")
            .replace(
                "model/aot_residency.json", "\"${CMAKE_CURRENT_BINARY_DIR}/aot_residency.json\""));
    touch(source.resolve("plan.json"), stamp);
    build().endsWith(0).says(CHECKING);
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void postBuild_arenaDropped_failsTheLink(String generator) throws Exception {
    String check =
        installed.snippet("cmake").replace("apollo510_evb)", "apollo510_evb POST_BUILD)");
    project(check);
    configure(generator).endsWith(0);
    build("--target", "app").endsWith(0).says("pass: ");
    build().endsWith(0).saysNot("pass: ");
    touch(source.resolve("model/aot_residency.json"), image);
    build().endsWith(0).says("pass: ");
    configure(generator, "-DDROP=" + Firmware.DROP).endsWith(0);
    for (int i = 0; i < 2; i++) {
      build("--target", "app").fails().says("[symbol-discarded]");
      assertEquals(generator.equals(NINJA), Files.exists(image));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Debug", "Release"})
  void severalConfigurations_areCheckedEach(String configuration) throws Exception {
    project(installed.snippet("cmake"));
    configure("Ninja Multi-Config").endsWith(0);
    build("--config", configuration).endsWith(0).says("pass: ");
    assertTrue(Files.exists(build.resolve("arenacheck/app-" + configuration + ".stamp")));
    build("--config", configuration).endsWith(0).saysNot("pass: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {NINJA, MAKEFILES})
  void flash_snippet_waitsForTheCheck(String generator) throws Exception {
    project(
        installed.snippet("cmake"),
        "add_custom_target(flash COMMAND ${CMAKE_COMMAND} -E echo flashing DEPENDS app)\n",
        Snippet.text("cmake-flash"));
    configure(generator).endsWith(0);
    build("--target", "flash").endsWith(0).says("flashing");
    configure(generator, "-DDROP=" + Firmware.DROP).endsWith(0);
    build("--target", "flash").fails().saysNot("flashing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ADD_CHECK + " BOARD x) | unknown argument: BOARD",
        "arenacheck_add_check(TARGET app REPORTS r.json BOARD x) | unknown argument: BOARD",
        ADD_CHECK + " MAP) | no value follows: MAP",
        "arenacheck_add_check(REPORTS r.json) | TARGET is missing",
        "arenacheck_add_check(TARGET ap REPORTS r.json) | there is no target `ap`",
        "arenacheck_add_check(TARGET app) | REPORTS is missing",
        "add_library(lib x.c) arenacheck_add_check(TARGET lib REPORTS r) | `lib` is no executable"
      })
  void argument_wrong_isRefused(String call, String message) throws Exception {
    String module = installed.snippet("cmake").replaceFirst("(?s)target_link_options.*", "");
    project(module, call.replace(") a", ")\na"), "\n");
    configure(NINJA).endsWith(1).says("arenacheck_add_check: " + message);
    assertFalse(Files.exists(build.resolve("build.ninja")));
  }
}
