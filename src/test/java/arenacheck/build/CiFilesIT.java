package arenacheck.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The jobs under {@code scripts/ci}: read as YAML, and their check run on committed images. */
@DisabledOnOs(OS.WINDOWS)
class CiFilesIT {
  private static final Path GITHUB = Path.of("scripts/ci/github-actions.yml");
  private static final Path GITLAB = Path.of("scripts/ci/gitlab-ci.yml");

  @TempDir static Path tools;
  private static Installation installed;

  @TempDir Path folder;
  private Path summary;

  @BeforeAll
  static void install() throws Exception {
    installed = Installation.below(tools);
  }

  @BeforeEach
  void names() throws Exception {
    summary = Files.createFile(folder.resolve("step summary.md"));
  }

  private static Map<?, ?> read(Path file) throws Exception {
    LoaderOptions strict = new LoaderOptions();
    strict.setAllowDuplicateKeys(false);
    return (Map<?, ?>) new Yaml(new SafeConstructor(strict)).load(Files.readString(file));
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static Map<?, ?> map(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<String> githubScripts() throws Exception {
    List<String> scripts = new ArrayList<>();
    for (Object step : list(map(map(read(GITHUB).get("jobs")).get("memory-plan")).get("steps"))) {
      assertTrue(map(step).containsKey("uses") != map(step).containsKey("run"), step.toString());
      if (map(step).containsKey("run")) {
        scripts.add((String) map(step).get("run"));
      }
    }
    return scripts;
  }

  private static List<String> gitlabScripts() throws Exception {
    Map<?, ?> job = map(read(GITLAB).get("memory-plan"));
    List<String> scripts = new ArrayList<>();
    for (String key : List.of("before_script", "script")) {
      for (Object line : list(job.get(key))) {
        scripts.add((String) line);
      }
    }
    return scripts;
  }

  private static String check(List<String> scripts) {
    List<String> checks = scripts.stream().filter(text -> text.contains("arenacheck ch")).toList();
    assertEquals(1, checks.size(), scripts.toString());
    return checks.get(0);
  }

  private void project(String image) throws Exception {
    Path from = Installation.image(image);
    Installation.copy(from.resolve("fw.elf"), folder.resolve("build/app.elf"));
    Installation.copy(from.resolve("fw.map"), folder.resolve("build/app.map"));
    Installation.copy(
        from.resolve("aot_residency.json"), folder.resolve("model/aot_residency.json"));
  }

  private Outcome bash(String script) throws Exception {
    Map<String, String> environment = new TreeMap<>(installed.onPath());
    environment.put("GITHUB_STEP_SUMMARY", summary.toString());
    return Outcome.of(folder, environment, "bash", "-e", "-c", script);
  }

  @Test
  void scripts_all_areShell() throws Exception {
    List<String> scripts = new ArrayList<>(githubScripts());
    scripts.addAll(gitlabScripts());
    assertTrue(scripts.size() > 5, scripts.toString());
    for (String script : scripts) {
      Outcome.of(folder, Map.of(), "bash", "-n", "-c", script).endsWith(0);
    }
  }

  @Test
  void github_steps_useWhatTheCheckWrites() throws Exception {
    Map<?, ?> job = map(map(read(GITHUB).get("jobs")).get("memory-plan"));
    String script = check(githubScripts());
    for (Object step : list(job.get("steps"))) {
      if (String.valueOf(map(step).get("uses")).startsWith("github/codeql-action/upload-sarif@")) {
        Object file = map(map(step).get("with")).get("sarif_file");
        assertTrue(script.contains("sarif=" + file), script);
        return;
      }
    }
    throw new AssertionError("no step uploads the SARIF file");
  }

  @Test
  void github_check_failsTheJobAndWritesItsFiles() throws Exception {
    String script = check(githubScripts());
    project("clean");
    bash(script).endsWith(0);
    assertTrue(Files.size(summary) > 0, "no summary");
    project("gc-persistent");
    bash(script).endsWith(1).says("::error ").says("symbol-discarded");
    assertTrue(Files.readString(summary).contains("symbol-discarded"));
    assertTrue(Files.readString(folder.resolve("arenacheck.sarif")).contains("symbol-discarded"));
    assertTrue(Files.readString(folder.resolve("arenacheck.xml")).contains("<failure"));
  }

  @Test
  void github_check_tellsWhatMovedSinceTheBaseline() throws Exception {
    String script = check(githubScripts());
    project("clean");
    bash(script).endsWith(0);
    String keep = step("cp arenacheck.json");
    bash(keep).endsWith(0);
    project("scratch-in-sram");
    bash(script).endsWith(1);
    String comment = Files.readString(folder.resolve("arenacheck.md"));
    assertTrue(comment.contains("aot_arena_dtcm_buffer"), comment);
    assertTrue(comment.contains("moved"), comment);
  }

  /**
   * A `gh` that knows one comment where the file `comments` is, and writes down what it is told.
   */
  @Test
  void github_comment_isMadeOnceAndThenUpdated() throws Exception {
    String script = step("gh api");
    Path gh = Files.createDirectory(folder.resolve("bin")).resolve("gh");
    Files.writeString(
        gh,
        """
        #!/bin/sh
        case "$*" in
            *--paginate*) [ ! -f comments ] || echo 42 ;;
            *) printf '%s ' "$@" >>told; echo >>told ;;
        esac
        """);
    assertTrue(gh.toFile().setExecutable(true));
    Map<String, String> environment =
        Map.of(
            "PATH",
            gh.getParent() + ":" + System.getenv("PATH"),
            "GITHUB_REPOSITORY",
            "o/r",
            "PULL_REQUEST",
            "7");
    Outcome.of(folder, environment, "bash", "-e", "-c", script).endsWith(0);
    Files.createFile(folder.resolve("comments"));
    Outcome.of(folder, environment, "bash", "-e", "-c", script).endsWith(0);
    assertEquals(
        List.of(
            "api --method POST repos/o/r/issues/7/comments --field body=@arenacheck.md --silent ",
            "api --method PATCH repos/o/r/issues/comments/42 --field body=@arenacheck.md --silent "),
        Files.readAllLines(folder.resolve("told")));
  }

  private static String step(String part) throws Exception {
    List<String> steps = githubScripts().stream().filter(text -> text.contains(part)).toList();
    assertEquals(1, steps.size(), part);
    return steps.get(0);
  }

  @Test
  void gitlab_check_failsTheJobAndWritesItsArtifacts() throws Exception {
    project("gc-persistent");
    bash(check(gitlabScripts())).endsWith(1).says("[symbol-discarded]");
    Map<?, ?> artifacts = map(map(read(GITLAB).get("memory-plan")).get("artifacts"));
    Object junit = map(artifacts.get("reports")).get("junit");
    assertTrue(Files.readString(folder.resolve((String) junit)).contains("<failure"));
    for (Object path : list(artifacts.get("paths"))) {
      assertTrue(Files.exists(folder.resolve((String) path)), path + " is not written");
    }
  }

  @Test
  void snippet_isTheCheckOfTheGithubJob() throws Exception {
    assertEquals(
        String.join(" ", Snippet.text("ci").replace("\\\n", " ").trim().split("\\s+")),
        String.join(" ", check(githubScripts()).replace("\\\n", " ").trim().split("\\s+")));
  }
}
