package arenacheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.render.Hostile;
import arenacheck.render.html.Browser;
import arenacheck.render.html.HtmlRenderer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of real images in a real browser. Debian: apt-get install chromium chromium-driver. */
@Tag("browser")
class PageInBrowserTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String RIGHT = "\ue014";
  private static final String HOME = "\ue011";
  private static final String END = "\ue010";
  private static final String ESCAPE = "\ue00c";

  @TempDir static Path folder;
  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    Assumptions.assumeTrue(Browser.isInstalled(), "chromium or chromedriver is not installed");
    browser = Browser.start(folder.resolve("profile"));
  }

  @AfterAll
  static void stop() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  /** Checks an image, loads its page and returns the JSON result of the same run. */
  private static JsonNode load(String image, String... more) throws Exception {
    return load(Path.of("testdata/images", image), Path.of("testdata/images", image), more);
  }

  private static JsonNode load(Path image, Path reports, String... more) throws Exception {
    Path page = folder.resolve("page.html");
    Path json = folder.resolve("result.json");
    List<String> args =
        new ArrayList<>(
            List.of("check", image.resolve("fw.elf").toString(), "--report", reports.toString()));
    args.addAll(List.of("--target", "apollo510_evb"));
    args.addAll(List.of("-o", "html=" + page, "-o", "json=" + json));
    args.addAll(List.of(more));
    Run run = Run.of(new CheckPipeline(), args.toArray(new String[0]));
    assertTrue(run.code() == 0 || run.code() == 1 || run.code() == 3, run.err());
    browser.load(page);
    return MAPPER.readTree(json.toFile());
  }

  /** {@code OBJECT KIND NAME ADDRESS SIZE} of every box of a storage object in strips of a look. */
  private static List<String> boxes(String look) throws Exception {
    JsonNode boxes =
        browser.run(
            "return [...document.querySelectorAll('."
                + look
                + " .block[data-object]')].map(b => [b.dataset.object,"
                + " b.classList.contains('k-load') ? 'load' : 'run', b.dataset.name,"
                + " b.dataset.address, b.dataset.size].join(' ')).sort()");
    List<String> texts = new ArrayList<>();
    boxes.forEach(box -> texts.add(box.asText()));
    return texts;
  }

  private static List<String> expected(JsonNode result) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < result.get("objects").size(); i++) {
      JsonNode linked = result.get("objects").get(i).get("linked");
      if (linked.isNull()) {
        continue;
      }
      String name = result.get("objects").get(i).get("symbol").asText();
      String size = " " + linked.get("size").asText();
      texts.add(i + " run " + name + " " + linked.get("address").asText() + size);
      JsonNode load = linked.get("load_address");
      if (!load.isNull() && !load.equals(linked.get("address"))) {
        texts.add(i + " load " + name + " " + load.asText() + size);
      }
    }
    texts.sort(null);
    return texts;
  }

  private static void assertQuiet() throws Exception {
    assertEquals("[]", browser.console().toString(), "the console has something to say");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clean",
        "staged",
        "two-modules",
        "gc-persistent",
        "scratch-in-sram",
        "itcm-guard"
      })
  void picture_everyObject_isAVisibleBoxWithTheJsonsNameAddressAndSize(String image)
      throws Exception {
    JsonNode result = load(image);
    assertFalse(expected(result).isEmpty());
    assertEquals(expected(result), boxes("to-scale"));
    assertEquals(expected(result), boxes("enlarged"));
    assertTrue(
        browser
            .run(
                "return [...document.querySelectorAll('.block[data-object] .fill')]"
                    + ".every(f => f.getBoundingClientRect().width >= 3)")
            .asBoolean());
    assertTrue(
        browser
            .run(
                "return [...document.querySelectorAll('.enlarged .block[data-object] .fill')]"
                    + ".every(f => f.getBoundingClientRect().width >= 60)")
            .asBoolean());
    assertEquals(
        result.get("verdict"), browser.run("return document.querySelector('#verdict').innerText"));
    assertQuiet();
  }

  @Test
  void picture_toScale_hasTheProportionsOfTheAddresses() throws Exception {
    load("clean");
    double shown =
        browser
            .run(
                "const s = document.querySelector('[data-memory=dtcm] .to-scale');"
                    + "const b = s.querySelector('.k-constant .fill');"
                    + "const r = s.querySelector('.track').getBoundingClientRect();"
                    + "const c = b.getBoundingClientRect();"
                    + "return [(c.left - r.left) / r.width, c.width / r.width]")
            .get(1)
            .asDouble();
    assertEquals(44176.0 / 524288, shown, 0.002);
  }

  @Test
  void picture_straddlingObject_isDrawnInBothMemories() throws Exception {
    load("straddle");
    assertEquals(
        "[\"dtcm\",\"sram\"]",
        browser
            .run(
                "return [...document.querySelectorAll('.to-scale .k-scratch')]"
                    + ".map(b => b.closest('figure').dataset.memory)")
            .toString());
  }

  @Test
  void picture_unverified_hasAnotherSignAndColourThanFailed() throws Exception {
    String look =
        "return [...document.querySelectorAll('.enlarged .block:is(.failed, .unverified)"
            + ":not(.k-ghost)')].map(b => b.querySelector('text').textContent[0] + ' '"
            + " + getComputedStyle(b.querySelector('.fill')).stroke)";
    load("stripped");
    JsonNode unverified = browser.run(look);
    load("scratch-in-sram");
    JsonNode failed = browser.run(look);
    assertEquals(4, unverified.size(), "three objects and a load image");
    assertEquals(1, failed.size());
    assertEquals('!', failed.get(0).asText().charAt(0));
    for (JsonNode one : unverified) {
      assertEquals('?', one.asText().charAt(0));
      assertNotEquals(failed.get(0).asText().substring(1), one.asText().substring(1));
    }
  }

  @Test
  void picture_objectElsewhere_leavesAGhostWhereItWasPromised() throws Exception {
    load("scratch-in-sram");
    JsonNode ghosts =
        browser.run(
            "return [...document.querySelectorAll('.to-scale .k-ghost')].map(b =>"
                + " [b.closest('figure').dataset.memory, b.dataset.name, b.dataset.size,"
                + " b.dataset.address ?? 'nowhere'].join(' '))");
    assertEquals("[\"dtcm aot_arena_dtcm_buffer 1536 nowhere\"]", ghosts.toString());
    String caption =
        browser
            .run("return document.querySelector('[data-memory=dtcm] figcaption').innerText")
            .asText();
    assertTrue(caption.endsWith("; 1536 promised bytes are not here"), caption);
    assertQuiet();
  }

  @ParameterizedTest
  @ValueSource(strings = {"stripped", "scratch-in-sram", "two-modules", "overlapping-scratch"})
  void picture_object_isCoveredByNoOther(String image) throws Exception {
    load(image);
    assertEquals(
        "[]",
        browser
            .run(
                "return [...document.querySelectorAll('.strip')].flatMap(s => {"
                    + "const all = [...s.querySelectorAll('.block[data-object], .k-ghost')];"
                    + "const f = b => b.querySelector('.fill').getBoundingClientRect();"
                    + "return all.flatMap((a, i) => all.slice(i + 1).filter(b => {"
                    + "const p = f(a), q = f(b);"
                    + "return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 4.5 &&"
                    + " Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 4.5; })"
                    + ".map(b => a.dataset.name + ' and ' + b.dataset.name)); })")
            .toString());
  }

  @Test
  void picture_widenedBlocks_areSaidToBeSo() throws Exception {
    load("scratch-in-sram");
    assertTrue(
        browser
            .run("return document.querySelector('[data-memory=sram] .axis').innerText")
            .asText()
            .contains("to scale, but for 2 blocks drawn wider so that they can be seen"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"gc-persistent", "scratch-in-sram", "shared-not-copied"})
  void paper_oneFinding_takesTwoSheets(String image) throws Exception {
    assertEquals(1, load(image).get("findings").size());
    assertEquals(2, browser.sheets());
  }

  @ParameterizedTest
  @ValueSource(strings = {"gc-persistent", "shared-not-copied", "stripped"})
  void width1400_pictureIsOnTheFirstScreenAndTheFileColumnInSight(String image) throws Exception {
    load(image);
    browser.size(1400, 900);
    JsonNode places =
        browser.run(
            "const strip = document.querySelector('.strip').getBoundingClientRect();"
                + "const cells = [...document.querySelectorAll('#objects th:last-child, #objects"
                + " td:last-child')].map(c => c.getBoundingClientRect().right);"
                + "return [strip.bottom, Math.max(...cells),"
                + " document.querySelector('#objects .wide').getBoundingClientRect().right]");
    browser.size(1280, 1000);
    assertTrue(places.get(0).asDouble() < 900, places.toString());
    assertTrue(places.get(1).asDouble() <= places.get(2).asDouble() + 1, places.toString());
  }

  @Test
  void width400_nothingButTablesReachesOutOfThePage() throws Exception {
    load("stripped");
    browser.size(400, 800);
    int out =
        browser
            .run("const e = document.documentElement; return e.scrollWidth - e.clientWidth")
            .asInt();
    browser.size(1280, 1000);
    assertEquals(0, out, "pixels");
  }

  @Test
  void search_nameOfOneFinding_hidesTheOthersOfItsGroup() throws Exception {
    load("stripped");
    browser.press("/");
    browser.press("persistent_dtcm symbol table");
    assertEquals(
        "[false,true,false]",
        browser
            .run(
                "return [...document.querySelectorAll('.finding')]"
                    + ".map(f => f.getBoundingClientRect().height > 0)")
            .toString());
    browser.press(ESCAPE);
  }

  @Test
  void pointer_overABox_tellsNameAddressAndSize() throws Exception {
    load("clean");
    browser.run("document.querySelector('.enlarged .k-scratch').scrollIntoView({block: 'center'})");
    browser.run("return new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))");
    JsonNode box =
        browser.run(
            "const b = document.querySelector('.enlarged .k-scratch .fill');"
                + "const r = b.getBoundingClientRect();"
                + "return [r.left + r.width / 2, r.top + r.height / 2]");
    browser.point(box.get(0).asInt(), box.get(1).asInt());
    browser.await("return !document.querySelector('#tip').hidden");
    String tip = browser.run("return document.querySelector('#tip').innerText").asText();
    assertTrue(tip.startsWith("aot_arena_dtcm_buffer\n[0x2000eca0, 0x200102e0)\n5696 bytes"), tip);
  }

  @Test
  void keyboard_arrowsInAStrip_goFromBoxToBoxAndShowTheTip() throws Exception {
    load("clean");
    browser.run(
        "document.querySelector('[data-memory=dtcm] .enlarged .block[tabindex=\"0\"]').focus()");
    String names = "";
    for (int i = 0; i < 3; i++) {
      names += browser.run("return document.activeElement.dataset.name").asText() + " ";
      browser.press(RIGHT);
    }
    assertEquals(
        "aot_arena_const_dtcm__blob aot_arena_dtcm_buffer aot_arena_persistent_dtcm_buffer ",
        names);
    browser.press(END);
    browser.press(HOME);
    assertEquals(
        1,
        browser
            .run(
                "return document.querySelectorAll('[data-memory=dtcm] .enlarged"
                    + " .block[tabindex=\"0\"]').length")
            .asInt(),
        "one stop for the tabulator key");
    assertFalse(browser.run("return document.querySelector('#tip').hidden").asBoolean());
    browser.press(ESCAPE);
    assertTrue(browser.run("return document.querySelector('#tip').hidden").asBoolean());
  }

  @Test
  void search_name_leavesWhatMatchesAndDimsTheRest() throws Exception {
    load("scratch-in-sram");
    browser.press("/");
    browser.press("SCRATCH/0 sram_bss");
    assertEquals(
        "1 object, 0 findings, 0 sections, 0 tensors",
        browser.run("return document.querySelector('#found').innerText").asText());
    assertEquals(
        1,
        browser
            .run("return document.querySelectorAll('#objects tbody tr:not([hidden])').length")
            .asInt());
    assertEquals(
        "[\"aot_arena_dtcm_buffer\"]",
        browser
            .run(
                "return [...document.querySelectorAll('.enlarged .block:not(.dim)')]"
                    + ".map(b => b.dataset.name)")
            .toString());
    browser.press(ESCAPE);
    assertEquals(
        0, browser.run("return document.querySelectorAll('.dim, tr[hidden]').length").asInt());
    assertQuiet();
  }

  @Test
  void tensors_tenThousandOverlapping_areDrawnFoundAndReachedQuickly() throws Exception {
    Path image = Path.of("testdata/images/clean");
    ObjectNode report = (ObjectNode) MAPPER.readTree(image.resolve("aot_residency.json").toFile());
    ArrayNode tensors = (ArrayNode) report.get("tensors");
    for (int i = 0; i < 10_000; i++) {
      tensors
          .addObject()
          .put("id", "layer_" + i)
          .put("memory", "dtcm")
          .put("role", "scratch")
          .put("source_memory", "dtcm")
          .put("offset", i % 340 * 16)
          .put("size", 64);
    }
    Path reports = Files.createDirectories(folder.resolve("many"));
    MAPPER.writeValue(reports.resolve("aot_residency.json").toFile(), report);
    load(image, reports);
    browser.run("document.querySelector('.arena.k-scratch canvas').scrollIntoView()");
    browser.await("return document.querySelector('.arena.k-scratch canvas').width > 900");
    double milliseconds =
        browser
            .run(
                "const s = document.querySelector('#search'); const t = performance.now();"
                    + "s.value = 'layer_77'; s.dispatchEvent(new Event('input'));"
                    + "return performance.now() - t")
            .asDouble();
    assertTrue(milliseconds < 1000, milliseconds + " ms for a search");
    assertTrue(
        browser
            .run("return document.querySelector('#found').innerText")
            .asText()
            .endsWith("111 tensors"));
    browser.run("document.querySelector('.arena.k-scratch canvas').focus()");
    String tip = browser.run("return document.querySelector('#tip').innerText").asText();
    assertTrue(tip.startsWith("layer_77"), tip);
    browser.press(END);
    assertNotEquals(tip, browser.run("return document.querySelector('#tip').innerText").asText());
    assertQuiet();
  }

  @Test
  void hostileNames_areShownAndDoNothing() throws Exception {
    Path page = folder.resolve("hostile.html");
    Files.writeString(page, new HtmlRenderer().render(Hostile.result()));
    browser.load(page);
    for (String selector : List.of(".block", "canvas", "#search")) {
      browser.run("document.querySelector(\"" + selector + "\").focus()");
    }
    assertTrue(browser.run("return window.hit === undefined").asBoolean());
    assertEquals(2, browser.run("return document.scripts.length").asInt());
    String shown = browser.run("return document.querySelector('h3').innerText").asText();
    assertTrue(shown.startsWith("</script><script>window.hit=1</script>\"'"), shown);
    assertQuiet();
  }

  @Test
  void policy_foreignScript_isRefused() throws IOException, InterruptedException {
    Path page = folder.resolve("changed.html");
    String text = new HtmlRenderer().render(Hostile.result());
    Files.writeString(page, text.replace("</main>", "</main><script>window.hit=2</script>"));
    browser.load(page);
    assertTrue(browser.run("return window.hit === undefined").asBoolean());
    assertTrue(browser.console().toString().contains("Content Security Policy"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void scheme_either_hasTextThatCanBeReadOnItsGround(String scheme) throws Exception {
    load("scratch-in-sram");
    browser.scheme(scheme);
    // Relative luminance and contrast as in WCAG 2.1.
    JsonNode contrasts =
        browser.run(
            "const lum = c => { const v = c.match(/[\\d.]+/g).slice(0, 3).map(x => x / 255)"
                + ".map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);"
                + "return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]; };"
                + "const ground = e => { for (; e; e = e.parentElement) {"
                + "const c = getComputedStyle(e).backgroundColor;"
                + "if (!c.endsWith(', 0)')) return c; } return 'rgb(255,255,255)'; };"
                + "return ['#verdict', 'p', '.level', '.where', 'figcaption', '.axis', 'td', 'th',"
                + " 'nav a', '.status'].map(s => { const e = document.querySelector(s);"
                + "const a = lum(getComputedStyle(e).color), b = lum(ground(e));"
                + "return [s, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)]; })");
    for (JsonNode contrast : contrasts) {
      assertTrue(contrast.get(1).asDouble() >= 4.5, scheme + ": " + contrast);
    }
    assertQuiet();
  }
}
