package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The GitHub action, the release workflow and the container: read as such, their scripts run. */
@DisabledOnOs(OS.WINDOWS)
class ActionIT {
  private static final Path CI = Path.of("scripts/ci").toAbsolutePath();
  private static final Path ACTION = CI.resolve("action");

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;
  private final Map<String, String> environment = new TreeMap<>();

  @BeforeAll
  static void install() throws Exception {
    installed = Installation.below(tools);
  }

  @BeforeEach
  void runner() throws Exception {
    environment.putAll(installed.onPath());
    for (String name : List.of("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH")) {
      environment.put(name, Files.createFile(folder.resolve(name)).toString());
    }
    environment.put("RUNNER_TEMP", folder.resolve("temp").toString());
    environment.put("RUNNER_OS", "Linux");
    environment.put("RUNNER_ARCH", "X64");
    environment.put("VERSION", "0.0.9");
    environment.put("RELEASE", folder.resolve("release").toUri().toString());
    environment.put("SARIF", "arenacheck.sarif");
  }

  private static Map<?, ?> read(Path file) throws Exception {
    LoaderOptions strict = new LoaderOptions();
    strict.setAllowDuplicateKeys(false);
    return (Map<?, ?>) new Yaml(new SafeConstructor(strict)).load(Files.readString(file));
  }

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  @Test
  void action_everyInput_isDescribedAndUsed() throws Exception {
    Map<?, ?> action = read(ACTION.resolve("action.yml"));
    Set<String> inputs = new TreeSet<>();
    map(action.get("inputs"))
        .forEach(
            (name, input) -> {
              inputs.add((String) name);
              assertTrue(map(input).get("description") != null, name + " is not described");
            });
    assertTrue(inputs.containsAll(List.of("elf", "reports", "map", "target", "arguments")));
    Set<String> used = new TreeSet<>();
    for (Object step : list(map(action.get("runs")).get("steps"))) {
      assertEquals("bash", map(step).get("shell"), step.toString());
      String script = String.valueOf(map(step).get("run"));
      Path file = ACTION.resolve(script.replaceAll(".*GITHUB_ACTION_PATH/(\\w+).*", "$1"));
      String text = Files.readString(file);
      map(map(step).get("env"))
          .forEach(
              (variable, value) -> {
                assertTrue(text.contains("$" + variable), file + " does not use " + variable);
                Matcher input = Pattern.compile("inputs\\.([\\w-]+)").matcher((String) value);
                assertTrue(input.find(), value.toString());
                used.add(input.group(1));
              });
    }
    assertEquals(inputs, used);
  }

  @Test
  void snippet_givesWhatTheActionTakes() throws Exception {
    Object step =
        list(new Yaml(new SafeConstructor(new LoaderOptions())).load(Snippet.text("action")))
            .get(0);
    String uses = (String) map(step).get("uses");
    assertTrue(uses.contains("/scripts/ci/action@v"), uses);
    Map<?, ?> inputs = map(read(ACTION.resolve("action.yml")).get("inputs"));
    assertTrue(inputs.keySet().containsAll(map(map(step).get("with")).keySet()), step.toString());
    inputs.forEach(
        (name, input) -> {
          if (Boolean.TRUE.equals(map(input).get("required"))) {
            assertTrue(map(map(step).get("with")).containsKey(name), name + " is required");
          }
        });
  }

  @Test
  void action_version_isThatOfTheProject() throws Exception {
    String version =
        Files.readString(Path.of("pom.xml")).replaceAll("(?s).*?<version>([^<]*)<.*", "$1");
    Map<?, ?> inputs = map(read(ACTION.resolve("action.yml")).get("inputs"));
    assertEquals(version, map(inputs.get("version")).get("default"));
  }

  @ParameterizedTest
  @CsvSource({"clean,0", "gc-persistent,1", "stripped,3"})
  void check_ofAnImage_endsWithItsCodeAndWritesItsFiles(String image, int code) throws Exception {
    Path from = Installation.image(image);
    environment.put("ELF", from.resolve("fw.elf").toString());
    environment.put("REPORTS", "\n" + from.resolve("aot_residency.json") + "\n\n");
    environment.put("MAP", from.resolve("fw.map").toString());
    environment.put("TARGET", "apollo510_evb");
    environment.put("ARGUMENTS", "--budget\ndtcm=400K\n");
    Outcome outcome =
        Outcome.of(folder, environment, "bash", ACTION.resolve("check").toString()).endsWith(code);
    assertEquals("exit-code=" + code + "\n", Files.readString(folder.resolve("GITHUB_OUTPUT")));
    assertTrue(Files.size(folder.resolve("GITHUB_STEP_SUMMARY")) > 0);
    assertTrue(Files.readString(folder.resolve("arenacheck.sarif")).contains("\"2.1.0\""));
    if (code != 0) {
      outcome.says("::error ");
    }
  }

