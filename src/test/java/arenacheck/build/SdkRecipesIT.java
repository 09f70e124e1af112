package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's recipes for SDKs, in builds of their shape: no file of an SDK is in the tests. */
@Tag("toolchain")
class SdkRecipesIT {
  private static final String ARM =
      "set(CMAKE_SYSTEM_NAME Generic)\nset(CMAKE_C_COMPILER arm-none-eabi-gcc)\n"
          + "set(CMAKE_C_COMPILER_WORKS TRUE)\n";

  /** Sections without a dot, the copy loop's symbol, and the only TCM under the name ITCM. */
  private static final String ZEPHYR_SCRIPT =
      "ENTRY(Reset_Handler)\nMEMORY {\n"
          + " FLASH (rx) : ORIGIN = 0x00410000, LENGTH = 4032K\n"
          + " ITCM (rwx) : ORIGIN = 0x20000000, LENGTH = 496K\n"
          + " RAM (rwx) : ORIGIN = 0x20080000, LENGTH = 3M\n}\nSECTIONS {\n"
          + " rom_start : { KEEP(*(.isr_vector)) } > FLASH\n"
          + " text : { *(.text .text.*) *(.rodata .rodata.*) } > FLASH\n"
          + " .ARM.exidx : { *(.ARM.exidx*) } > FLASH\n"
          + " datas : { _sdata = .; *(.data .data.*) . = ALIGN(4); _edata = .; } > ITCM AT> FLASH\n"
          + " __data_region_load_start = LOADADDR(datas); _init_data = LOADADDR(datas);\n"
          + " bss (NOLOAD) : { _sbss = .; *(.bss .bss.* COMMON) . = ALIGN(4); _ebss = .; } > ITCM\n"
          + " noinit (NOLOAD) : { *(.stack .stack.*) fw_stack_top = .; } > RAM\n"
          + " _init_shared = 0; _sshared = 0; _eshared = 0; _ssram_bss = 0; _esram_bss = 0;\n}\n";

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;

  @BeforeAll
  static void install() throws Exception {
    Firmware.needs("cmake", "ninja", "make", "arm-none-eabi-gcc", "zip");
    installed = Installation.below(tools);
  }

  @BeforeEach
  void sources() throws Exception {
    Firmware.write(folder);
    Files.writeString(folder.resolve("arm.cmake"), ARM);
  }

  private Outcome run(String... command) throws Exception {
    return Outcome.of(folder, installed.onPath(), command);
  }

  private Outcome configure(String... settings) throws Exception {
    List<String> command = new ArrayList<>(List.of("cmake", "-G", "Ninja", "-S", ".", "-B", "b"));
    command.addAll(List.of("--toolchain", "arm.cmake"));
    command.addAll(List.of(settings));
    return run(command.toArray(new String[0])).endsWith(0);
  }

  private static String executable(String name, String script, String more) {
    String here = "${CMAKE_CURRENT_SOURCE_DIR}";
    return ("add_executable(" + name + more + " startup.c main.c aot_model.c aot_tensors.c)\n")
        + ("separate_arguments(flags UNIX_COMMAND \"" + Firmware.CPU + " " + Firmware.COMPILE)
        + (" -I" + here + " ${DROP}\")\n")
        + ("target_compile_options(" + name + " PRIVATE ${flags})\n")
        + ("separate_arguments(flags UNIX_COMMAND \"" + Firmware.CPU + " ")
        + (Firmware.LINK.replace("apollo510.ld", here + "/" + script) + "\")\n")
        + ("target_link_options(" + name + " PRIVATE ${flags} -Wl,-Map=" + name + ".map)\n");
  }

  private static String project(String... lines) {
    return "cmake_minimum_required(VERSION 3.20)\nproject(x C)\n" + String.join("", lines);
  }

  @Test
  void zephyr_finalLink_isCheckedAndNeverThePreLinks() throws Exception {
    Files.writeString(folder.resolve("linker.ld"), ZEPHYR_SCRIPT);
    StringBuilder settings = new StringBuilder();
    for (String line : Snippet.text("zephyr").split("\n")) {
      String[] parts = line.split("=", 2);
      settings.append("set(" + parts[0] + " \"" + parts[1].replace("\"", "") + "\")\n");
    }
    Path module = installed.prefix().resolve("share/arenacheck/zephyr");
    assertTrue(Files.exists(module.resolve("zephyr/module.yml")));
    assertTrue(Files.readString(module.resolve("Kconfig")).contains("config ARENACHECK_OPTIONS\n"));
    Files.writeString(
        folder.resolve("CMakeLists.txt"),
        project(
            settings.toString(),
            "set(APPLICATION_SOURCE_DIR \"${CMAKE_CURRENT_SOURCE_DIR}\")\n",
            "set(KERNEL_ELF_NAME zephyr.elf)\nset(KERNEL_MAP_NAME zephyr.map)\n",
            "add_subdirectory(\"" + module + "\" arenacheck)\n",
            executable("zephyr_pre0", "linker.ld", ""),
            executable("zephyr", "linker.ld", ""),
            "set_target_properties(zephyr PROPERTIES SUFFIX .elf)\n",
            "add_dependencies(zephyr zephyr_pre0)\n",
            "get_property(commands GLOBAL PROPERTY extra_post_build_commands)\n",
            "add_custom_command(TARGET zephyr POST_BUILD ${commands}"
                + " WORKING_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}\" VERBATIM)\n"));
    configure();
    Outcome passed = run("cmake", "--build", "b").endsWith(0).says("pass: ").says("zephyr.map");
    passed.saysNot("zephyr_pre0.map");
    configure("-DDROP=" + Firmware.DROP);
    run("cmake", "--build", "b").fails().says("[symbol-discarded]");
    configure("-DDROP=");
    Files.writeString(
        folder.resolve("linker.ld"),
        ZEPHYR_SCRIPT.replace("_ebss = .; } > ITCM", "_ebss = .; } > RAM"));
    Files.delete(folder.resolve("b/zephyr.elf"));
    run("cmake", "--build", "b").fails().says("[wrong-memory]");
  }

