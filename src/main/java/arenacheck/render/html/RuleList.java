package arenacheck.render.html;

import arenacheck.check.Finding;
import arenacheck.check.Result;
import arenacheck.check.Rule;
import arenacheck.render.Explanation;
import java.util.EnumSet;
import java.util.Set;

/** All about the rules that fired. */
final class RuleList {
  private RuleList() {}

  static void print(Markup out, Result result) {
    Set<Rule> rules = EnumSet.noneOf(Rule.class);
    for (Finding finding : result.findings()) {
      rules.add(finding.rule());
    }
    if (rules.isEmpty()) {
      return;
    }
    out.raw("<section id=\"rules\">\n<h2>About the rules</h2>\n");
    for (Rule rule : rules) {
      out.raw("<details id=\"rule-").raw(rule.text()).raw("\"><summary>").raw(rule.text());
      out.raw(": ").text(rule.summary()).raw("</summary>\n");
      for (Explanation.Part part : Explanation.of(rule).parts()) {
        print(out, part);
      }
      out.raw("</details>\n");
    }
    out.raw("</section>\n");
  }

  private static void print(Markup out, Explanation.Part part) {
    out.raw("<h4>").text(part.title()).raw("</h4>\n");
    Explanation.Form open = Explanation.Form.PARAGRAPH;
    for (Explanation.Block block : part.blocks()) {
      if (block.form() != open) {
        out.raw(end(open)).raw(start(block.form()));
        open = block.form();
      }
      String element = block.form() == Explanation.Form.PARAGRAPH ? "p>" : "li>";
      out.raw("<").raw(element).message(block.text()).raw("</").raw(element).raw("\n");
    }
    out.raw(end(open));
  }

  private static String start(Explanation.Form form) {
    return switch (form) {
      case PARAGRAPH -> "";
      case NUMBERED -> "<ol>\n";
      case BULLET -> "<ul>\n";
    };
  }

  private static String end(Explanation.Form form) {
    return switch (form) {
      case PARAGRAPH -> "";
      case NUMBERED -> "</ol>\n";
      case BULLET -> "</ul>\n";
    };
  }
}