  @Test
  void check_withoutOptionalInputs_runs() throws Exception {
    environment.put("ELF", Installation.image("clean").resolve("fw.elf").toString());
    environment.put("REPORTS", Installation.image("clean").toString());
    for (String name : List.of("MAP", "TARGET", "ARGUMENTS")) {
      environment.put(name, "");
    }
    Outcome.of(folder, environment, "bash", ACTION.resolve("check").toString()).endsWith(0);
  }

  /** A release of one archive, whose launcher is the installed one. */
  private Path release() throws Exception {
    Path bin = Files.createDirectories(folder.resolve("made/arenacheck-0.0.9-linux-x86_64/bin"));
    Path launcher = bin.resolve("arenacheck");
    Files.writeString(
        launcher, "#!/bin/sh\nexec '" + installed.prefix() + "/bin/arenacheck' \"$@\"\n");
    assertTrue(launcher.toFile().setExecutable(true));
    Path release = Files.createDirectories(folder.resolve("release"));
    Outcome.of(
            release,
            Map.of(),
            "sh",
            "-c",
            "tar -czf arenacheck-0.0.9-linux-x86_64.tar.gz -C ../made . && sha256sum *.gz >SHA256SUMS")
        .endsWith(0);
    return release.resolve("arenacheck-0.0.9-linux-x86_64.tar.gz");
  }

  private Outcome get() throws Exception {
    assumeTrue(Outcome.isThere("curl"), "needs curl");
    return Outcome.of(folder, environment, "bash", ACTION.resolve("get").toString());
  }

  @Test
  void get_ofARelease_putsTheLauncherOnThePath() throws Exception {
    release();
    get().endsWith(0);
    String path = Files.readString(folder.resolve("GITHUB_PATH")).trim();
    Outcome.of(folder, Map.of(), path + "/arenacheck", "--version").endsWith(0).says("arenacheck ");
  }

  @Test
  void get_archiveThatIsNotTheReleased_isRefused() throws Exception {
    Files.write(release(), "more".getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
    get().endsWith(2).says("::error::").says("is not the file that SHA256SUMS names");
    assertEquals(0, Files.size(folder.resolve("GITHUB_PATH")));
  }

  @Test
  void get_whatIsNotThere_isNamed() throws Exception {
    get().endsWith(2).says("::error::").says("SHA256SUMS cannot be downloaded");
    release();
    environment.put("RUNNER_ARCH", "ARM64");
    get().endsWith(2).says("linux-aarch64.tar.gz cannot be downloaded");
    environment.put("RUNNER_ARCH", "X86");
    get().endsWith(2).says("has no archive for X86");
  }

  @Test
  void releaseWorkflow_packsOnEverySystem() throws Exception {
    Map<?, ?> jobs = map(read(CI.resolve("release.yml")).get("jobs"));
    Map<?, ?> pack = map(jobs.get("pack"));
    List<String> runners = new ArrayList<>();
    for (Object each : list(map(map(pack.get("strategy")).get("matrix")).get("include"))) {
      runners.add(((String) map(each).get("runner")).replaceAll("-.*", ""));
    }
    assertTrue(runners.containsAll(List.of("ubuntu", "macos", "windows")), runners.toString());
    assertEquals("pack", map(jobs.get("release")).get("needs"));
    List<String> scripts = new ArrayList<>();
    for (Object job : jobs.values()) {
      for (Object step : list(map(job).get("steps"))) {
        assertTrue(map(step).containsKey("uses") != map(step).containsKey("run"), step.toString());
        if (map(step).containsKey("run")) {
          scripts.add((String) map(step).get("run"));
        }
      }
    }
    assertTrue(scripts.stream().anyMatch(script -> script.startsWith("python scripts/dist ")));
    for (String script : scripts) {
      Outcome.of(folder, Map.of(), "bash", "-n", "-c", script).endsWith(0);
    }
  }

  @Test
  void container_addsTheArchiveThatDistPacks() throws Exception {
    String text = Files.readString(CI.resolve("Containerfile"));
    String glob = text.replaceAll("(?s).*\nADD (\\S+) /opt/\n.*", "$1");
    assertTrue(
        folder
            .getFileSystem()
            .getPathMatcher("glob:" + glob)
            .matches(Path.of("arenacheck-0.1.0-linux-x86_64.tar.gz")),
        glob);
    assertTrue(text.contains("\nENTRYPOINT [\"arenacheck\"]\n"));
  }
}