  @Test
  void nsx_targetAndFlash_areStopped_andWhatIsExcludedStaysOut() throws Exception {
    String finalize =
        "function(nsx_finalize_app app)\n"
            + " add_custom_command(TARGET ${app} POST_BUILD COMMAND ${CMAKE_OBJCOPY} -O binary"
            + " $<TARGET_FILE:${app}> ${app}.bin)\n"
            + " add_custom_target(${app}_flash COMMAND ${CMAKE_COMMAND} -E echo flashing"
            + " DEPENDS ${app})\nendfunction()\nset(NSX_BOARD apollo510_evb)\n";
    String power = "arenacheck_add_check(TARGET power REPORTS model TARGET_BOARD apollo510_evb)\n";
    Files.writeString(
        folder.resolve("CMakeLists.txt"),
        project(
            finalize,
            executable("app", "apollo510.ld", ""),
            "set_target_properties(app PROPERTIES SUFFIX .axf)\n",
            installed.snippet("nsx"),
            executable("power", "apollo510.ld", " EXCLUDE_FROM_ALL"),
            power));
    configure();
    run("cmake", "--build", "b", "--target", "app").endsWith(0).says("pass: ");
    run("cmake", "--build", "b", "--target", "app_flash").endsWith(0).says("flashing");
    run("cmake", "--build", "b").endsWith(0);
    assertTrue(Files.exists(folder.resolve("b/app.bin")));
    assertFalse(Files.exists(folder.resolve("b/power")));
    run("cmake", "--build", "b", "--target", "power-arenacheck").endsWith(0).says("pass: ");
    configure("-DDROP=" + Firmware.DROP);
    run("cmake", "--build", "b", "--target", "app_flash")
        .fails()
        .says("[symbol-discarded]")
        .saysNot("flashing");
  }

  @Test
  void neuralspot_deploy_waitsForTheCheck() throws Exception {
    String make =
        ("all: build/app.axf\nCC = arm-none-eabi-gcc\nO = startup.o main.o aot_model.o"
                + " aot_tensors.o\nCFLAGS = ")
            + (Firmware.CPU + " " + Firmware.COMPILE + " $(DROP)\n")
            + ("build/app.axf: $(O)\n\tmkdir -p build\n\t$(CC) " + Firmware.CPU + " ")
            + (Firmware.LINK + " -Wl,-Map=build/output.map -o $@ $(O)\n");
    Files.writeString(
        folder.resolve("Makefile"),
        make + installed.makeSnippet("neuralspot") + "\t@echo flashing\n");
    run("make", "deploy").endsWith(0).says("pass: ").says("output.map").says("flashing\n");
    run("make", "deploy").endsWith(0).saysNot("pass: ").says("flashing\n");
    Files.delete(folder.resolve("aot_tensors.o"));
    Files.delete(folder.resolve("aot_model.o"));
    run("make", "deploy", "DROP=" + Firmware.DROP).fails().says("error").saysNot("flashing\n");
  }

  @Test
  void cmsis_executes_readsTheReportFromThePack() throws Exception {
    run("zip", "-q", "-r", "model.pack", "model").endsWith(0);
    Files.createDirectories(folder.resolve("out"));
    String line = null;
    for (String each : Snippet.text("cmsis").split("\n")) {
      line = each.strip().startsWith("run: ") ? each.strip().substring(5) : line;
    }
    List<String> link = new ArrayList<>(List.of("arm-none-eabi-gcc"));
    link.addAll(List.of((Firmware.CPU + " " + Firmware.COMPILE).split(" ")));
    link.addAll(List.of(Firmware.LINK.split(" ")));
    link.addAll(List.of("-Wl,-Map=out/app.map", "startup.c", "main.c", "aot_model.c"));
    link.addAll(List.of("aot_tensors.c", "-o", "out/app.elf"));
    run(link.toArray(new String[0])).endsWith(0);
    String command = line.replace("$input(0)$", "out/app.elf").replace("$input(1)$", "model.pack");
    run("sh", "-c", command.replace("$output(0)$", "out/app.ok")).endsWith(0).says("pass: ");
    assertTrue(Files.exists(folder.resolve("out/app.ok")));
  }
}
