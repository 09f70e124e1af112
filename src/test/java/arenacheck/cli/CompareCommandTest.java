package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.render.Hostile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
  private static final String PASSED = "testdata/cases/check-clean-json/stdout.txt";
  private static final String FAILED = "testdata/cases/check-discarded-json/stdout.txt";
  private static final String OPEN = "testdata/cases/check-stripped-json/stdout.txt";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  /** A saved result with another image path. */
  private String result(String name, String from, String image) throws IOException {
    ObjectNode root = (ObjectNode) MAPPER.readTree(Path.of(from).toFile());
    ((ObjectNode) root.at("/inputs/elf")).put("path", image);
    return write(name, root);
  }

  private String write(String name, JsonNode root) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, MAPPER.writeValueAsString(root));
    return file.toString();
  }

  private static JsonNode json(String... results) throws IOException {
    List<String> args = new ArrayList<>(List.of("compare"));
    args.addAll(List.of(results));
    args.addAll(List.of("-o", "json"));
    Run run = Run.of(args.toArray(new String[0]));
    assertEquals("", run.err());
    return MAPPER.readTree(run.out());
  }

  private static List<String> names(JsonNode overview) {
    List<String> names = new ArrayList<>();
    overview.get("images").forEach(image -> names.add(image.get("name").asText()));
    return names;
  }

  @Test
  void exit_isTheGravestVerdict() {
    assertEquals(0, Run.of("compare", PASSED).code());
    assertEquals(3, Run.of("compare", PASSED, OPEN).code());
    assertEquals(1, Run.of("compare", OPEN, FAILED, PASSED).code());
  }

  @Test
  void json_holdsTheFiguresOfEachResult_inTheOrderGiven() throws IOException {
    JsonNode overview = json(OPEN, PASSED, FAILED);
    assertEquals("arenacheck-overview/1", overview.get("format").asText());
    assertEquals("fail", overview.get("verdict").asText());
    assertEquals("{\"pass\":1,\"fail\":1,\"incomplete\":1}", overview.get("verdicts").toString());
    int at = 0;
    for (String file : List.of(OPEN, PASSED, FAILED)) {
      JsonNode saved = MAPPER.readTree(Path.of(file).toFile());
      JsonNode image = overview.get("images").get(at++);
      assertEquals(file, image.get("result").asText());
      assertEquals(saved.at("/inputs/elf/path"), image.get("path"));
      assertEquals(saved.at("/layout/source"), image.get("layout"));
      assertEquals(saved.get("verdict"), image.get("verdict"));
      assertEquals(
          saved.get("objects").size(),
          image.at("/objects/ok").asInt()
              + image.at("/objects/failed").asInt()
              + image.at("/objects/unverified").asInt());
      assertEquals(saved.get("memory").size(), image.get("memory").size());
      for (int row = 0; row < saved.get("memory").size(); row++) {
        JsonNode before = saved.get("memory").get(row);
        JsonNode now = image.get("memory").get(row);
        assertEquals(before.get("memory"), now.get("memory"));
        assertEquals(before.get("capacity"), now.get("capacity"));
        assertEquals(before.get("free"), now.get("free"));
        assertEquals(before.get("heap"), now.get("heap"));
        if (!before.get("linked").isNull()) {
          long taken = 0;
          for (String part : List.of("linked", "load_image", "other", "stack")) {
            taken += before.get(part).asLong();
          }
          assertEquals(taken, now.get("taken").asLong());
        }
      }
    }
  }

  @Test
  void rules_areTheUnwaivedOnesThatDecide_counted() throws IOException {
    ObjectNode root = (ObjectNode) MAPPER.readTree(Path.of(FAILED).toFile());
    ArrayNode findings = (ArrayNode) root.get("findings");
    ObjectNode error = (ObjectNode) findings.get(0);
    assertEquals("symbol-discarded", error.get("rule").asText());
    findings.removeAll();
    findings.add(error.deepCopy().put("rule", "size-unknown").put("level", "unverified"));
    findings.add(error).add(error.deepCopy());
    findings.add(error.deepCopy().put("rule", "misaligned").put("waived", true));
    findings.add(error.deepCopy().put("rule", "moved-away").put("level", "warning"));
    Run run = Run.of("compare", write("some.json", root));
    assertTrue(
        run.out().contains(" fail symbol-discarded (2); unverified: size-unknown\n"), run.out());
    assertFalse(run.out().contains("misaligned"), run.out());
    assertFalse(run.out().contains("moved-away"), run.out());
  }

  @Test
  void names_areAsShortAsTellsThemApart() throws IOException {
    List<String> files = new ArrayList<>();
    for (String image :
        new String[] {
          "build/a/debug/fw.elf",
          "build/a/release/fw.elf",
          "b/release/fw.elf",
          "b\\net.elf",
          "fw.elf"
        }) {
      files.add(result("r" + files.size() + ".json", PASSED, image));
    }
    assertEquals(
        List.of("debug/fw.elf", "a/release/fw.elf", "b/release/fw.elf", "net.elf", "fw.elf"),
        names(json(files.toArray(new String[0]))));
  }

  @Test
  void names_ofEqualPaths_areToldApartByTheResults() throws IOException {
    String one = result("evb/r.json", PASSED, "build/fw.elf");
    String two = result("blue/r.json", PASSED, "build/fw.elf");
    String other = result("x.json", PASSED, "build/other.elf");
    assertEquals(
        List.of("build/fw.elf (evb/r.json)", "build/fw.elf (blue/r.json)", "other.elf"),
        names(json(one, two, other)));
  }

  @Test
  void file_namedTwice_isShownOnce() throws IOException {
    String again = folder.resolve("link.json").toString();
    Path file = Files.copy(Path.of(PASSED), folder.resolve("one.json"));
    Files.createSymbolicLink(Path.of(again), file);
    String dotted = folder.resolve("./one.json").toString();
    assertEquals(List.of("fw.elf"), names(json("" + file, "" + file, dotted, again)));
  }

  @Test
  void text_hasEveryImageOfAMemoryBelowOneAnother() {
    Run run = Run.of("compare", FAILED, PASSED);
    List<String> memories = new ArrayList<>();
    for (String line : run.out().split("\n")) {
      if (line.startsWith("dtcm ") || line.startsWith("mram ")) {
        memories.add(line.replaceAll("(\\S+) +(\\S+) .*", "$1 $2"));
      }
    }
    assertEquals(4, memories.size(), run.out());
    assertEquals(
        List.of(
            "mram gc-persistent/fw.elf",
            "mram clean/fw.elf",
            "dtcm gc-persistent/fw.elf",
            "dtcm clean/fw.elf"),
        memories);
    assertTrue(run.out().endsWith("\nfail: 2 images: 1 pass, 1 fail, 0 incomplete\n"), run.out());
  }

  @Test
  void text_inAFile_hasNoColours() throws IOException {
    String file = folder.resolve("overview.txt").toString();
    Run run = Run.of("compare", FAILED, "-o", "text=" + file);
    assertEquals(run.out(), Files.readString(Path.of(file)));
  }

  @Test
  void hostileNames_areEscapedInEveryFormat() throws IOException {
    // Names of memories and rules hold no control characters: their reader refuses them.
    String markup = Hostile.NAME.split("\u001b")[0];
    ObjectNode root = (ObjectNode) MAPPER.readTree(Path.of(FAILED).toFile());
    String path = Hostile.NAME.replace("\ud800", "");
    ((ObjectNode) root.at("/inputs/elf")).put("path", path);
    ((ObjectNode) root.get("layout")).put("source", path);
    root.get("memory").forEach(row -> ((ObjectNode) row).put("memory", markup));
    root.get("findings").forEach(finding -> ((ObjectNode) finding).put("rule", markup));
    Path file = Path.of(write("hostile.json", root));
    Path second = folder.resolve("second.json");
    Files.copy(file, second);
    String text = Run.of("compare", file.toString(), second.toString()).out();
    assertTrue(text.chars().allMatch(c -> c == '\n' || c >= ' ' && c != 0x7f && c != 0x202e), text);
    assertEquals(0, text.lines().filter(line -> line.startsWith("::error")).count());
    Run html = Run.of("compare", file.toString(), second.toString(), "-o", "html");
    assertEquals("", html.err());
    String page = html.out();
    assertFalse(page.contains("<script"), "script");
    assertFalse(page.contains("' onfocus"), "an attribute is left");
    assertTrue(page.contains("&lt;/script&gt;&lt;script&gt;"), "the name is shown");
    String markdown = Run.of("compare", file.toString(), second.toString(), "-o", "markdown").out();
    assertFalse(markdown.contains("<script"), markdown);
    assertFalse(markdown.contains("@team"), markdown);
    assertFalse(markdown.contains("**b**"), markdown);
    JsonNode images = json(file.toString(), second.toString()).get("images");
    assertEquals(2, images.size());
    assertTrue(images.get(0).get("path").asText().startsWith("</script>"), "as it is");
  }

  @Test
  void html_loadsAndRunsNothing() {
    String page = Run.of("compare", PASSED, FAILED, OPEN, "-o", "html").out();
    assertTrue(page.contains("content=\"default-src 'none'; style-src 'sha256-"), page);
    assertFalse(page.contains("script"), "script");
    assertFalse(page.contains("http://"), "network");
    assertFalse(page.contains("https://"), "network");
    assertTrue(
        page.contains("<tr class=\"s-failed\"><td class=\"name\"><code>gc-persistent/fw.elf"));
    assertTrue(page.endsWith("</html>\n"));
  }

  @Test
  void overfullMemory_isMarked_byAClassThatTheStyleKnows() throws IOException {
    ObjectNode root = (ObjectNode) MAPPER.readTree(Path.of(FAILED).toFile());
    for (JsonNode row : root.get("memory")) {
      if (row.get("memory").asText().equals("dtcm")) {
        ((ObjectNode) row).put("free", -4096);
      }
    }
    String file = write("full.json", root);
    JsonNode rows = json(file).at("/images/0/memory");
    for (JsonNode row : rows) {
      if (row.get("memory").asText().equals("dtcm")) {
        assertEquals(row.get("capacity").asLong() + 4096, row.get("taken").asLong());
      }
    }
    assertTrue(Run.of("compare", file).out().contains(" 101%  "), "never rounded to full");
    String page = Run.of("compare", file, "-o", "html").out();
    assertEquals(2, page.split("<svg class=\"strip k-section failed\"", -1).length);
    assertTrue(page.contains("\n.failed .fill { stroke: var(--bad)"), "the style names it so");
  }

  @Test
  void many_areFast_andTheCommentStaysShort_failuresFirst() throws IOException {
    List<String> args = new ArrayList<>(List.of("compare"));
    for (int i = 0; i < 500; i++) {
      args.add(result("r" + i + ".json", i == 499 ? FAILED : PASSED, "build/" + i + "/fw.elf"));
    }
    args.addAll(List.of("-o", "markdown"));
    Run run = assertTimeout(Duration.ofSeconds(60), () -> Run.of(args.toArray(new String[0])));
    assertEquals(1, run.code());
    assertTrue(run.out().length() < 65536, "length " + run.out().length());
    assertTrue(run.out().startsWith("### arenacheck: fail: 500 images: 499 pass, 1 fail"));
    assertTrue(run.out().contains("| `499/fw.elf` | "), run.out());
    assertTrue(run.out().contains("\n425 more images not shown here\n"), run.out());
  }

  @Test
  void unusable_isExit2WithThePlace_andNothingOnStandardOutput() throws IOException {
    String report = "testdata/images/clean/aot_residency.json";
    Path text = Files.writeString(folder.resolve("x.txt"), "hello\n");
    Path overview = folder.resolve("overview.json");
    Run.of("compare", PASSED, "-o", "json=" + overview);
    Path cut = folder.resolve("cut.json");
    String whole = Files.readString(Path.of(PASSED));
    Files.writeString(cut, whole.substring(0, whole.indexOf("\"memory\"")));
    ObjectNode root = (ObjectNode) MAPPER.readTree(whole);
    ((ObjectNode) root.get("inputs")).remove("elf");
    String without = write("without.json", root);
    String none = folder.resolve("none.json").toString();
    for (String bad :
        new String[] {
          report, text.toString(), overview.toString(), cut.toString(), without, none, "" + folder
        }) {
      Run run = Run.of("compare", PASSED, bad);
      assertEquals(2, run.code(), bad);
      assertEquals("", run.out());
      assertTrue(run.err().startsWith(bad), bad + " | " + run.err());
    }
    assertTrue(
        Run.of("compare", cut.toString()).err().matches("(?s).*cut\\.json:\\d+:\\d+: error.*"));
    assertEquals(2, Run.of("compare").code());
    assertEquals(2, Run.of("compare", PASSED, "-o", "sarif").code());
    assertEquals(2, Run.of("compare", text.toString(), "-o", "html=" + text).code());
    assertEquals("hello\n", Files.readString(text));
  }
}
