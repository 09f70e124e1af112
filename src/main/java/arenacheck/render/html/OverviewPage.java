package arenacheck.render.html;

import arenacheck.account.MemoryRow;
import arenacheck.check.Verdict;
import arenacheck.compare.JudgedImage;
import arenacheck.compare.Overview;
import arenacheck.compare.Overview.Room;
import arenacheck.render.OverviewRows;
import arenacheck.render.Shipped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An overview as one page of tables. It loads nothing, runs nothing, and its content security
 * policy allows only the style that is in it.
 */
public final class OverviewPage {
  private OverviewPage() {}

  /** The whole document, ending with a newline. */
  public static String render(Overview overview, String toolVersion) {
    Markup out = new Markup();
    head(out, overview);
    images(out, overview);
    memories(out, new OverviewRows(overview));
    out.raw("<p class=\"foot\">arenacheck ").text(toolVersion).raw("</p>\n");
    return out.raw("</main>\n</body>\n</html>\n").toString();
  }

  private static void head(Markup out, Overview overview) {
    String style = Shipped.text("html/page.css");
    String verdict = overview.verdict().text();
    String summary = OverviewRows.summary(overview).substring(verdict.length() + 2);
    out.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '");
    out.raw(HtmlRenderer.hash(style)).raw("'; base-uri 'none'; form-action 'none'\">\n");
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    out.raw(verdict).raw(": ").raw(summary).raw(" - arenacheck</title>\n<style>").raw(style);
    out.raw("</style>\n</head>\n<body>\n<header class=\"verdict-").raw(verdict);
    out.raw("\">\n<h1><span id=\"verdict\">").raw(verdict).raw("</span> <span class=\"file\">");
    out.raw(summary).raw("</span></h1>\n</header>\n<main>\n");
  }

  private static void images(Markup out, Overview overview) {
    out.raw("<section id=\"images\">\n<h2>Images</h2>\n<div class=\"wide\"><table>");
    out.head("image", "verdict", "rules", "#objects ok", "layout", "path", "result");
    for (JudgedImage image : overview.images()) {
      out.raw("<tr class=\"s-").raw(status(image.verdict())).raw("\">").name(image.name());
      out.raw("<td><span class=\"status\">").raw(image.verdict().text()).raw("</span></td>");
      out.cell(OverviewRows.rules(image)).number(OverviewRows.objects(image));
      out.cell(image.layout()).name(image.path()).name(image.result()).raw("</tr>\n");
    }
    out.raw("</tbody></table></div>\n</section>\n");
  }

  /** The storage objects' status whose colour a verdict has. */
  private static String status(Verdict verdict) {
    return switch (verdict) {
      case PASS -> "ok";
      case FAIL -> "failed";
      case INCOMPLETE -> "unverified";
    };
  }

  private static void memories(Markup out, OverviewRows rows) {
    out.raw("<section id=\"memories\">\n<h2>Room in each memory, in bytes</h2>\n");
    if (!rows.rooms().isEmpty()) {
      List<String> titles = new ArrayList<>(List.of("memory", "image", "verdict"));
      for (String title : OverviewRows.titles()) {
        titles.add("#" + title.toLowerCase(Locale.ROOT));
      }
      titles.add("");
      out.raw("<div class=\"wide\"><table>").head(titles.toArray(new String[0]));
      for (Room room : rows.rooms()) {
        room(out, room);
      }
      out.raw("</tbody></table></div>\n");
    }
    if (!rows.untouched().isEmpty()) {
      out.raw("<p>nothing in: ").text(String.join(" ", rows.untouched())).raw("</p>\n");
    }
    out.raw("</section>\n");
  }

  private static void room(Markup out, Room room) {
    Verdict verdict = room.image().verdict();
    out.raw("<tr class=\"s-").raw(status(verdict)).raw("\">").cell(room.row().memory());
    out.name(room.image().name());
    out.raw("<td><span class=\"status\">").raw(verdict.text()).raw("</span></td>");
    for (String figure : OverviewRows.figures(room.row())) {
      out.number(figure);
    }
    bar(out, room.row());
    out.raw("</tr>\n");
  }

  /** How much is taken, to the scale of the capacity; the figures beside it say the same. */
  private static void bar(Markup out, MemoryRow row) {
    Long capacity = row.capacity();
    Long free = row.free();
    if (capacity == null || free == null || capacity <= 0) {
      out.raw("<td></td>");
      return;
    }
    double taken = 100.0 * (capacity - free) / capacity;
    out.raw("<td><svg class=\"strip k-section").raw(free < 0 ? " failed" : "");
    out.raw("\" width=\"120\" height=\"14\" aria-hidden=\"true\">");
    out.raw("<rect class=\"track\" width=\"100%\" height=\"14\"></rect><rect class=\"fill\"");
    out.percent("width", Math.max(0, Math.min(100, taken)));
    out.raw(" height=\"14\"></rect></svg></td>");
  }
}
