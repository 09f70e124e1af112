package arenacheck.render.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Baseline;
import arenacheck.check.Inputs;
import arenacheck.check.MemoryDelta;
import arenacheck.check.Result;
import arenacheck.memory.AddressRange;
import arenacheck.render.Hostile;
import arenacheck.render.Results;
import arenacheck.residency.Arena;
import arenacheck.residency.ResidencyReport;
import arenacheck.residency.Role;
import arenacheck.residency.Tensor;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlRendererTest {
  private static final Set<String> VOID = Set.of("meta", "input", "!doctype");
  private static final Pattern TAG =
      Pattern.compile("<(/?)([!a-zA-Z0-9]+)((?: [a-zA-Z-]+(?:=\"[^\"<>]*\")?)*)(/?)>");

  private static String render(Result result) {
    return new HtmlRenderer().render(result);
  }

  /** Between two marks, each of which stands there once. */
  private static String between(String text, String from, String to) {
    assertEquals(2, text.split(Pattern.quote(from), -1).length, from);
    int start = text.indexOf(from) + from.length();
    return text.substring(start, text.indexOf(to, start));
  }

  private static String withoutStyleAndScript(String page) {
    return page.replaceAll("(?s)<style>.*?</style>", "<style></style>")
        .replaceAll("(?s)<script>.*?</script>", "<script></script>");
  }

  /** The tags in their order; fails where one is not closed or something is no tag of ours. */
  private static List<String> tags(String page) {
    String text = withoutStyleAndScript(page);
    Deque<String> open = new ArrayDeque<>();
    List<String> tags = new ArrayList<>();
    Matcher matcher = TAG.matcher(text);
    int end = 0;
    while (matcher.find()) {
      String gap = text.substring(end, matcher.start());
      assertFalse(gap.contains("<"), "no tag of ours: " + gap);
      end = matcher.end();
      String name = matcher.group(2).toLowerCase(java.util.Locale.ROOT);
      if (!matcher.group(1).isEmpty()) {
        assertEquals(open.pop(), name, "closes another element");
      } else {
        tags.add(matcher.group());
        if (matcher.group(4).isEmpty() && !VOID.contains(name)) {
          open.push(name);
        }
      }
    }
    assertEquals(List.of(), List.copyOf(open), "not closed");
    return tags;
  }

  @Test
  void render_policy_allowsTheStyleAndTheScriptByTheirHashesAndNothingElse() {
    String page = render(Results.failing());
    assertEquals(
        "default-src 'none'; style-src '"
            + HtmlRenderer.hash(between(page, "<style>", "</style>"))
            + "'; script-src '"
            + HtmlRenderer.hash(between(page, "<script>", "</script>"))
            + "'; base-uri 'none'; form-action 'none'",
        between(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\""));
    // An independent figure: printf x | openssl dgst -sha256 -binary | base64
    assertEquals("sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=", HtmlRenderer.hash("x"));
  }

  @Test
  void render_page_loadsNothing() {
    String page = render(Results.failing()).replaceAll("'none'", "");
    for (String bad : List.of("http:", "https:", " src=", "@import", "<link", "<img", "<iframe")) {
      assertFalse(page.contains(bad), bad);
    }
    Matcher urls = Pattern.compile("url\\(([^)]*)\\)").matcher(page);
    while (urls.find()) {
      assertTrue(urls.group(1).startsWith("#p-"), urls.group());
    }
    for (String tag : tags(page)) {
      assertFalse(tag.matches(".* (style|on[a-z]+)=.*"), "the policy forbids " + tag);
    }
  }

  @Test
  void render_elements_areClosedAndLinksLeadSomewhere() {
    for (Result result : List.of(Results.clean(), Results.failing(), Hostile.result())) {
      List<String> tags = tags(render(result));
      Set<String> ids = new HashSet<>();
      for (String tag : tags) {
        Matcher id = Pattern.compile(" id=\"([^\"]*)\"").matcher(tag);
        assertTrue(!id.find() || ids.add(id.group(1)), "twice: " + tag);
      }
      for (String tag : tags) {
        Matcher link = Pattern.compile(" href=\"#([^\"]*)\"").matcher(tag);
        assertTrue(!link.find() || ids.contains(link.group(1)), "leads nowhere: " + tag);
      }
    }
  }

  @Test
  void render_discarded_saysVerdictFindingHelpAndThatItIsNowhere() {
    String page = render(Results.failing());
    assertTrue(page.contains("<span id=\"verdict\">fail</span>"));
    assertTrue(page.indexOf("id=\"verdict\"") < page.indexOf("id=\"findings\""));
    String findings = between(page, "<section id=\"findings\">", "</section>");
    assertTrue(
        findings.contains(
            "<code>aot_arena_persistent_dtcm_buffer</code> was discarded by the linker"));
    assertTrue(findings.contains("nothing in the image refers to it"));
    assertTrue(findings.contains("the object file is <code>aot_tensors.c.obj</code>"));
    String nowhere = between(page, "<div id=\"nowhere\">", "</div>");
    assertTrue(nowhere.contains("aot_arena_persistent_dtcm_buffer</a> failed, 128 bytes (0x80)"));
    assertTrue(page.contains("<details id=\"rule-symbol-discarded\">"));
  }

  @Test
  void render_hostileNames_areTextEverywhere() throws IOException {
    String page = render(Hostile.result());
    int scripts = 0;
    for (String tag : tags(page)) {
      scripts += tag.startsWith("<script") ? 1 : 0;
      assertFalse(tag.replaceAll("\"[^\"]*\"", "").contains("onfocus"), tag);
    }
    assertEquals(2, scripts);
    String body = withoutStyleAndScript(page);
    assertFalse(body.chars().anyMatch(c -> c < ' ' && c != '\n'));
    assertFalse(body.contains("\u202e"));
    String data = between(page, "<script type=\"application/json\" id=\"tensors\">", "</script>");
    assertFalse(data.contains("<"));
    JsonNode tensors = new ObjectMapper().readTree(data);
    String id = tensors.at("/0/tensors/0/0").asText();
    assertTrue(id.startsWith("</script><script>window.hit=1</script>\"'"), id);
  }

  @Test
  void render_tensors_areSortedWithTheirLanesAndTheArenasAddress() throws IOException {
    Tensor a = new Tensor("a", Role.SCRATCH, "dtcm", null, 32, 16, 1);
    Tensor b = new Tensor("b", Role.SCRATCH, "dtcm", null, 0, 48, 2);
    Tensor c = new Tensor("c", Role.SCRATCH, "dtcm", null, 0, 32, 3);
    Tensor other = new Tensor("d", Role.CONSTANT, "dtcm", null, 0, 4, 4);
    Result clean = Results.clean();
    String page = render(with(clean, List.of(a, b, c, other)));
    JsonNode arenas =
        new ObjectMapper()
            .readTree(
                between(page, "<script type=\"application/json\" id=\"tensors\">", "</script>"));
    assertEquals(
        "[{\"base\":\"0x2000eca0\",\"used\":5696,\"lanes\":2,\"tensors\":"
            + "[[\"b\",0,48,0],[\"c\",0,32,1],[\"a\",32,16,1]]}]",
        arenas.toString());
  }

  private static Result with(Result result, List<Tensor> tensors) {
    Arena arena =
        new Arena(
            Role.SCRATCH, "dtcm", 0, 16, 5696, 5696, null, null, null, null, null, null, 1, "/a");
    ResidencyReport old = result.inputs().reports().get(0);
    ResidencyReport report =
        new ResidencyReport(
            old.path(),
            old.sha256(),
            old.modulePrefix(),
            5,
            null,
            null,
            null,
            List.of(arena),
            tensors);
    return new Result(
        result.toolVersion(),
        result.verdict(),
        new Inputs(result.inputs().elf(), result.inputs().map(), List.of(report)),
        result.objects(),
        result.findings(),
        result.accounts());
  }

  @Test
  void render_hundredThousandOverlappingTensors_isQuick() {
    List<Tensor> tensors = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      tensors.add(new Tensor("t" + i, Role.SCRATCH, "dtcm", null, i % 89 * 64, 64, i));
    }
    assertTimeout(Duration.ofSeconds(5), () -> render(with(Results.clean(), tensors)));
  }

  @Test
  void render_baseline_hasATableOfTheFiguresThatChanged() {
    Result clean = Results.clean();
    Baseline baseline =
        new Baseline(
            "<base>",
            List.of(),
            List.of(),
            List.of(new MemoryDelta("dtcm", null, clean.accounts().rows().get(0))));
    String page = render(clean.against(baseline, clean.objects(), clean.findings()));
    String since = between(page, "<section id=\"since\">", "</section>");
    assertTrue(since.contains("since &lt;base&gt;: 0 storage objects moved, 0 new, 0 gone"), since);
    assertTrue(
        since.contains(
            "<tr><td>dtcm</td><td>linked</td><td class=\"number\">-</td>"
                + "<td class=\"number\">50000</td><td class=\"number\">-</td></tr>"),
        since);
    tags(page);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void render_findingsOfOneRule_standTogetherWithTheirHelpOnce() {
    String findings = between(render(Results.many(9)), "<section id=\"findings\">", "</section>");
    assertEquals(9, count(findings, "<div class=\"finding\">"));
    assertEquals(1, count(findings, "<article"));
    assertEquals(1, count(findings, "check the image"));
    assertTrue(findings.contains(", 9 findings</p>"), findings);
    assertTrue(findings.contains("<strong>help for these 9</strong>"), findings);
    // Six in sight, so that the picture is near; the others are counted.
    assertTrue(findings.contains("<summary>3 more</summary>"), findings);
    tags(render(Results.many(9)));
  }

  @Test
  void render_memoryThatNobodyTouches_isALineAndNoPicture() {
    String page = render(Results.clean());
    assertFalse(page.contains("<ul class=\"untouched\">"), page);
    String two = render(Results.besideAnEmptyMemory());
    String untouched = between(two, "<ul class=\"untouched\">", "</ul>");
    assertTrue(untouched.contains("<strong>sram</strong> nothing is linked here"), untouched);
    assertEquals(1, count(two, "<figure"));
  }

  @Test
  void render_zoomButtons_standWhereSomethingIsTooSmall() {
    Tensor large = new Tensor("a", Role.SCRATCH, "dtcm", null, 0, 4096, 1);
    Tensor other = new Tensor("b", Role.SCRATCH, "dtcm", null, 4096, 1600, 2);
    Tensor small = new Tensor("c", Role.SCRATCH, "dtcm", null, 4096, 8, 3);
    assertFalse(render(with(Results.clean(), List.of(large, other))).contains("data-zoom=\"in\""));
    assertTrue(render(with(Results.clean(), List.of(large, small))).contains("data-zoom=\"in\""));
  }

  @Test
  void render_copiedConstant_saysWhereItIsKeptAndWhoCopiesIt() {
    String objects =
        between(render(Results.stored(0x00410118L)), "<section id=\"objects\">", "</section>");
    assertTrue(
        objects.contains(
            "<td class=\"kept\"><code>0x00410118</code>, by nothing in the image</td>"),
        objects);
    String inPlace =
        between(render(Results.stored(0x20004000L)), "<section id=\"objects\">", "</section>");
    assertTrue(inPlace.contains("<td>where it runs</td>"), inPlace);
  }

  @Test
  void render_twice_givesEqualPages() {
    assertEquals(render(Results.failing()), render(Results.failing()));
  }

  @Test
  void lanes_ofRangesBeyondTheAddressSpace_areClamped() {
    assertEquals(1, new Lanes(List.of(AddressRange.clamped(-8, 64))).count());
  }
}
