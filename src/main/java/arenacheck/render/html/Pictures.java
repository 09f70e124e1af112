package arenacheck.render.html;

import arenacheck.check.ObjectKind;
import arenacheck.check.ObjectResult;
import arenacheck.check.Result;
import arenacheck.check.Status;
import arenacheck.memory.Address;
import arenacheck.render.ObjectLabel;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Every memory drawn to scale, and once more enlarged where something would be too small to see.
 */
final class Pictures {
  /** Below this many percent of the width a block is hard to point at. */
  private static final double SMALL = 1.5;

  private static final String[][] LEGEND = {
    {"constant", "constant"},
    {"persistent", "persistent"},
    {"scratch", "scratch"},
    {"source", "staged source"},
    {"load", "load image of an arena"},
    {"section", "section"},
    {"load-image", "load image of a section"},
    {"stack", "stack"},
    {"heap", "heap, a part of what is free"},
    {"free", "free"},
    {"beyond", "not usable by this link"},
    {Block.GHOST, "promised here, but not here"},
  };

  private static final String FAILED =
      "<li class=\"s-failed\"><span class=\"status\">!</span> not as promised</li>";
  private static final String UNVERIFIED =
      "<li class=\"s-unverified\"><span class=\"status\">?</span> not verified</li>";

  private Pictures() {}

  static void print(Markup out, Result result) {
    out.raw("<section id=\"memories\">\n<h2>Memories</h2>\n");
    List<Panel> panels =
        Panel.of(
            result.accounts().layout(), Blocks.of(result), memory -> Ghosts.in(memory, result));
    legend(out, panels);
    for (Panel panel : panels) {
      if (panel.isUsed()) {
        print(out, panel);
      }
    }
    untouched(out, panels);
    if (panels.isEmpty()) {
      out.raw("<p>the layout knows no memory, and nothing has an address</p>\n");
    }
    nowhere(out, result);
    out.raw("</section>\n");
  }

  /** Of what there is on this page. */
  private static void legend(Markup out, List<Panel> panels) {
    Set<String> kinds = new HashSet<>();
    Set<Status> statuses = EnumSet.noneOf(Status.class);
    for (Panel panel : panels) {
      if (panel.isUsed()) {
        for (Block block : panel.blocks()) {
          kinds.add(block.kind());
          statuses.add(block.status() == null ? Status.OK : block.status());
        }
      }
    }
    out.raw("<ul class=\"legend\">");
    for (String[] entry : LEGEND) {
      if (kinds.contains(entry[0])) {
        out.raw("<li><svg width=\"22\" height=\"14\" aria-hidden=\"true\" class=\"k-");
        out.raw(entry[0]).raw("\"><rect class=\"fill\" width=\"22\" height=\"14\"/>");
        out.raw("<rect class=\"hatch\" width=\"22\" height=\"14\"/></svg>");
        out.raw(entry[1]).raw("</li>");
      }
    }
    out.raw(statuses.contains(Status.FAILED) ? FAILED : "");
    out.raw(statuses.contains(Status.UNVERIFIED) ? UNVERIFIED : "").raw("</ul>\n");
  }

  private static void print(Markup out, Panel panel) {
    out.raw("<figure class=\"memory\"");
    out.attribute("data-memory", panel.name()).raw(">\n<figcaption><h3>").text(panel.name());
    out.raw("</h3> ");
    about(out, panel);
    out.raw("</figcaption>\n");
    Scale linear = Scale.linear(panel.domain());
    Panel merged = panel.merged(linear, Scale.NARROWEST);
    int widened = new Strip(out, linear).print(merged, "to-scale", panel.name() + " to scale");
    out.raw("<div class=\"axis\"><code>").text(Address.text(panel.domain().start()));
    out.raw("</code><span>").raw(scale(widened)).raw("</span><code>").text(end(panel));
    out.raw("</code></div>\n");
    if (hasSmall(panel, linear)) {
      merged = panel.merged(Scale.enlarged(panel.domain(), panel.blocks()), SMALL);
      Scale enlarged = Scale.enlarged(panel.domain(), merged.blocks());
      new Strip(out, enlarged).print(merged, "enlarged", panel.name() + " enlarged");
      out.raw("<div class=\"axis\"><span></span><span>same order, small blocks enlarged");
      out.raw("</span><span></span></div>\n");
    }
    out.raw("</figure>\n");
  }

  private static void about(Markup out, Panel panel) {
    out.raw("<code>").text(panel.domain().text()).raw("</code> ");
    if (panel.memory() == null) {
      out.raw("bytes in no memory of the layout");
    } else {
      out.text(Address.bytes(panel.usable().length()));
      boolean narrower = !panel.usable().equals(panel.domain());
      if (narrower) {
        out.raw(" usable by this link of ").text(Address.bytes(panel.domain().length()));
      }
      out.raw(panel.memory().nonVolatile() ? ", non-volatile" : "");
      if (panel.memory().region() != null) {
        out.raw(", region <code>").text(panel.memory().region()).raw("</code>");
      }
      absent(out, panel.absent(Status.FAILED), " promised bytes are not here");
      absent(out, panel.absent(Status.UNVERIFIED), " promised bytes were not found");
    }
  }

  private static void absent(Markup out, long bytes, String words) {
    if (bytes != 0) {
      out.raw("; <strong>").text(Long.toUnsignedString(bytes)).raw(words).raw("</strong>");
    }
  }

  /** One line for each memory with nothing in it. */
  private static void untouched(Markup out, List<Panel> panels) {
    boolean open = false;
    for (Panel panel : panels) {
      if (!panel.isUsed()) {
        out.raw(open ? "" : "<ul class=\"untouched\">\n");
        open = true;
        out.raw("<li").attribute("data-memory", panel.name()).raw("><strong>").text(panel.name());
        out.raw("</strong> nothing is linked here: ");
        about(out, panel);
        out.raw("</li>\n");
      }
    }
    out.raw(open ? "</ul>\n" : "");
  }

  private static String scale(int widened) {
    return switch (widened) {
      case 0 -> "to scale";
      case 1 -> "to scale, but for 1 block that is drawn wider so that it can be seen";
      default -> "to scale, but for " + widened + " blocks drawn wider so that they can be seen";
    };
  }

  private static String end(Panel panel) {
    return panel.domain().end() == 0 ? "2^64" : Address.text(panel.domain().end());
  }

  private static boolean hasSmall(Panel panel, Scale linear) {
    for (Block block : panel.blocks()) {
      if (!block.isSpace() && linear.width(block.shown()) < SMALL) {
        return true;
      }
    }
    return false;
  }

  /** Promised objects that have no address, so that no picture shows them. */
  private static void nowhere(Markup out, Result result) {
    boolean open = false;
    for (int i = 0; i < result.objects().size(); i++) {
      ObjectResult object = result.objects().get(i);
      if (object.linked() == null && object.subject().object() != ObjectKind.SIDECAR) {
        out.raw(open ? "" : "<div id=\"nowhere\"><h3>Promised, but at no address</h3>\n<ul>\n");
        open = true;
        String name = ObjectLabel.symbol(object);
        out.raw("<li><a href=\"#object-").raw(i).raw("\">");
        out.text(name == null ? object.enumName() : name).raw("</a> ");
        out.raw(object.status().text()).raw(", ").text(Address.bytes(object.sizeBytes()));
        out.raw(" in ").text(object.subject().memory()).raw("</li>\n");
      }
    }
    out.raw(open ? "</ul></div>\n" : "");
  }
}
