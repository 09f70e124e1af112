package arenacheck.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.ObjectKind;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.check.Verdict;
import arenacheck.io.Place;
import arenacheck.residency.Role;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class JunitRendererTest {
  private static final Subject SCRATCH = Results.subject(Role.SCRATCH, 0, "s");

  private static Document xml(Result result) throws Exception {
    byte[] bytes = new JunitRenderer().render(result).getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }

  private static List<Element> all(Document document, String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** {@code tests failures errors skipped}, as the attributes say. */
  private static String counts(Element element) {
    return element.getAttribute("tests")
        + " "
        + element.getAttribute("failures")
        + " "
        + element.getAttribute("errors")
        + " "
        + element.getAttribute("skipped");
  }

  private static Finding finding(Rule rule, Level level, Subject subject) {
    return Results.finding(
        rule, level, subject, Place.line("fw.map", 3), "it is so", List.of(), "mend", Map.of());
  }

  private static Results scratch(Status status, Finding... findings) {
    Results results = new Results().object(SCRATCH, 8, status, null, List.of());
    for (Finding finding : findings) {
      results.finding(finding);
    }
    return results;
  }

  private static String outcome(Status status, Finding... findings) throws Exception {
    Document document = xml(scratch(status, findings).verdict(Verdict.FAIL));
    Element test = all(document, "testcase").get(0);
    for (String name : List.of("failure", "error", "skipped", "system-out")) {
      if (test.getElementsByTagName(name).getLength() > 0) {
        return name;
      }
    }
    return "passed";
  }

  @Test
  void render_oneDiscarded_isOneFailureOfThreeTests() throws Exception {
    Document document = xml(Results.failing());
    assertEquals("3 1 0 0", counts(document.getDocumentElement()));
    assertEquals("3 1 0 0", counts(all(document, "testsuite").get(0)));
    Element failed = all(document, "testcase").get(1);
    assertEquals(
        "persistent/1 runtime aot_arena_persistent_dtcm_buffer", failed.getAttribute("name"));
    Element failure = all(document, "failure").get(0);
    assertEquals("symbol-discarded", failure.getAttribute("type"));
    assertEquals(
        "`aot_arena_persistent_dtcm_buffer` was discarded by the linker",
        failure.getAttribute("message"));
    assertTrue(failure.getTextContent().contains("help: nothing in the image refers to it"));
  }

  @Test
  void outcome_everyMixtureOfFindings_isGreenExactlyWhereTheVerdictIs() throws Exception {
    Finding error = finding(Rule.MISALIGNED, Level.ERROR, SCRATCH);
    Finding open = finding(Rule.SIZE_UNKNOWN, Level.UNVERIFIED, SCRATCH);
    Finding warning = finding(Rule.ORPHAN_SECTION, Level.WARNING, SCRATCH);
    assertEquals("passed", outcome(Status.OK));
    assertEquals("system-out", outcome(Status.OK, warning));
    assertEquals("failure", outcome(Status.FAILED, error));
    assertEquals("failure", outcome(Status.FAILED, open, error));
    assertEquals("error", outcome(Status.UNVERIFIED, open));
    assertEquals("error", outcome(Status.UNVERIFIED, open, error.asWaived()));
    assertEquals("skipped", outcome(Status.FAILED, error.asWaived()));
    assertEquals("skipped", outcome(Status.UNVERIFIED, open.asWaived(), warning));
    assertEquals("error", outcome(Status.UNVERIFIED), "not verified, and no finding says why");
  }

  @Test
  void render_findingOfNoObject_isATestCaseOfItsOwn() throws Exception {
    Subject tensor =
        new Subject(
            Results.REPORT, "aot", Role.CONSTANT, "dtcm", 2L, ObjectKind.TENSOR, "t7", "dtcm");
    Document document =
        xml(
            scratch(Status.OK, finding(Rule.TENSOR_OVERLAP, Level.ERROR, tensor))
                .finding(finding(Rule.MAP_STALE, Level.UNVERIFIED, Subject.of(ObjectKind.MAP)))
                .verdict(Verdict.FAIL));
    List<Element> suites = all(document, "testsuite");
    assertEquals("aot", suites.get(0).getAttribute("name"));
    assertEquals("2 1 0 0", counts(suites.get(0)));
    assertEquals("inputs", suites.get(1).getAttribute("name"));
    assertEquals("1 0 1 0", counts(suites.get(1)));
    assertEquals("3 1 1 0", counts(document.getDocumentElement()));
    assertEquals("aot:constant/2 tensor t7", all(document, "testcase").get(1).getAttribute("name"));
  }

  @Test
  void render_reportsOfOneModule_areSuitesOfTheirOwn() throws Exception {
    Document document =
        xml(
            new Results()
                .report(Results.report("other.json", "aot"))
                .object(SCRATCH, 8, Status.OK, null, List.of())
                .verdict(Verdict.PASS));
    assertEquals(
        "aot (aot_residency.json)", all(document, "testsuite").get(0).getAttribute("name"));
  }

  @Test
  void render_hostileNames_areReadBackByAnXmlReader() throws Exception {
    String text = new JunitRenderer().render(Hostile.result());
    assertFalse(text.chars().anyMatch(c -> c < ' ' && c != '\n'), "control characters");
    assertFalse(text.contains("\u202e"));
    Document document = xml(Hostile.result());
    List<Element> tests = all(document, "testcase");
    assertEquals(3, tests.size());
    String name = tests.get(0).getAttribute("name");
    assertTrue(name.startsWith("scratch/0 runtime </script><script>window.hit=1"), name);
    assertTrue(
        name.endsWith("\\x1b[31m\\x0a::error::line\\x0d\\u202e\\ud800\\uffff\\ufffe\\x00"), name);
  }
}
