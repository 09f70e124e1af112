package arenacheck.render.html;

import arenacheck.memory.Address;
import arenacheck.residency.Arena;
import java.util.List;

/** Every arena with the picture of its tensors, which the script draws when it comes into sight. */
final class ArenaList {
  private ArenaList() {}

  static void print(Markup out, List<ArenaTensors> arenas) {
    out.raw("<section id=\"arenas\">\n<h2>Arenas and tensors</h2>\n");
    out.raw(
        "<p>Tensors by their offset from the usable start. Those that share bytes at different");
    out.raw(" times stand in rows above each other; the rows mean nothing else.</p>\n");
    out.raw("<noscript><p>the pictures of tensors need scripts</p></noscript>\n");
    out.raw("<div class=\"arenas\">\n");
    for (int i = 0; i < arenas.size(); i++) {
      print(out, arenas.get(i), i);
    }
    out.raw("</div>\n</section>\n");
  }

  private static void print(Markup out, ArenaTensors arena, int index) {
    Arena plan = arena.arena();
    String name = arena.module() + ":" + plan.role().text() + "/" + plan.regionId();
    int count = arena.tensors().size();
    out.raw("<div class=\"arena k-").raw(plan.role().text()).raw("\" data-arena=\"").raw(index);
    out.raw("\">\n<h3>").text(name).raw(" in ").text(plan.memory()).raw("</h3>\n<p>");
    out.raw(count).raw(count == 1 ? " tensor, " : " tensors, ");
    out.text(Address.bytes(plan.used())).raw(" used, aligned to ").raw(plan.alignment());
    if (plan.kind() != null) {
      out.raw(", ").text(plan.kind());
    }
    if (plan.peakLive() != null) {
      out.raw(", peak live ").raw(plan.peakLive());
    }
    if (plan.fragmentation() != null) {
      out.raw(", fragmentation ").raw(plan.fragmentation());
    }
    if (arena.base() != null) {
      out.raw(", usable from <code>").raw(Address.text(arena.base())).raw("</code>");
    }
    if (arena.object() >= 0) {
      out.raw(", <a href=\"#object-").raw(arena.object()).raw("\">object</a>");
    }
    out.raw("</p>\n");
    if (count > 0) {
      if (arena.hasSmall()) {
        out.raw("<div class=\"zoom\"><button type=\"button\" data-zoom=\"in\">zoom in</button>");
        out.raw("<button type=\"button\" data-zoom=\"out\">zoom out</button>");
        out.raw("<button type=\"button\" data-zoom=\"all\">whole arena</button></div>\n");
      }
      out.raw("<canvas tabindex=\"0\" role=\"application\"");
      out.attribute("aria-label", count + " tensors of " + name + ", arrow keys move between them");
      out.raw("></canvas>\n<div class=\"axis\"><code></code><span></span><code></code></div>\n");
      out.raw("<details class=\"tensors\"><summary>tensors as a table</summary></details>\n");
    }
    out.raw("</div>\n");
  }
}
