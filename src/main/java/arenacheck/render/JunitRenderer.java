package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Status;
import arenacheck.check.Subject;
import arenacheck.residency.ResidencyReport;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JUnit XML: one suite per module with one test case per storage object; everything else that has
 * findings (a tensor, a report, the map, a budget) is a test case of its own.
 *
 * <p>{@code failure} is wrong, {@code error} is not verified, {@code skipped} is waived: CI is
 * green exactly where the verdict is {@code pass}.
 */
public final class JunitRenderer implements Renderer {
  private static final String INPUTS = "inputs";

  @Override
  public void render(Result result, Writer writer) throws IOException {
    Map<String, List<JunitCase>> suites = new LinkedHashMap<>();
    List<JunitCase> cases = cases(result);
    for (JunitCase each : cases) {
      suites.computeIfAbsent(each.suite(), name -> new ArrayList<>()).add(each);
    }
    StringBuilder out = new StringBuilder(4096);
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"arenacheck\"");
    counts(out, cases);
    out.append(">\n");
    for (Map.Entry<String, List<JunitCase>> suite : suites.entrySet()) {
      out.append("  <testsuite name=\"").append(Xml.attribute(suite.getKey())).append('"');
      counts(out, suite.getValue());
      out.append(">\n");
      for (JunitCase each : suite.getValue()) {
        testCase(out, each);
        writer.append(out);
        out.setLength(0);
      }
      out.append("  </testsuite>\n");
    }
    writer.append(out.append("</testsuites>\n"));
  }

  private static List<JunitCase> cases(Result result) {
    Map<String, Integer> reports = new HashMap<>();
    for (ResidencyReport report : result.inputs().reports()) {
      reports.merge(report.modulePrefix(), 1, Integer::sum);
    }
    Map<Subject, List<Finding>> left = new LinkedHashMap<>();
    for (Finding finding : result.findings()) {
      left.computeIfAbsent(finding.subject(), subject -> new ArrayList<>()).add(finding);
    }
    List<JunitCase> cases = new ArrayList<>();
    for (ObjectResult object : result.objects()) {
      List<Finding> findings = left.getOrDefault(object.subject(), List.of());
      cases.add(
          JunitCase.of(suite(object.subject(), reports), name(object), object.status(), findings));
    }
    for (ObjectResult object : result.objects()) {
      left.remove(object.subject());
    }
    for (Map.Entry<Subject, List<Finding>> other : left.entrySet()) {
      String name = FindingText.subject(other.getValue().get(0));
      cases.add(JunitCase.of(suite(other.getKey(), reports), name, Status.OK, other.getValue()));
    }
    return cases;
  }

  /** The module; with its report where several reports are of one module. */
  private static String suite(Subject subject, Map<String, Integer> reports) {
    if (subject.module() == null) {
      return INPUTS;
    }
    return reports.getOrDefault(subject.module(), 0) < 2 || subject.report() == null
        ? subject.module()
        : subject.module() + " (" + subject.report() + ")";
  }

  private static String name(ObjectResult object) {
    String symbol = ObjectLabel.symbol(object);
    String name =
        ObjectLabel.arena(object.subject(), false) + " " + object.subject().object().text();
    return symbol == null ? name : name + " " + symbol;
  }

  private static void counts(StringBuilder out, List<JunitCase> cases) {
    int[] counts = new int[JunitCase.Outcome.values().length];
    for (JunitCase each : cases) {
      counts[each.outcome().ordinal()]++;
    }
    out.append(" tests=\"").append(cases.size());
    out.append("\" failures=\"").append(counts[JunitCase.Outcome.FAILURE.ordinal()]);
    out.append("\" errors=\"").append(counts[JunitCase.Outcome.ERROR.ordinal()]);
    out.append("\" skipped=\"").append(counts[JunitCase.Outcome.SKIPPED.ordinal()]).append('"');
  }

  private static void testCase(StringBuilder out, JunitCase each) {
    out.append("    <testcase classname=\"arenacheck.")
        .append(Xml.attribute(each.suite()))
        .append("\" name=\"")
        .append(Xml.attribute(each.name()))
        .append('"');
    if (each.outcome() == JunitCase.Outcome.PASSED && each.findings().isEmpty()) {
      out.append("/>\n");
      return;
    }
    out.append(">\n");
    switch (each.outcome()) {
      case FAILURE -> outcome(out, "failure", each);
      case ERROR -> outcome(out, "error", each);
      case SKIPPED -> outcome(out, "skipped", each);
      case PASSED -> {
        out.append("      <system-out>");
        findings(out, each);
        out.append("</system-out>\n");
      }
    }
    out.append("    </testcase>\n");
  }

  private static void outcome(StringBuilder out, String element, JunitCase each) {
    Finding decisive = each.decisive();
    String message = decisive == null ? "was not checked" : decisive.message();
    out.append("      <").append(element);
    out.append(" message=\"").append(Xml.attribute(message)).append('"');
    if (!element.equals("skipped")) {
      String type = decisive == null ? "unverified" : decisive.rule().text();
      out.append(" type=\"").append(type).append('"');
    }
    out.append('>');
    findings(out, each);
    out.append("</").append(element).append(">\n");
  }

  private static void findings(StringBuilder out, JunitCase each) {
    String gap = "";
    for (Finding finding : each.findings()) {
      out.append(gap);
      if (finding.place() != null) {
        out.append(Xml.attribute(finding.place().prefix())).append(": ");
      }
      out.append(FindingText.level(finding)).append(": ");
      out.append(Xml.text(FindingText.lines(finding)));
      out.append("\nrule: ").append(finding.rule().text());
      gap = "\n\n";
    }
  }
}
