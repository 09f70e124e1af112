package arenacheck.render.html;

import arenacheck.check.Status;
import arenacheck.memory.Address;
import arenacheck.render.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * One picture as inline SVG: what is not here, storage objects, sections and free space. Only
 * lengths in percent, so that it fits every page; one stop for the tabulator key.
 */
final class Strip {
  private static final int OBJECT_HEIGHT = 26;
  private static final int OTHER_HEIGHT = 18;
  private static final int GAP = 2;

  /** Pixels that a character takes up, and the page's width that labels are made for. */
  private static final double CHARACTER = 6.7;

  private static final double PAGE = 10.5;

  /** Characters of a name that still say something. */
  private static final int SHORTEST = 12;

  /** What is wrong comes last, so that its frame lies over those beside it. */
  private static final Status[] PAINTED = {Status.OK, Status.UNVERIFIED, Status.FAILED};

  private final Markup out;
  private final Scale scale;

  Strip(Markup out, Scale scale) {
    this.out = out;
    this.scale = scale;
  }

  /** Returns how many blocks are wider than the scale has them. */
  int print(Panel panel, String look, String label) {
    List<Block> ghosts = new ArrayList<>();
    List<Block> objects = new ArrayList<>();
    List<Block> others = new ArrayList<>();
    for (Block block : panel.blocks()) {
      (block.isGhost() ? ghosts : block.isObject() ? objects : others).add(block);
    }
    List<Placed> top = Placed.of(ghosts, scale);
    List<Placed> above = Placed.of(objects, scale);
    List<Placed> below = Placed.of(others, scale);
    Lanes topRows = Placed.lanes(top);
    Lanes aboveRows = Placed.lanes(above);
    Lanes belowRows = new Lanes(others.stream().map(Block::shown).toList());
    int upper = topRows.count() * (OBJECT_HEIGHT + GAP);
    int middle = upper + aboveRows.count() * (OBJECT_HEIGHT + GAP);
    int height = middle + belowRows.count() * (OTHER_HEIGHT + GAP);
    out.raw("<svg class=\"strip ").raw(look).raw("\" width=\"100%\" height=\"").raw(height);
    out.raw("\" role=\"group\"").attribute("aria-label", label).raw(">\n");
    out.raw("<rect class=\"track\" width=\"100%\" height=\"").raw(height).raw("\"/>\n");
    int order = top.size() + above.size();
    for (boolean space : new boolean[] {true, false}) {
      for (int i = 0; i < below.size(); i++) {
        if (below.get(i).block().isSpace() == space) {
          int y = middle + belowRows.of(i) * (OTHER_HEIGHT + GAP);
          print(below.get(i), order + i, y, OTHER_HEIGHT);
        }
      }
    }
    for (Status status : PAINTED) {
      print(top, topRows, 0, status, 0);
      print(above, aboveRows, upper, status, top.size());
    }
    out.raw("</svg>\n");
    return widened(top) + widened(above) + widened(below);
  }

  private void print(List<Placed> placed, Lanes rows, int top, Status status, int order) {
    for (int i = 0; i < placed.size(); i++) {
      if (placed.get(i).block().status() == status) {
        int y = top + rows.of(i) * (OBJECT_HEIGHT + GAP);
        print(placed.get(i), order + i, y, OBJECT_HEIGHT);
      }
    }
  }

  private static int widened(List<Placed> placed) {
    int count = 0;
    for (Placed one : placed) {
      count += one.widened() ? 1 : 0;
    }
    return count;
  }

  private void print(Placed placed, int order, int y, int height) {
    Block block = placed.block();
    String link =
        block.isObject()
            ? "#object-" + block.object()
            : block.occupant() >= 0 ? "#use-" + block.occupant() : null;
    String range = block.isGhost() ? "promised, but not here" : block.whole().text();
    String size = block.sized() ? Address.bytes(block.whole().length()) : "size unknown";
    String words = block.name() + ": " + range + ", " + size + ", " + block.about();
    out.raw(link == null ? "<g" : "<a").attribute("href", link);
    out.raw(" class=\"block k-").raw(block.kind());
    out.raw(block.sign().isEmpty() ? "\"" : " " + block.status().text() + "\"");
    out.raw(" tabindex=\"").raw(order == 0 ? "0" : "-1").raw("\" data-order=\"").raw(order);
    out.raw(link == null ? "\" role=\"img\"" : "\"");
    if (block.isObject()) {
      out.raw(block.isGhost() ? " data-ghost=\"" : " data-object=\"").raw(block.object());
      out.raw("\"");
    }
    out.attribute("data-name", block.name());
    if (!block.isGhost()) {
      out.attribute("data-address", Address.text(block.whole().start()));
    }
    if (block.sized()) {
      out.attribute("data-size", Long.toUnsignedString(block.whole().length()));
    }
    out.attribute("data-range", range).attribute("data-bytes", size);
    out.attribute("data-about", block.about());
    out.attribute("aria-label", words).raw(">");
    out.raw("<title>").text(words).raw("</title>");
    out.raw("<svg").percent("x", placed.x()).percent("width", placed.width());
    out.raw(" y=\"").raw(y).raw("\" height=\"").raw(height).raw("\">");
    out.raw("<rect class=\"fill\" width=\"100%\" height=\"100%\"/>");
    out.raw("<rect class=\"hatch\" width=\"100%\" height=\"100%\"/>");
    label(block, placed.width(), height);
    out.raw("</svg>").raw(link == null ? "</g>\n" : "</a>\n");
  }

  /** The end of a name tells more than its start, which all of a module's names share. */
  private void label(Block block, double width, int height) {
    String sign = block.sign();
    String label = (sign.isEmpty() ? "" : sign + " ") + Printable.text(block.name());
    int room = (int) ((width * PAGE - 10) / CHARACTER);
    if (room < label.length()) {
      String mark = sign.isEmpty() ? ".." : sign + " ..";
      label = room < SHORTEST ? "" : mark + label.substring(label.length() - room + mark.length());
    }
    boolean alone = label.isEmpty() && !sign.isEmpty() && width * PAGE >= CHARACTER;
    if (!label.isEmpty() || alone) {
      out.raw("<text x=\"").raw(alone ? 2 : 5).raw("\" y=\"").raw(height / 2 + 4).raw("\">");
      out.text(alone ? sign : label).raw("</text>");
    }
  }
}
