package arenacheck.render;

import arenacheck.check.Finding;
import arenacheck.check.Level;
import arenacheck.check.Rule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code tool.driver.rules}: the rules that have results, in the catalogue's order. */
final class SarifRules {
  private final List<Rule> rules = new ArrayList<>();

  SarifRules(List<Finding> findings) {
    for (Rule rule : Rule.values()) {
      for (Finding finding : findings) {
        if (finding.rule() == rule) {
          rules.add(rule);
          break;
        }
      }
    }
  }

  int index(Rule rule) {
    return rules.indexOf(rule);
  }

  /** SARIF has no level for "not verified": section 3.27.10 asks for none beside kind open. */
  static String level(Level level) {
    return level == Level.UNVERIFIED ? "none" : level.text();
  }

  void write(JsonWriter json) throws IOException {
    json.openList("rules");
    for (Rule rule : rules) {
      Explanation explanation = Explanation.of(rule);
      json.open();
      json.text("id", rule.text());
      json.text("name", name(rule));
      message(json, "shortDescription", rule.summary());
      message(json, "fullDescription", explanation.meaning());
      json.open("help");
      json.text("text", SarifText.message(Explanation.text(rule)));
      json.text("markdown", SarifText.message(SarifText.markdown(explanation)));
      json.close();
      json.open("defaultConfiguration");
      json.text("level", level(rule.level()));
      json.close();
      json.close();
    }
    json.closeList();
  }

  private static void message(JsonWriter json, String name, String text) throws IOException {
    json.open(name);
    json.text("text", SarifText.message(text));
    json.close();
  }

  /** {@code SymbolDiscarded}. */
  private static String name(Rule rule) {
    StringBuilder name = new StringBuilder();
    for (String word : rule.text().split("-")) {
      name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return name.toString();
  }
}
