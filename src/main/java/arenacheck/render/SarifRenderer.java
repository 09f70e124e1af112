package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Result;
import java.io.IOException;
import java.io.Writer;

/**
 * SARIF 2.1.0 (OASIS standard): every finding is a result, a waived one is a suppressed result.
 *
 * <p>What could not be verified is {@code kind: open}, "insufficient information to decide", and by
 * section 3.27.10 of {@code level: none}; viewers may pass over such results, so that an invocation
 * notification of level error says it once more.
 */
public final class SarifRenderer implements Renderer {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  @Override
  public void render(Result result, Writer out) throws IOException {
    SarifRules rules = new SarifRules(result.findings());
    JsonWriter json = new JsonWriter(out);
    json.open();
    json.text("$schema", SCHEMA);
    json.text("version", "2.1.0");
    json.openList("runs");
    json.open();
    json.open("tool");
    json.open("driver");
    json.text("name", "arenacheck");
    json.text("version", result.toolVersion());
    rules.write(json);
    json.close();
    json.close();
    invocation(json, result);
    json.open("originalUriBaseIds");
    json.open(SarifText.ROOT);
    json.text("uri", "file:///");
    json.close();
    json.close();
    new SarifResults(json, rules, new SourcePlaces(result)).write(result.findings());
    json.text("columnKind", "utf16CodeUnits");
    json.close();
    json.closeList();
    json.close();
    json.finish();
  }

  private static void invocation(JsonWriter json, Result result) throws IOException {
    int open = 0;
    for (Finding finding : result.findings()) {
      open += finding.level() == Level.UNVERIFIED && !finding.waived() ? 1 : 0;
    }
    json.openList("invocations");
    json.open();
    json.flag("executionSuccessful", true);
    json.openList("toolExecutionNotifications");
    if (open > 0) {
      json.open();
      json.text("level", "error");
      json.open("message");
      json.text("text", "not everything could be verified: " + Summary.of(result));
      json.close();
      json.close();
    }
    json.closeList();
    json.close();
    json.closeList();
  }
}
