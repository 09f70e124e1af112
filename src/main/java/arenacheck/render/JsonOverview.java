package arenacheck.render;

import arenacheck.account.MemoryRow;
import arenacheck.check.Status;
import arenacheck.check.Verdict;
import arenacheck.compare.JudgedImage;
import arenacheck.compare.JudgedImage.RuleCount;
import arenacheck.compare.Overview;
import java.io.IOException;
import java.io.UncheckedIOException;

/** An overview for machines: {@code arenacheck-overview/1}. */
public final class JsonOverview {
  /** Name and version of the format. */
  public static final String FORMAT = "arenacheck-overview/1";

  private JsonOverview() {}

  /** The whole document, ending with a newline. */
  public static String render(Overview overview) {
    try {
      JsonWriter json = new JsonWriter();
      json.open();
      json.text("format", FORMAT);
      json.text("verdict", overview.verdict().text());
      json.open("verdicts");
      for (Verdict verdict : Verdict.values()) {
        json.number(verdict.text(), overview.count(verdict));
      }
      json.close();
      json.openList("images");
      for (JudgedImage image : overview.images()) {
        image(json, image);
      }
      json.closeList();
      json.close();
      return json.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
  }

  private static void image(JsonWriter json, JudgedImage image) throws IOException {
    json.open();
    json.text("name", image.name());
    json.text("path", image.path());
    json.text("result", image.result());
    json.text("layout", image.layout());
    json.text("verdict", image.verdict().text());
    json.open("objects");
    for (Status status : Status.values()) {
      json.number(status.text(), image.count(status));
    }
    json.close();
    json.openList("rules");
    for (RuleCount rule : image.rules()) {
      json.open();
      json.text("rule", rule.rule());
      json.text("level", rule.level().text());
      json.number("count", rule.count());
      json.close();
    }
    json.closeList();
    json.openList("memory");
    for (MemoryRow row : image.memory()) {
      json.open();
      json.text("memory", row.memory());
      json.size("capacity", row.capacity());
      json.size("taken", row.taken());
      json.number("free", row.free());
      json.size("heap", row.heap());
      json.close();
    }
    json.closeList();
    json.close();
  }
}
