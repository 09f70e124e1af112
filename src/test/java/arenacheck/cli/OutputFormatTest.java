package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every format of one run on real images. */
class OutputFormatTest {
  @TempDir Path folder;

  private Run check(String image, String... more) {
    String path = "testdata/images/" + image;
    List<String> args = new ArrayList<>(List.of("check", path + "/fw.elf", "--report", path));
    args.addAll(List.of("--map", path + "/fw.map", "--target", "apollo510_evb"));
    for (OutputFormat format : OutputFormat.values()) {
      args.addAll(List.of("-o", format.text() + "=" + folder.resolve(format.text())));
    }
    args.addAll(List.of(more));
    return Run.of(new CheckPipeline(), args.toArray(new String[0]));
  }

  private String read(OutputFormat format) throws Exception {
    return Files.readString(folder.resolve(format.text()));
  }

  @ParameterizedTest
  @CsvSource({
    "clean, 0, pass",
    "gc-persistent, 1, fail",
    "scratch-in-sram, 1, fail",
    "ambiguous-alone, 0, pass",
    "stripped, 3, incomplete",
    "orphan-section, 0, pass",
    "host-x86-64, 1, fail",
  })
  void check_allFormatsAtOnce_agreeOnTheVerdict(String image, int code, String verdict)
      throws Exception {
    Run run = check(image);
    assertEquals(code, run.code(), run.err());
    assertEquals("", run.err());
    JsonNode json = new ObjectMapper().readTree(read(OutputFormat.JSON));
    assertEquals(verdict, json.get("verdict").asText());
    assertEquals(run.out(), read(OutputFormat.TEXT));
    assertTrue(run.out().contains("\n" + verdict + ": "));
    assertTrue(read(OutputFormat.MARKDOWN).contains("arenacheck: " + verdict));
    assertTrue(read(OutputFormat.HTML).contains("<span id=\"verdict\">" + verdict + "</span>"));
    String github = read(OutputFormat.GITHUB);
    assertTrue(github.contains("arenacheck: " + verdict + ": "));
    assertEquals(code != 0, github.contains("::error "), "an error exactly where the step fails");
    String junit = read(OutputFormat.JUNIT);
    boolean green = junit.contains(" failures=\"0\" errors=\"0\"") && !junit.contains("<failure ");
    assertEquals(code == 0, green, "green exactly where the verdict is pass");
    JsonNode sarif = new ObjectMapper().readTree(read(OutputFormat.SARIF));
    assertEquals(json.get("findings").size(), sarif.at("/runs/0/results").size());
  }

  @Test
  void check_waivedError_isNowhereRed() throws Exception {
    Run run = check("gc-persistent", "--waive", "symbol-discarded");
    assertEquals(0, run.code());
    assertTrue(read(OutputFormat.GITHUB).startsWith("::notice "));
    assertTrue(read(OutputFormat.JUNIT).contains(" failures=\"0\" errors=\"0\" skipped=\"1\""));
    assertTrue(read(OutputFormat.SARIF).contains("\"status\": \"accepted\""));
    assertTrue(read(OutputFormat.MARKDOWN).contains("**arenacheck: pass**"));
    assertTrue(read(OutputFormat.HTML).contains("waived error"));
  }
}
