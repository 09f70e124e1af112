package arenacheck.render.html;

import arenacheck.check.Finding;
import arenacheck.check.Note;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Subject;
import arenacheck.io.Place;
import arenacheck.render.GravestFirst;
import java.util.HashMap;
import java.util.Map;

/** The findings, the gravest first, each with its evidence and help. */
final class FindingList {
  private FindingList() {}

  static void print(Markup out, Result result) {
    out.raw("<section id=\"findings\">\n<h2>Findings</h2>\n");
    if (result.findings().isEmpty()) {
      out.raw("<p>none</p>\n");
    }
    Map<Subject, Integer> objects = new HashMap<>();
    for (ObjectResult object : result.objects()) {
      objects.putIfAbsent(object.subject(), objects.size());
    }
    for (Finding finding : GravestFirst.of(result.findings())) {
      print(out, finding, objects.get(finding.subject()));
    }
    out.raw("</section>\n");
  }

  private static void print(Markup out, Finding finding, Integer object) {
    String rule = finding.rule().text();
    out.raw("<article class=\"finding l-").raw(finding.level().text());
    out.raw(finding.waived() ? " waived\">\n<p class=\"message\">" : "\">\n<p class=\"message\">");
    out.raw("<span class=\"level\">").raw(finding.waived() ? "waived " : "");
    out.raw(finding.level().text()).raw("</span> ").message(finding.message()).raw("</p>\n");
    out.raw("<p class=\"where\"><a href=\"#rule-").raw(rule).raw("\">").raw(rule).raw("</a>");
    if (object != null) {
      out.raw(" <a href=\"#object-").raw(object).raw("\">object</a>");
    }
    place(out, finding.place());
    out.raw("</p>\n");
    if (!finding.notes().isEmpty()) {
      out.raw("<ul>\n");
      for (Note note : finding.notes()) {
        out.raw("<li>").message(note.text());
        place(out, note.place());
        out.raw("</li>\n");
      }
      out.raw("</ul>\n");
    }
    if (finding.help() != null) {
      out.raw("<p class=\"help\"><strong>help</strong> ").message(finding.help()).raw("</p>\n");
    }
    out.raw("</article>\n");
  }

  private static void place(Markup out, Place place) {
    if (place != null) {
      out.raw(" <span class=\"place\">").text(place.prefix()).raw("</span>");
    }
  }
}
