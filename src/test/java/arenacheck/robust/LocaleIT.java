package arenacheck.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.robust.Shell.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names beyond ASCII where the locale has no characters for them: the bytes of a name decide. */
@DisabledOnOs(OS.WINDOWS)
class LocaleIT {
  private static final String NAMES = "U=$(printf '\\303\\274'); ";
  private static final String OPTIONS =
      " --target apollo510_evb --bind aot_arena_dtcm=app_scratch"
          + " --bind aot_arena_const_mram=app_weights";

  @TempDir Path folder;
  private Shell shell;

  @BeforeEach
  void copyFirmware() throws Exception {
    for (String name : List.of("fw.elf", "fw.map", "aot_arena_const_mram.bin")) {
      Files.copy(Told.IMAGES.resolve("external-bound").resolve(name), folder.resolve(name));
    }
    String report =
        Files.readString(Told.IMAGES.resolve("external-bound").resolve("aot_residency.json"));
    Files.writeString(
        folder.resolve("aot_residency.json"),
        report.replace("aot_arena_const_mram.bin", "\\u00fc.bin"));
    shell = new Shell(folder, "");
    String move = "mv aot_residency.json m$U && mv aot_arena_const_mram.bin m$U/$U.bin";
    passes("mkdir m$U && " + move + " && mv fw.elf $U.elf && mv fw.map $U.map");
  }

  private Ended passes(String script) throws IOException, InterruptedException {
    Ended ended = shell.run(NAMES + script);
    assertEquals(0, ended.code(), ended.out() + ended.err());
    return ended;
  }

  private static String locale(String name) {
    return "export LC_ALL=" + name + "; ";
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @ValueSource(strings = {"C", "xx_XX.UTF-8", "C.UTF-8"})
  void everyInputAndOutput_isReachedAndShown(String locale) throws Exception {
    String check = locale(locale) + "$A check $U.elf --report m$U -o json=$U.json" + OPTIONS;
    Ended ended = passes(check + "; mv $U.json result.json");
    assertTrue(ended.out().contains("m\u00fc/aot_residency.json"), ended.out());
    String json = Files.readString(folder.resolve("result.json"));
    assertTrue(json.contains("\"\u00fc.map\""), json);
    assertTrue(json.contains("\"sha256\": \""), json);
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @ValueSource(strings = {"C", "xx_XX.UTF-8"})
  void workingFolder_isReached(String locale) throws Exception {
    passes(locale(locale) + "cd m$U && $A check ../$U.elf --report . -o json=$U.json" + OPTIONS);
    passes("test -s m$U/$U.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "xx_XX.UTF-8"})
  void nameThatIsNotUtf8_isRefusedWithItsMend(String locale) throws Exception {
    String check = "$A check $(printf '\\374').elf --report m$U" + OPTIONS;
    Ended ended = shell.run(NAMES + locale(locale) + check);
    assertEquals(2, ended.code(), ended.err());
    assertTrue(ended.hasOneMessage("no such file"), ended.err());
    assertTrue(ended.err().contains("the name is not UTF-8"), ended.err());
    passes("mv m$U $(printf 'm\\374')");
    ended = shell.run(NAMES + locale(locale) + "$A check $U.elf --report ." + OPTIONS);
    assertEquals(2, ended.code(), ended.err());
    assertTrue(ended.hasOneMessage("no such file"), ended.err());
  }
}
