package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The problem matcher for VS Code, held against what the golden cases print. */
class ProblemMatcherTest {
  private static final Path TASKS = Path.of("scripts/editors/vscode-tasks.json");

  private static final List<JsonNode> PATTERNS = new ArrayList<>();

  @BeforeAll
  static void read() throws IOException {
    JsonNode tasks = new ObjectMapper().readTree(TASKS.toFile()).get("tasks");
    for (JsonNode matcher : tasks.get(0).get("problemMatcher")) {
      PATTERNS.add(matcher.get("pattern"));
    }
  }

  /** A finding's first line as text has it: it ends with a rule of the catalogue. */
  private static boolean isFinding(String line) {
    return line.endsWith("]")
        && !line.startsWith(" ")
        && !line.contains(": waived ")
        && Rule.find(line.substring(line.lastIndexOf('[') + 1, line.length() - 1)) != null;
  }

  private static List<String> findings() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> cases = Files.walk(Path.of("testdata/cases"))) {
      for (Path file : cases.filter(path -> path.endsWith("stdout.txt")).sorted().toList()) {
        Files.readAllLines(file).stream()
            .filter(ProblemMatcherTest::isFinding)
            .filter(line -> !line.startsWith("{") && !line.startsWith("::"))
            .forEach(lines::add);
      }
    }
    return lines;
  }

  private static String group(JsonNode pattern, Matcher matcher, String name) {
    return pattern.has(name) ? matcher.group(pattern.get(name).asInt()) : null;
  }

  @Test
  void everyFinding_isMatchedOnce_withItsFileLineAndRule() throws IOException {
    List<String> findings = findings();
    assertTrue(findings.size() > 50, "few findings: " + findings.size());
    for (String line : findings) {
      int matches = 0;
      for (JsonNode pattern : PATTERNS) {
        Matcher matcher = Pattern.compile(pattern.get("regexp").asText()).matcher(line);
        if (matcher.find()) {
          matches++;
          String file = group(pattern, matcher, "file");
          String number = group(pattern, matcher, "line");
          String before = number == null ? file + ": " : file + ":" + number + ":";
          assertTrue(line.startsWith(before), line);
          // ARCHIVE!ENTRY: editors open the archive.
          Path onDisk = Path.of(file.substring(0, (file + "!").indexOf('!')));
          assertTrue(file.equals("arenacheck") || Files.exists(onDisk), line);
          assertTrue(line.endsWith(" [" + group(pattern, matcher, "code") + "]"), line);
        }
      }
      assertEquals(1, matches, line);
    }
  }

  @Test
  void notesAndHelp_areNoProblems() throws IOException {
    for (JsonNode pattern : PATTERNS) {
      Pattern compiled = Pattern.compile(pattern.get("regexp").asText());
      for (String line : new String[] {"fw.map:7: note: seen here", "    help: link it [again]"}) {
        assertTrue(!compiled.matcher(line).find(), line);
      }
    }
  }
}
